import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import type { Database } from '../../agency-api/db/schema.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import { demoAccounts } from '../../lib/contract/demo-accounts.ts'
import { growAgency } from '../../agency-api/seed/grow.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { waitUntilReady, startApi } from '../contract/api-process.ts'
import type { ListQuery } from './list-cases.ts'

export type Agency = Awaited<ReturnType<typeof openAgency>>

/** Starts an API process with a sample agency of `properties` properties. */
export async function openAgency(kind: TestDatabase['name'], properties: number) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-bench-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const variables = { AGENCY_DATA_DIR: dataDir, ...(url === undefined ? {} : { DATABASE_URL: url }) }
  const typeId = await seedAndFindCommonType(
    openDatabase({ DATABASE_URL: url, dataDir }),
    variables,
    properties,
  )
  const api = await startApi(variables)
  await waitUntilReady(api)
  // Keeps its connection alive, like the dashboard's server.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const token = await signIn(api.url)

  return {
    typeId,
    /** Requests one list; returns the milliseconds from the first byte sent to the last received, and the total. */
    async list(query: ListQuery, language: 'en' | 'pt'): Promise<{ durationMs: number; total: number }> {
      const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
      const startedAt = performance.now()
      const text = await get(`${api.url}/api/v1/properties${encodeQuery(query)}`, agent, headers)
      const durationMs = performance.now() - startedAt
      return { durationMs, total: (JSON.parse(text) as { total: number }).total }
    },
    async timeEmptyResponse(): Promise<number> {
      const startedAt = performance.now()
      await get(`${api.url}/livez`, agent, {})
      return performance.now() - startedAt
    },
    async call(path: string, body?: Record<string, unknown>): Promise<string> {
      const response = await fetch(`${api.url}/api/v1/${path}`, {
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { method: 'POST', body: encodeForm(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
      return text
    },
    async close() {
      agent.destroy()
      api.child.kill()
      await api.exit
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function seedAndFindCommonType(
  db: Kysely<Database>,
  variables: Record<string, string>,
  properties: number,
) {
  await migrate(db)
  const now = new Date()
  await seedAgency(db, await openMediaStore(readEnvironment(variables)), { now, photos: false })
  await growAgency(db, properties, now)
  // PostgreSQL's autovacuum would do this some seconds after a large write.
  if ('DATABASE_URL' in variables) await sql`vacuum analyze`.execute(db)
  const { type_id } = await db
    .selectFrom('properties')
    .select('type_id')
    .groupBy('type_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.destroy()
  return type_id ?? 0
}

async function signIn(origin: string): Promise<string> {
  const { email, password } = demoAccounts.administrator
  const body = encodeForm({ email, password })
  const response = await fetch(`${origin}/api/v1/auth/login`, { method: 'POST', body })
  if (response.status !== 200) throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { token: string }).token
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${url}: ${response.statusCode} ${text}`)),
      )
    })
    outgoing.on('error', reject).end()
  })
}
