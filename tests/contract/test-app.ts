import { issueToken } from '../../agency-api/accounts/bearer.ts'
import { hashPassword } from '../../agency-api/accounts/passwords.ts'
import { createApp } from '../../agency-api/app.ts'
import { waitForBackgroundWork } from '../../agency-api/background.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import type { AppContext } from '../../agency-api/app-context.ts'
import { openMailer } from '../../agency-api/mail/open.ts'
import { sendDueMails } from '../../agency-api/mail/worker.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import type { MediaStore } from '../../agency-api/media/store.ts'
import type { ResponseBody, Body, Endpoint, Params, Query } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'
import type { Role } from '#contract/session.ts'
import type { TestDatabase } from './databases.ts'
import { guardTransactions } from './transaction-guard.ts'

export type RequestOptions<E extends Endpoint> = {
  params?: Params<E>
  query?: Query<E>
  body?: Body<E>
  token?: string
  clientAddress?: string
  language?: string
  headers?: Record<string, string>
}

export function toRequest<C extends CallName>(
  name: C,
  options: RequestOptions<EndpointOf<C>> = {},
): [path: string, init: RequestInit] {
  const endpoint: Endpoint = endpointOf(name)
  const query = encodeQuery(options.query ?? {})
  const headers = new Headers({
    'x-forwarded-for': options.clientAddress ?? '198.51.100.7',
    ...options.headers,
  })
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`)
  if (options.language !== undefined) headers.set('accept-language', options.language)
  const body = options.body === undefined ? undefined : encodeForm(options.body)
  return [
    `/api/v1${fillPath(endpoint.path, options.params ?? {})}${query}`,
    { method: endpoint.method, headers, body },
  ]
}

let accountCount = 0

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

export async function openTestAppWithoutUsers(database: TestDatabase) {
  const testApp = await openTestApp(database)
  for (const table of ['login_attempts', 'one_time_links', 'mail_queue', 'users'] as const)
    await database.db().deleteFrom(table).execute()
  return testApp
}

export async function openTestApp(
  database: TestDatabase,
  variables: Record<string, string> = {},
  media?: MediaStore,
) {
  const environment = readEnvironment({ ...variables, AGENCY_DATA_DIR: database.dataDir })
  let advancedMs = 0
  const context: AppContext = guardTransactions({
    db: database.db(),
    media: media ?? (await openMediaStore(environment)),
    mail: openMailer(environment),
    environment,
    now: () => new Date(Date.now() + advancedMs),
  })
  const app = createApp(context)

  async function request<C extends CallName>(
    name: C,
    options: RequestOptions<EndpointOf<C>> = {},
  ): Promise<Response> {
    return app.request(...toRequest(name, options))
  }

  async function call<C extends CallName>(
    name: C,
    options: RequestOptions<EndpointOf<C>> = {},
  ): Promise<ResponseBody<EndpointOf<C>>> {
    const endpoint: Endpoint = endpointOf(name)
    const response = await request(name, options)
    const body: unknown = await response.json()
    if (response.status !== endpoint.success) throw AgencyError.from(body, response.status)
    return endpoint.response.parse(body) as ResponseBody<EndpointOf<C>>
  }

  const login = (email: string, password: string, clientAddress?: string) =>
    call('session.login', { body: { email, password }, clientAddress })

  return {
    context,
    app,
    request,
    call,
    advanceTime: (ms: number) => {
      advancedMs += ms
    },
    login,
    async failSignIns(email: string, times: number, clientAddress?: string) {
      for (let n = 0; n < times; n += 1)
        await expect(login(email, 'not the password', clientAddress)).rejects.toMatchObject({
          code: 'WRONG_PASSWORD',
        })
    },
    /** Waits for work that requests have left running, and sends the queued mails that are due. */
    finishBackgroundWork: async () => {
      await waitForBackgroundWork()
      while ((await sendDueMails(context)) > 0);
    },
    async addAccount({
      name = 'Ana Sá',
      email = `colleague-${(accountCount += 1)}@example.pt`,
      password = 'segredo-da-casa',
      role = 'Administrator' as Role,
    } = {}) {
      const at = context.now().toISOString()
      const { id } = await context.db
        .insertInto('users')
        .values({
          name,
          email,
          role,
          password_hash: await hashPassword(password),
          verified: 1,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, name, email, password, role, token: await issueToken(context, id) }
    },
  }
}
