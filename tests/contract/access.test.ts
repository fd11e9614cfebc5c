import { z } from 'zod'
import { issueToken } from '../../agency-api/accounts/bearer.ts'
import { routes } from '../../agency-api/app.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import type { Role } from '#contract/session.ts'
import { eachDatabase } from './databases.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import { insertAgent, insertKeyItem } from './portfolio.ts'

/** Callers of each endpoint. The last four use revoked or invalid tokens. */
const callers = [
  'User',
  'Administrator',
  'no one',
  'signed out',
  'account disabled',
  'account deleted',
  'made-up token',
] as const
type Caller = (typeof callers)[number]

function refusalOf(access: Endpoint['access'], caller: Caller) {
  if (access === 'public') return null
  if (caller !== 'User' && caller !== 'Administrator') return { status: 401, msg: 'BAD_TOKEN' }
  return access === 'administrator' && caller === 'User' ? { status: 403, msg: 'UNAUTHORIZED' } : null
}

/** Returns a valid value for each path parameter; `id` for numbers. */
function paramsOf(endpoint: Endpoint, id: number): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(endpoint.params, { unrepresentable: 'any', io: 'input' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { enum: options, type } = Object(schema) as { enum?: unknown[]; type?: string }
      return [name, options?.[0] ?? (type === 'string' ? 'some-name' : id)]
    }),
  )
}

test('implements every call of the contract', () => {
  const implemented = new Set(routes.map(({ name }) => name))
  expect(endpoints.map(({ name }) => name).filter((name) => !implemented.has(name))).toEqual([])
})

test('limits calls for users and administration to Administrators, and public access to sign-in and website calls', () => {
  const administratorPaths = /^\/(users(?!\/administrators$)|administration)(\/|$)/
  const publicPaths = /^\/(auth\/(login|options)|register|forgot|reset|verify|front\/homepage|public\/.*)$/
  for (const { name, endpoint } of endpoints) {
    const access = administratorPaths.test(endpoint.path)
      ? 'administrator'
      : publicPaths.test(endpoint.path)
        ? 'public'
        : 'session'
    // Portal accounts are for Administrators too, but share the path of other portal calls.
    if (!endpoint.path.startsWith('/integrations/')) expect([name, endpoint.access]).toEqual([name, access])
  }
})

eachDatabase((database) => {
  let testApp: TestApp
  let accounts: Record<Role, { id: number }>
  let colleague: { id: number }
  const invalidTokens: Partial<Record<Caller, string>> = {}

  beforeAll(async () => {
    testApp = await openTestApp(database)
    accounts = {
      User: await testApp.addAccount({ role: 'User' }),
      Administrator: await testApp.addAccount({ role: 'Administrator' }),
    }
    colleague = await testApp.addAccount({ role: 'User' })
    await insertAgent(database.db(), 'Ana', 'Sá')
    await insertKeyItem(database.db(), 'types', 'Apartment', 'Apartamento')
    const signedOut = await testApp.addAccount({ role: 'Administrator' })
    await testApp.call('session.logout', { token: signedOut.token })
    const deleted = await testApp.addAccount({ role: 'Administrator' })
    await database.db().deleteFrom('users').where('id', '=', deleted.id).execute()
    const disabled = await testApp.addAccount({ role: 'Administrator' })
    await database.db().updateTable('users').set({ disabled: 1 }).where('id', '=', disabled.id).execute()
    invalidTokens['signed out'] = signedOut.token
    invalidTokens['account disabled'] = disabled.token
    invalidTokens['account deleted'] = deleted.token
    invalidTokens['made-up token'] = 'A'.repeat(signedOut.token.length)
  })

  /** Returns a new token each time, because some calls end their own session. */
  async function tokenOf(caller: Caller): Promise<string | undefined> {
    return caller === 'User' || caller === 'Administrator'
      ? issueToken(testApp.context, accounts[caller].id)
      : invalidTokens[caller]
  }

  async function request(endpoint: Endpoint, caller: Caller, id: number) {
    const token = await tokenOf(caller)
    const response = await testApp.app.request(`/api/v1${fillPath(endpoint.path, paramsOf(endpoint, id))}`, {
      method: endpoint.method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      // Most calls reject an empty form, so that allowed requests change next to nothing.
      body: endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : new FormData(),
    })
    const text = await response.text()
    const msg = /"msg":"(\w+)"/.exec(text)?.[1]
    return { status: response.status, msg }
  }

  async function readTables() {
    const db = database.db()
    return {
      users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
      agents: await db.selectFrom('agents').selectAll().orderBy('id').execute(),
      keys: await db.selectFrom('key_items').selectAll().orderBy('id').execute(),
    }
  }

  /** Ids to request: the caller's own, a colleague's and a missing one; a single one if the path has no parameter. */
  const idsFor = (endpoint: Endpoint, caller: Caller) => {
    if (!endpoint.path.includes('{')) return [colleague.id]
    const ownId = caller === 'User' || caller === 'Administrator' ? accounts[caller].id : colleague.id
    return [...new Set([ownId, colleague.id, 4711])]
  }

  const cases = endpoints.flatMap(({ name, endpoint }) =>
    callers.map((caller) => ({ name, endpoint, caller, refusal: refusalOf(endpoint.access, caller) })),
  )

  test('rejects callers without access with the same error for any id, and changes nothing', async () => {
    const before = await readTables()
    const unexpected: unknown[] = []
    let tested = 0
    for (const { name, endpoint, caller, refusal } of cases) {
      if (refusal === null) continue
      for (const id of idsFor(endpoint, caller)) {
        tested += 1
        const response = await request(endpoint, caller, id)
        if (response.status !== refusal.status || response.msg !== refusal.msg)
          unexpected.push({ name, caller, id, response })
      }
    }
    process.stdout.write(`  ${database.name}: ${tested} refusals over ${endpoints.length} calls\n`)
    expect(unexpected).toEqual([])
    expect(await readTables()).toEqual(before)
  })

  test('returns neither BAD_TOKEN nor UNAUTHORIZED to callers with access', async () => {
    const unexpected: unknown[] = []
    let tested = 0
    for (const { name, endpoint, caller, refusal } of cases) {
      if (refusal !== null) continue
      for (const id of idsFor(endpoint, caller)) {
        tested += 1
        const response = await request(endpoint, caller, id)
        if (response.msg === 'BAD_TOKEN' || response.msg === 'UNAUTHORIZED' || response.status >= 500)
          unexpected.push({ name, caller, id, response })
      }
    }
    process.stdout.write(`  ${database.name}: ${tested} admissions over ${endpoints.length} calls\n`)
    expect(unexpected).toEqual([])
  })
})
