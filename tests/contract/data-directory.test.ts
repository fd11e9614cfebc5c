import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createAgentForm, createFaultAgency, type FaultAgency } from '../faults/processes.ts'
import { type ApiProcess, waitUntilReady } from './api-process.ts'

let agency: FaultAgency
let api: ApiProcess
beforeEach(async () => {
  agency = await createFaultAgency('SQLite')
  api = await agency.start()
})
afterEach(() => agency.close())

const pathOf = (name: string) => path.join(agency.dataDir, name)
const addAgent = () => agency.request(api, 'agents.add', { body: createAgentForm('Ana') })
const statusOf = async (target: string) => (await fetch(`${api.url}${target}`)).status

/** Waits until the readiness probe, which the API caches for a second, returns the status. */
async function expectReadiness(status: number): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    if ((await statusOf('/readyz')) === status) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`/readyz never returned ${status}:\n${api.output()}`)
}

async function expectWritesRejected(): Promise<void> {
  const { status, headers, body } = await addAgent()
  expect([status, headers.get('retry-after'), body.errors]).toEqual([
    503,
    '2',
    { msg: 'SERVER_TIMEOUT_CONNECTION_ERROR', params: { seconds: 2 } },
  ])
  await expectReadiness(503)
  expect(await statusOf('/livez')).toBe(200)
}

test('rejects a second process even after the lock file was deleted', async () => {
  rmSync(pathOf('agency.lock'))
  for (let n = 0; n < 2; n += 1) {
    const secondApi = await agency.spawn()
    expect(await secondApi.exit).toBe(1)
    expect(secondApi.output()).toContain(`in use by process ${api.child.pid}`)
  }
  expect((await addAgent()).status).toBe(201)
  api.child.kill('SIGKILL')
  await api.exit
  await waitUntilReady(await agency.spawn())
})

test('rejects writes while the database file is moved away, and recovers when it is back', async () => {
  renameSync(pathOf('agency.sqlite'), pathOf('elsewhere.sqlite'))
  await expectWritesRejected()
  expect(api.output()).toContain('database file deleted or replaced, writes are refused')
  renameSync(pathOf('elsewhere.sqlite'), pathOf('agency.sqlite'))
  await expectReadiness(200)
  expect((await addAgent()).status).toBe(201)
})

test.each([
  ['database', 'agency.sqlite'],
  ['write-ahead log', 'agency.sqlite-wal'],
])('rejects writes once the %s is deleted', async (_, name) => {
  expect((await addAgent()).status).toBe(201)
  rmSync(pathOf(name))
  await expectWritesRejected()
})

/** Overwrites the root page of a table that startup does not read, or the pages of the schema. */
function corruptDatabase(part: 'message_replies' | 'schema'): void {
  const database = new DatabaseSync(pathOf('agency.sqlite'))
  const root = database.prepare("select rootpage from sqlite_master where name = 'message_replies'").get()
  database.close()
  const file = openSync(pathOf('agency.sqlite'), 'r+')
  const page = part === 'schema' ? 1 : Number(root?.rootpage) - 1
  const pages = part === 'schema' ? 50 : 1
  writeSync(file, Buffer.alloc(4096 * pages, 0xa5), 0, 4096 * pages, 4096 * page)
  closeSync(file)
}

test('rejects writes once a page of the database is found damaged', async () => {
  api.child.kill('SIGTERM')
  await api.exit
  corruptDatabase('message_replies')
  api = await agency.start()
  await expectReadiness(503)
  await expectWritesRejected()
  expect(api.output()).toContain('database file damaged, writes are refused')
  expect((await agency.request(api, 'agents.list')).status).toBe(200)
})

test('does not start on a database whose schema is damaged', async () => {
  api.child.kill('SIGTERM')
  await api.exit
  corruptDatabase('schema')
  api = await agency.spawn()
  expect(await api.exit).toBe(1)
  expect(api.output()).toMatch(/agency\.sqlite: database disk image is malformed/)
})

test('does not start if the file portals-key is damaged', async () => {
  api.child.kill('SIGTERM')
  await api.exit
  writeFileSync(pathOf('portals-key'), '1:abc')
  api = await agency.spawn({ PORTALS_PUBLIC_URL: 'https://api.example.pt' })
  expect(await api.exit).toBe(1)
  expect(api.output()).toContain(`${pathOf('portals-key')} is damaged`)
})
