import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { withIdempotency } from '../../agency-api/idempotency.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { openTestApp } from './test-app.ts'
import { insertKeyItem, addProperty, createPropertyForm } from './portfolio.ts'
import { waitUntilReady, startApi } from './api-process.ts'
import { fileOf, phonePhoto } from './photos.ts'
import { waitUntil } from '../wait-until.ts'
import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { createAgentForm } from '../faults/processes.ts'

const keyedRequest = (key: string) => ({ key, fingerprint: 'of-one-request' })

// The row of a key in `answered_calls` has `claimed: 0` until the call's first commit, and `answer: null` until the
// response is stored.

eachDatabase((database) => {
  let client: TestClient
  beforeAll(async () => {
    client = await createTestClient(database)
  })
  const add = async (name: string, key: string) => {
    const headers = { 'idempotency-key': key }
    const response = await client.request('agents.add', { body: createAgentForm(name), headers })
    return [response.status, await response.json()]
  }
  const findAgents = (name: string) =>
    database.db().selectFrom('agents').select('id').where('first_name', '=', name).execute()

  test('runs requests with the same key once and returns the same response to all', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => add('Rita', 'press-save-twice')))
    responses.push(await add('Rita', 'press-save-twice'))
    const rows = await findAgents('Rita')
    expect(rows).toHaveLength(1)
    expect(responses).toEqual(responses.map(() => [201, { agent_id: rows[0]?.id }]))
    await add('Rita', 'another-key-of-theirs')
    expect(await findAgents('Rita')).toHaveLength(2)
  })

  test('rejects a key that was used with another body', async () => {
    const [status] = await add('Vera', 'one-key-for-two-forms')
    const repeat = await add('Vera', 'one-key-for-two-forms')
    const other = await add('Olga', 'one-key-for-two-forms')
    const refusal = { errors: { msg: 'MISSING', fields: { 'Idempotency-Key': 'invalid' } } }
    expect([status, repeat[0], other]).toEqual([201, 201, [422, refusal]])
    expect([await findAgents('Vera'), await findAgents('Olga')]).toMatchObject([[{}], []])
  })

  test('rejects a key that was used with another file of the same name and size', async () => {
    const headers = { 'idempotency-key': 'one-key-for-two-files' }
    const typeId = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
    const id = await addProperty(client, typeId)
    const upload = (bytes: string) =>
      client.call('properties.uploadAttachment', {
        params: { id },
        headers,
        body: { file: new File([bytes], 'planta.pdf', { type: 'application/pdf' }) },
      })
    const first = await upload('%PDF-1.4 a')
    expect(await upload('%PDF-1.4 a')).toEqual(first)
    expect(await errorOf(upload('%PDF-1.4 b'))).toMatchObject({ code: 'MISSING', status: 422 })
  })

  test('replays a response that an earlier version stored without a fingerprint', async () => {
    const stored = { key: 'earlier-version', answer: '{"body":{"agent_id":7},"version":null}' }
    await database
      .db()
      .insertInto('answered_calls')
      .values({ ...stored, at: new Date().toISOString(), claimed: 1 })
      .execute()
    const context = { db: database.db(), now: () => new Date() }
    const handler = () => Promise.reject(new Error('ran again'))
    expect(await withIdempotency(context, keyedRequest(stored.key), handler)).toEqual({ agent_id: 7 })
  })

  test('runs a rejected request again under the same key', async () => {
    const headers = { 'idempotency-key': 'refused-at-first' }
    const type = await insertKeyItem(database.db(), 'types', 'House', 'Moradia')
    const body = createPropertyForm(type)
    expect(
      (await client.request('properties.add', { body: { ...body, type_id: 99_999 }, headers })).status,
    ).toBe(422)
    expect((await client.request('properties.add', { body, headers })).status).toBe(201)
  })

  test("reserves the key without a transaction too; a dead process's reservation expires after two minutes", async () => {
    const context = { db: database.db(), now: () => new Date() }
    let runs = 0
    const handler = async () => {
      runs += 1
      await pause(20)
      return { run: runs }
    }
    const responses = await Promise.all(
      [1, 2, 3].map(() => withIdempotency(context, keyedRequest('without-a-transaction'), handler)),
    )
    expect([runs, responses]).toEqual([1, [{ run: 1 }, { run: 1 }, { run: 1 }]])

    const abandoned = { key: 'process-died', at: new Date(Date.now() - 121_000).toISOString(), answer: null }
    await database
      .db()
      .insertInto('answered_calls')
      .values({ ...abandoned, claimed: 0 })
      .execute()
    expect(await withIdempotency(context, keyedRequest(abandoned.key), handler)).toEqual({ run: 2 })
  })

  test('inserts and claims the key again when its row is deleted during the call', async () => {
    const type = await insertKeyItem(database.db(), 'types', 'Loft', 'Loft')
    const params = { id: await addProperty(client, type) }
    const headers = { 'idempotency-key': 'taken-over-key' }
    const body = { file: fileOf(await phonePhoto()) }
    await database.db().deleteFrom('answered_calls').execute()
    const response = client.request('properties.uploadMedia', { params, headers, body })
    // Deletes the reservation, as a failed call with the same key does, while the photo is being processed.
    await waitUntil(async () => {
      const { numDeletedRows } = await database.db().deleteFrom('answered_calls').executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    })
    expect((await response).status).toBe(201)
    const [row] = await database.db().selectFrom('answered_calls').selectAll().execute()
    expect(row).toMatchObject({ claimed: 1, answer: expect.any(String) })
  })

  test('stores a response without its token, so a replay omits the token', async () => {
    const testApp = await openTestApp(database)
    const ana = await testApp.addAccount({ email: `once-${database.name}@example.pt` })
    const headers = { 'idempotency-key': 'change-of-a-password' }
    const password = 'uma-nova-2026'
    const body = { old_password: ana.password, password, password_confirmation: password }
    const { token, known_device } = await testApp.call('profile.changePassword', {
      token: ana.token,
      headers,
      body,
    })
    const rows = await database.db().selectFrom('answered_calls').select('answer').execute()
    const stored = JSON.stringify(rows)
    const storedPattern = /^\{"fingerprint":"[\w-]{43}","body":\{\},"version":null\}$/
    expect(rows).toContainEqual({ answer: expect.stringMatching(storedPattern) })
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(known_device)

    const handler = () => Promise.resolve({ token, known_device, user: 1 })
    const [first, repeat] = [
      await withIdempotency(testApp.context, keyedRequest('returned-a-token'), handler),
      await withIdempotency(testApp.context, keyedRequest('returned-a-token'), handler),
    ]
    expect([first, repeat]).toEqual([{ token, known_device, user: 1 }, { user: 1 }])
  })

  test('ignores an invalid key, and deletes keys after a day', async () => {
    for (let n = 0; n < 2; n += 1) expect((await add('Nuno', 'x'))[0]).toBe(201)
    expect(await findAgents('Nuno')).toHaveLength(2)
    const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)
    await sweepAccounts({ db: database.db(), now: tomorrow })
    const remainingRows = await database.db().selectFrom('answered_calls').selectAll().execute()
    expect(remainingRows).toEqual([])
  })
})

test('on SQLite, a starting API frees the keys of calls that a killed process had not committed', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-killed-call-'))
  const open = async () => {
    const db = openDatabase({ dataDir })
    await migrate(db)
    return db
  }
  const before = await open()
  const call = { at: new Date().toISOString(), answer: null, claimed: 0 as const }
  const completed = { ...call, key: 'completed', answer: '{"body":{},"version":null}' }
  await before
    .insertInto('answered_calls')
    .values([{ ...call, key: 'uncommitted' }, { ...call, key: 'committed', claimed: 1 as const }, completed])
    .execute()
  await before.destroy()
  const api = await startApi({ AGENCY_DATA_DIR: dataDir, AGENCY_DISK_FLOOR_MB: '0' })
  await waitUntilReady(api).finally(() => api.child.kill('SIGKILL'))
  await api.exit
  const after = await open()
  const keys = await after.selectFrom('answered_calls').select('key').orderBy('key').execute()
  expect(keys.map(({ key }) => key)).toEqual(['committed', 'completed'])
  await after.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)
