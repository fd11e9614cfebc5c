import { z } from 'zod'
import { issueToken } from '../../agency-api/accounts/bearer.ts'
import { routes } from '../../agency-api/app.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, endpoints } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import type { Role } from '#contract/session.ts'
import { eachDatabase } from './databases.ts'
import { type Office, openOffice } from './office.ts'
import { addAgent, addKey } from './portfolio.ts'

/** Calls that the contract says and the API does not answer yet. */
const notYetBuilt: readonly CallName[] = []

/** Who asks: the rows of the matrix. The last four hold what was a token once, or never. */
const askers = [
  'User',
  'Administrator',
  'no one',
  'signed out',
  'account disabled',
  'account deleted',
  'made-up token',
] as const
type Asker = (typeof askers)[number]

const answered = new Set(routes.map(({ name }) => name))
const built = endpoints.filter(({ name }) => answered.has(name))

/** What the contract's access means for each asker: the one refusal, or null for being let in. */
function refusal(access: Endpoint['access'], asker: Asker) {
  if (access === 'public') return null
  if (asker !== 'User' && asker !== 'Administrator') return { status: 401, msg: 'BAD_TOKEN' }
  return access === 'administrator' && asker === 'User' ? { status: 403, msg: 'UNAUTHORIZED' } : null
}

/** A value for each parameter of a path as its schema wants it; `id` where a number is wanted. */
function paramsOf(endpoint: Endpoint, id: number): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(endpoint.params, { unrepresentable: 'any', io: 'input' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { enum: words, type } = Object(schema) as { enum?: unknown[]; type?: string }
      return [name, words?.[0] ?? (type === 'string' ? 'some-name' : id)]
    }),
  )
}

test('every call of the contract is answered by the API, or is known not to be yet', () => {
  const missing = endpoints.map(({ name }) => name).filter((name) => !answered.has(name))
  expect(missing.filter((name) => !notYetBuilt.includes(name))).toEqual([])
})

test('accounts and the download of contacts are for Administrators alone; only the way in and the website are for anyone', () => {
  const administration = /^\/(users(?!\/administrators$)|administration)(\/|$)/
  const anyone = /^\/(auth\/(login|options)|register|forgot|reset|verify|front\/homepage|public\/.*)$/
  for (const { name, endpoint } of endpoints) {
    const access = administration.test(endpoint.path)
      ? 'administrator'
      : anyone.test(endpoint.path)
        ? 'public'
        : 'session'
    // Portal accounts are for Administrators too, and lie among the other calls of portals.
    if (!endpoint.path.startsWith('/integrations/')) expect([name, endpoint.access]).toEqual([name, access])
  }
})

eachDatabase((database) => {
  let office: Office
  let people: Record<Role, { id: number }>
  let colleague: { id: number }
  const gone: Partial<Record<Asker, string>> = {}

  beforeAll(async () => {
    office = await openOffice(database)
    people = {
      User: await office.hire({ role: 'User' }),
      Administrator: await office.hire({ role: 'Administrator' }),
    }
    colleague = await office.hire({ role: 'User' })
    await addAgent(database.db(), 'Ana', 'Sá')
    await addKey(database.db(), 'types', 'Apartment', 'Apartamento')
    const out = await office.hire({ role: 'Administrator' })
    await office.call('session.logout', { token: out.token })
    const former = await office.hire({ role: 'Administrator' })
    await database.db().deleteFrom('users').where('id', '=', former.id).execute()
    const disabled = await office.hire({ role: 'Administrator' })
    await database.db().updateTable('users').set({ disabled: 1 }).where('id', '=', disabled.id).execute()
    gone['signed out'] = out.token
    gone['account disabled'] = disabled.token
    gone['account deleted'] = former.token
    gone['made-up token'] = 'A'.repeat(out.token.length)
  })

  /** Each with a token of its own: some calls end the one that they are asked with. */
  async function tokenOf(asker: Asker): Promise<string | undefined> {
    return asker === 'User' || asker === 'Administrator'
      ? issueToken(office.house, people[asker].id)
      : gone[asker]
  }

  async function ask(endpoint: Endpoint, asker: Asker, id: number) {
    const token = await tokenOf(asker)
    const response = await office.app.request(`/api/v1${fillPath(endpoint.path, paramsOf(endpoint, id))}`, {
      method: endpoint.method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      // Nothing that any call accepts: what is let in is turned away for that, and changes next to nothing.
      body: endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : new FormData(),
    })
    const text = await response.text()
    const msg = /"msg":"(\w+)"/.exec(text)?.[1]
    return { status: response.status, msg }
  }

  /** Everybody's records: what a refused call must leave as it was. */
  async function stored() {
    const db = database.db()
    return {
      users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
      agents: await db.selectFrom('agents').selectAll().orderBy('id').execute(),
      keys: await db.selectFrom('key_items').selectAll().orderBy('id').execute(),
    }
  }

  /** The ids to ask for: one's own account's, a colleague's, one that nothing has; once where the path names none. */
  const idsFor = (endpoint: Endpoint, asker: Asker) => {
    if (!endpoint.path.includes('{')) return [colleague.id]
    const own = asker === 'User' || asker === 'Administrator' ? people[asker].id : colleague.id
    return [...new Set([own, colleague.id, 4711])]
  }

  const cells = (wanted: (refused: boolean) => boolean) =>
    built.flatMap(({ name, endpoint }) =>
      askers.flatMap((asker) => {
        const expected = refusal(endpoint.access, asker)
        return wanted(expected !== null) ? [{ name, endpoint, asker, expected }] : []
      }),
    )

  test('who may not is refused, with the same words whatever they ask for, and nothing changes', async () => {
    const before = await stored()
    const wrong: unknown[] = []
    let tested = 0
    for (const { name, endpoint, asker, expected } of cells((refused) => refused)) {
      for (const id of idsFor(endpoint, asker)) {
        tested += 1
        const got = await ask(endpoint, asker, id)
        if (got.status !== expected?.status || got.msg !== expected.msg) wrong.push({ name, asker, id, got })
      }
    }
    process.stdout.write(`  ${database.name}: ${tested} refusals over ${built.length} calls\n`)
    expect(wrong).toEqual([])
    expect(await stored()).toEqual(before)
  })

  test('who may is never told to sign in or that they may not', async () => {
    const wrong: unknown[] = []
    let tested = 0
    for (const { name, endpoint, asker } of cells((refused) => !refused)) {
      for (const id of idsFor(endpoint, asker)) {
        tested += 1
        const got = await ask(endpoint, asker, id)
        if (got.msg === 'BAD_TOKEN' || got.msg === 'UNAUTHORIZED' || got.status >= 500)
          wrong.push({ name, asker, id, got })
      }
    }
    process.stdout.write(`  ${database.name}: ${tested} admissions over ${built.length} calls\n`)
    expect(wrong).toEqual([])
  })
})
