import { issueToken } from '../../agency-api/accounts/bearer.ts'
import { hashPassword } from '../../agency-api/accounts/passwords.ts'
import { createApp } from '../../agency-api/app.ts'
import { backgroundDone } from '../../agency-api/background.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import type { House } from '../../agency-api/house.ts'
import { openMailer } from '../../agency-api/mail/open.ts'
import { sendDueMails } from '../../agency-api/mail/worker.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import type { Answer, Body, Endpoint, Params, Query } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'
import type { Role } from '#contract/session.ts'
import type { TestDatabase } from './databases.ts'
import { guardTransactions } from './transaction-guard.ts'

export type Asking<E extends Endpoint> = {
  params?: Params<E>
  query?: Query<E>
  body?: Body<E>
  token?: string
  /** The caller's address, as a trusted proxy names it. */
  from?: string
  language?: string
  headers?: Record<string, string>
}

/** A call as it goes over the wire: path with query, and what fetch wants beside it. */
export function written<C extends CallName>(
  name: C,
  asking: Asking<EndpointOf<C>> = {},
): [path: string, init: RequestInit] {
  const endpoint: Endpoint = endpointOf(name)
  const query = encodeQuery(asking.query ?? {})
  const headers = new Headers({ 'x-forwarded-for': asking.from ?? '198.51.100.7', ...asking.headers })
  if (asking.token !== undefined) headers.set('authorization', `Bearer ${asking.token}`)
  if (asking.language !== undefined) headers.set('accept-language', asking.language)
  const body = asking.body === undefined ? undefined : encodeForm(asking.body)
  return [
    `/api/v1${fillPath(endpoint.path, asking.params ?? {})}${query}`,
    { method: endpoint.method, headers, body },
  ]
}

export type Office = Awaited<ReturnType<typeof openOffice>>

/** An office in which nobody has an account, nor has tried to sign in. */
export async function openEmptyOffice(database: TestDatabase) {
  const office = await openOffice(database)
  for (const table of ['login_attempts', 'one_time_links', 'mail_queue', 'users'] as const)
    await database.db().deleteFrom(table).execute()
  return office
}

/** The API in this process on a test's database, with a clock to turn, and callers who speak the contract. */
export async function openOffice(database: TestDatabase, variables: Record<string, string> = {}) {
  const environment = readEnvironment({ ...variables, AGENCY_DATA_DIR: database.dataDir })
  let passed = 0
  const house: House = guardTransactions({
    db: database.db(),
    media: await openMediaStore(environment),
    mail: openMailer(environment),
    environment,
    now: () => new Date(Date.now() + passed),
  })
  const app = createApp(house)

  /** Asks and answers whatever came back. */
  async function ask<C extends CallName>(name: C, asking: Asking<EndpointOf<C>> = {}): Promise<Response> {
    return app.request(...written(name, asking))
  }

  /** Asks; answers what the contract says, and throws the AgencyError that came instead. */
  async function call<C extends CallName>(
    name: C,
    asking: Asking<EndpointOf<C>> = {},
  ): Promise<Answer<EndpointOf<C>>> {
    const endpoint: Endpoint = endpointOf(name)
    const response = await ask(name, asking)
    const body: unknown = await response.json()
    if (response.status !== endpoint.success) throw AgencyError.from(body, response.status)
    return endpoint.answer.parse(body) as Answer<EndpointOf<C>>
  }

  const login = (email: string, password: string, from?: string) =>
    call('session.login', { body: { email, password }, from })

  return {
    house,
    app,
    ask,
    call,
    pass: (ms: number) => {
      passed += ms
    },
    login,
    /** Sign-ins with a wrong password, each of which is told that it was wrong. */
    async mistype(email: string, times: number, from?: string) {
      for (let n = 0; n < times; n += 1)
        await expect(login(email, 'not the password', from)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    },
    /** What goes on behind answers, such as mails, is over. */
    settled: async () => {
      await backgroundDone()
      while ((await sendDueMails(house)) > 0);
    },
    /** A colleague with an account, signed in. */
    async hire({
      name = 'Ana Sá',
      email = `colleague-${(hired += 1)}@example.pt`,
      password = 'segredo-da-casa',
      role = 'Administrator' as Role,
    } = {}) {
      const at = house.now().toISOString()
      const { id } = await house.db
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
      return { id, name, email, password, role, token: await issueToken(house, id) }
    },
  }
}

let hired = 0
