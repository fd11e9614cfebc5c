import { setTimeout as pause } from 'node:timers/promises'
import type { Body } from '#contract/endpoint.ts'
import type { batches } from '#contract/batches.ts'
import { limits } from '#contract/limits.ts'
import { tagIds } from '#contract/tag-ids.ts'
import { sql } from 'kysely'
import { leaseBatch, leaseMs } from '../../agency-api/batches/lease.ts'
import { prepareBatch } from '../../agency-api/batches/prepare.ts'
import { runBatch, runDueBatches } from '../../agency-api/batches/run.ts'
import { eachDatabase } from './databases.ts'
import { insertAgent, addDevelopment, insertKeyItem, addProperty, findTagId } from './portfolio.ts'
import { openTestApp } from './test-app.ts'
import { createTestClient, errorOf, type TestClient } from './test-client.ts'

type Input = Body<typeof batches.add>
type Change = Input['change']

eachDatabase((database) => {
  let client: TestClient
  let typeId: number

  beforeAll(async () => {
    client = await createTestClient(database)
    typeId = await insertKeyItem(client.context.db, 'types', 'Flat', 'Apartamento')
  })

  const prepare = (ids: number[], change: Change, resource: Input['resource'] = 'properties') =>
    client.call('batches.add', { body: { resource, ids, change } })
  /** Prepares to hide the price of all records that match the filter, except the given ones. */
  const prepareAllExcept = (except: number[], resource: Input['resource'], filter: { agent?: number }) =>
    client.call('batches.add', {
      body: { resource, filter, except, change: { field: 'hide_price', value: 1 } },
    })
  const itemsOf = async (id: number) =>
    (await client.call('batches.items', { params: { id }, query: { limit: 100 } })).items
  const start = (id: number) => client.call('batches.start', { params: { id } })
  const fetchBatch = (id: number) => client.call('batches.get', { params: { id } })
  const runDue = () => runDueBatches(client.context)
  /** Creates a `shouldContinue` that returns true `count` times. It's called before each batch and each chunk. */
  function trueTimes(count: number): () => boolean {
    let calls = 0
    return () => (calls += 1) <= count
  }
  async function applyChange(ids: number[], change: Change, resource?: Input['resource']) {
    const { id } = await prepare(ids, change, resource)
    await start(id)
    await runDue()
    return fetchBatch(id)
  }
  const addAdministrator = async () => (await openTestApp(database)).addAccount({ name: 'Eva Luz' })

  async function prepareAndStart({ call }: TestClient, ids: number[]) {
    const body = { resource: 'properties' as const, ids, change: percentChange(1) }
    const { id } = await call('batches.add', { body })
    await call('batches.start', { params: { id } })
    return id
  }
  async function undo(id: number) {
    await client.call('batches.undo', { params: { id } })
    await runDue()
    return fetchBatch(id)
  }
  const fetchGeneral = async (id: number) =>
    (await client.call('properties.general', { params: { id } })).block
  const addWithPrice = (price: number, overrides = {}) => addProperty(client, typeId, { price, ...overrides })
  const percentChange = (value: number, round = 0): Change => ({
    field: 'price',
    mode: 'percent',
    value,
    round,
  })

  test('previews prices before and after, and changes nothing', async () => {
    const ids = [await addWithPrice(385_000), await addWithPrice(0), await addWithPrice(99_990)]
    const batch = await prepare([...ids, 9_999_999], percentChange(-5, 1000))
    expect(batch).toMatchObject({ state: 'draft', counts: { waiting: 2, same: 1, refused: 1 } })
    const items = await itemsOf(batch.id)
    expect(items[0]).toMatchObject({ record_id: 9_999_999, state: 'refused', problem: 'NOT_FOUND' })
    expect(items.flatMap(({ changes }) => changes)).toMatchObject([
      { field: 'price', before: 385_000, after: 366_000 },
      { field: 'price', before: 99_990, after: 95_000 },
    ])
    await runDue()
    expect((await fetchGeneral(ids[0] ?? 0)).price).toBe(385_000)
  })

  test.each([
    [{ field: 'price', mode: 'set', value: 250_000 }, 250_000],
    [{ field: 'price', mode: 'amount', value: -1_000.5 }, 98_999.5],
    [{ field: 'price', mode: 'percent', value: 2.5, round: 500 }, 102_500],
  ] as const)('applies %j to a price', async (change, price) => {
    const id = await addWithPrice(100_000)
    expect(await applyChange([id], change)).toMatchObject({ state: 'done', counts: { done: 1, waiting: 0 } })
    expect((await fetchGeneral(id)).price).toBe(price)
  })

  test.each([
    ['negative', { field: 'price', mode: 'amount', value: -501 }],
    ['0', { field: 'price', mode: 'amount', value: -500 }],
    ['0 by rounding', percentChange(5, 5000)],
  ] as const)('rejects a change that would make a price %s', async (_, change) => {
    const id = await addWithPrice(500)
    const batch = await prepare([id], change)
    expect(batch.counts).toMatchObject({ waiting: 0, refused: 1 })
    expect((await itemsOf(batch.id))[0]?.problem).toBe('PRICE_OUT_OF_RANGE')
  })

  test('changes all properties that match a filter', async () => {
    const agent = await insertAgent(client.context.db, 'Inês', 'Reis')
    const ids = await Promise.all([1, 2, 3].map((n) => addWithPrice(n * 1000, { agent_id: agent })))
    const { id, counts } = await client.call('batches.add', {
      body: {
        resource: 'properties',
        filter: { agent, price_from: 1500 },
        change: { field: 'hide_price', value: 1 },
      },
    })
    expect(counts.waiting).toBe(2)
    await start(id)
    await runDue()
    expect(
      await Promise.all(ids.map(async (propertyId) => (await fetchGeneral(propertyId)).hide_price)),
    ).toEqual([0, 1, 1])
  })

  test('excludes deselected records when all matching records are selected', async () => {
    const agent = await insertAgent(client.context.db, 'Joel', 'Dias')
    const ids: number[] = []
    for (const price of [1000, 2000, 3000]) ids.push(await addWithPrice(price, { agent_id: agent }))
    const developments = [await addDevelopment(client), await addDevelopment(client)]
    const [first = 0, ...others] = ids
    const preview = (except: number[]) => prepareAllExcept(except, 'properties', { agent })
    const { id } = await preview([first, 9_999_999])
    expect((await itemsOf(id)).map(({ record_id }) => record_id)).toEqual(others)
    await start(id)
    await runDue()
    expect(
      await Promise.all(ids.map(async (propertyId) => (await fetchGeneral(propertyId)).hide_price)),
    ).toEqual([0, 1, 1])
    expect(await errorOf(preview(ids))).toMatchObject({ status: 422, fields: { ids: 'required' } })
    const tooMany = Array.from({ length: limits.bulkMax + 1 }, (_, n) => n + 1)
    expect(await errorOf(preview(tooMany))).toMatchObject({ status: 422, fields: { except: 'invalid' } })
    const batch = await prepareAllExcept(developments.slice(0, 1), 'condominiums', {})
    const listed = (await itemsOf(batch.id)).map(({ record_id }) => record_id)
    expect(listed).toContain(developments[1])
    expect(listed).not.toContain(developments[0])
  })

  test('accepts more matches than one batch may have if the excess ones are deselected', async () => {
    const { db } = client.context
    const agent = await insertAgent(db, 'Eva', 'Reis')
    await sql`
      insert into condominiums (title_en, title_pt, agent_id, created_at, updated_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${limits.batchMax + 2})
      select 'Dunes', 'Dunas', ${agent}, '2026-01-01', '2026-01-01' from numbers`.execute(db)
    const rows = await db
      .selectFrom('condominiums')
      .select('id')
      .where('agent_id', '=', agent)
      .orderBy('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    const preview = (except: number[]) => prepareAllExcept(except, 'condominiums', { agent })
    expect(await errorOf(preview(ids.slice(0, 1)))).toMatchObject({ fields: { ids: 'invalid' } })
    expect((await preview(ids.slice(0, 2))).counts.waiting).toBe(limits.batchMax)
    await db.deleteFrom('condominiums').where('agent_id', '=', agent).execute()
  })

  test('restores on undo the records that nobody has changed since, and lists the others as skipped', async () => {
    const ids = [await addWithPrice(1000), await addWithPrice(2000), await addWithPrice(3000)]
    const [, second = 0, third = 0] = ids
    const { id } = await applyChange(ids, percentChange(10))
    await client.call('properties.quickChange', { body: { id: second, block: 'price', value: 1 } })
    await client.call('properties.remove', { params: { id: third } })
    expect(await undo(id)).toMatchObject({ state: 'undone', counts: { undone: 1, skipped: 2 } })
    expect((await fetchGeneral(ids[0] ?? 0)).price).toBe(1000)
    expect((await fetchGeneral(second)).price).toBe(1)
    const skipped = (await itemsOf(id)).filter(({ state }) => state === 'skipped')
    expect(skipped.map(({ problem }) => problem)).toEqual(['CHANGED_SINCE', 'NOT_FOUND'])
  })

  test('fails records that a user or another batch changed after the preview', async () => {
    const ids = [await addWithPrice(1000), await addWithPrice(2000)]
    const [first, second] = [await prepare(ids, percentChange(-10)), await prepare(ids, percentChange(-10))]
    await client.call('properties.quickChange', { body: { id: ids[0] ?? 0, block: 'price', value: 1100 } })
    await start(first.id)
    await start(second.id)
    await runDue()
    expect((await fetchBatch(first.id)).counts).toMatchObject({ done: 1, failed: 1 })
    expect((await fetchBatch(second.id)).counts).toMatchObject({ done: 0, failed: 2 })
    expect([(await fetchGeneral(ids[0] ?? 0)).price, (await fetchGeneral(ids[1] ?? 0)).price]).toEqual([
      1100, 1800,
    ])
  })

  test('removes a sold property from the highlights, and adds it again when undone', async () => {
    const id = await addWithPrice(1000, { highlighted: 1 })
    const batch = await applyChange([id], {
      field: 'tag_id',
      value: await findTagId(client.context.db, 'sold'),
    })
    expect(await fetchGeneral(id)).toMatchObject({ highlighted: 0 })
    await undo(batch.id)
    expect(await fetchGeneral(id)).toMatchObject({ highlighted: 1, tag_id: null })
    await client.call('properties.remove', { params: { id } })
  })

  test('highlights only as many as the limit allows', async () => {
    const ids = await Promise.all(Array.from({ length: 19 }, (_, n) => addWithPrice(n + 1)))
    const batch = await applyChange(ids, { field: 'highlighted', value: 1 })
    expect(batch.counts).toMatchObject({ done: 18, refused: 1 })
    expect((await undo(batch.id)).counts).toMatchObject({ undone: 18 })
  })

  test('tries every record, and ends as done even if all fail', async () => {
    const agent = await insertAgent(client.context.db, 'Rui', 'Paz')
    const ids = [await addWithPrice(1), await addWithPrice(2)]
    const { id } = await prepare(ids, { field: 'agent_id', value: agent })
    await client.context.db.deleteFrom('agents').where('id', '=', agent).execute()
    await start(id)
    await runDue()
    expect(await fetchBatch(id)).toMatchObject({ state: 'done', counts: { failed: 2 } })
    expect((await itemsOf(id)).map(({ problem }) => problem)).toEqual(['MISSING', 'MISSING'])
  })

  test('if a batch could not be ended, runs other batches until its lease expires, and then retries it', async () => {
    const { db } = client.context
    const { id } = await prepare([await addWithPrice(1000)], percentChange(10))
    const other = await prepare([await addWithPrice(1000)], percentChange(10))
    const setChange = (change: object) =>
      db
        .updateTable('batches')
        .set({ change: JSON.stringify(change) })
        .where('id', '=', id)
        .execute()
    await setChange({})
    await start(id)
    await start(other.id)
    await expect(runDue()).rejects.toThrow()
    await runDue()
    expect((await fetchBatch(other.id)).state).toBe('done')
    await setChange(percentChange(10))
    expect((await fetchBatch(id)).state).toBe('running')
    await db.updateTable('batches').set({ lease_until: null }).where('id', '=', id).execute()
    await runDue()
    expect(await fetchBatch(id)).toMatchObject({ state: 'done', counts: { failed: 1 } })
  })

  test('adds and removes features', async () => {
    const { db } = client.context
    const [pool, lift] = [
      await insertKeyItem(db, 'features', 'Pool', 'Piscina'),
      await insertKeyItem(db, 'features', 'Lift', 'Elevador'),
    ]
    const id = await addWithPrice(1, { features_id: [lift] })
    const batch = await applyChange([id], { field: 'features_id', add: [pool], remove: [lift] })
    expect((await fetchGeneral(id)).features_id).toEqual([pool])
    const [item] = await itemsOf(batch.id)
    expect(item?.changes[0]).toMatchObject({ before_names: ['Lift'], after_names: ['Pool'] })
    await undo(batch.id)
    expect((await fetchGeneral(id)).features_id).toEqual([lift])
  })

  test('deletes records for good', async () => {
    const ids = [await addWithPrice(1), await addWithPrice(2)]
    const batch = await applyChange(ids, { field: 'deleted' })
    expect(batch).toMatchObject({ state: 'done', counts: { done: 2 } })
    expect(await errorOf(fetchGeneral(ids[0] ?? 0))).toMatchObject({ code: 'NOT_FOUND' })
    const undone = client.call('batches.undo', { params: { id: batch.id } })
    expect(await errorOf(undone)).toMatchObject({ code: 'NOT_REVERTIBLE' })
  })

  test('deletes the other records if one has been deleted since the preview', async () => {
    const ids = [await addWithPrice(1), await addWithPrice(2)]
    const { id } = await prepare(ids, { field: 'deleted' })
    await client.call('properties.remove', { params: { id: ids[0] ?? 0 } })
    await start(id)
    await runDue()
    expect(await fetchBatch(id)).toMatchObject({ state: 'done', counts: { done: 1, failed: 1 } })
    expect((await itemsOf(id))[0]).toMatchObject({ record_id: ids[0], problem: 'NOT_FOUND' })
  })

  test('changes developments, and archives their properties with them', async () => {
    const development = await addDevelopment(client, { starting_price: 100_000 })
    const property = await addWithPrice(1, { condominium_id: development })
    const read = async () =>
      (await client.call('condominiums.general', { params: { id: development } })).block
    await applyChange([development], percentChange(10), 'condominiums')
    expect((await read()).starting_price).toBe(110_000)
    const batch = await applyChange([development], { field: 'archived', value: 1 }, 'condominiums')
    expect((await fetchGeneral(property)).archived).toBe(1)
    await undo(batch.id)
    expect((await fetchGeneral(property)).archived).toBe(0)
    await client.call('condominiums.archive', { params: { id: development } })
    const active = await addWithPrice(1, { condominium_id: development })
    const unarchiving = await applyChange([development], { field: 'archived', value: 0 }, 'condominiums')
    await undo(unarchiving.id)
    expect([(await fetchGeneral(property)).archived, (await fetchGeneral(active)).archived]).toEqual([1, 0])
    const refused = prepare([development], { field: 'low_cost', value: 1 }, 'condominiums')
    expect(await errorOf(refused)).toMatchObject({
      code: 'MISSING',
      fields: { 'change[field]': 'invalid' },
    })
  })

  test('adds one entry to the activity of the agency, and one to the history of each record', async () => {
    const ids = [await addWithPrice(1000), await addWithPrice(2000)]
    const { id } = await applyChange(ids, percentChange(1))
    const { token } = await addAdministrator()
    const fetchEntries = async () =>
      (await client.call('activity.agency', { token, query: { limit: 5 } })).activity.filter(
        ({ batch_id }) => batch_id === id,
      )
    expect(await fetchEntries()).toMatchObject([
      { action: 'changed', noun: 'properties', amount: 2, record_id: null },
    ])
    const history = await client.call('activity.record', { query: { noun: 'properties', id: ids[0] } })
    expect(history.activity[0]).toMatchObject({ action: 'changed', batch_id: id })
    await undo(id)
    const [undone, done] = await fetchEntries()
    expect(undone).toMatchObject({ amount: 2, reverts: done?.id })
  })

  test('keeps the changes made before a batch is cancelled, and can undo them', async () => {
    const ids = await Promise.all(Array.from({ length: 55 }, (_, n) => addWithPrice(n + 1)))
    const { id } = await prepare(ids, percentChange(100))
    await start(id)
    await runDueBatches(client.context, trueTimes(2))
    await client.call('batches.cancel', { params: { id } })
    await runDue()
    const { state, counts } = await fetchBatch(id)
    expect(state).toBe('cancelled')
    expect(counts.done).toBeGreaterThan(0)
    expect(counts.done + counts.waiting).toBe(55)
    expect((await undo(id)).counts.undone).toBe(counts.done)
    expect((await fetchGeneral(ids[0] ?? 0)).price).toBe(1)
  })

  test('resumes the batch of a dead process once its lease has expired', async () => {
    const id = await addWithPrice(1000)
    const batch = await prepare([id], percentChange(10))
    await start(batch.id)
    const lease_until = new Date(Date.now() + leaseMs).toISOString()
    await client.context.db.updateTable('batches').set({ lease_until }).where('id', '=', batch.id).execute()
    await runDue()
    expect((await fetchBatch(batch.id)).state).toBe('running')
    await client.context.db
      .updateTable('batches')
      .set({ lease_until: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', batch.id)
      .execute()
    await runDue()
    expect((await fetchBatch(batch.id)).state).toBe('done')
  })

  test('stops a process that has lost its lease, without releasing the lease of the new holder', async () => {
    const ids = [await addWithPrice(1000), await addWithPrice(1000)]
    const batch = await prepare(ids, { field: 'deleted' })
    await start(batch.id)
    const readLease = () =>
      client.context.db
        .selectFrom('batches')
        .select('lease_until')
        .where('id', '=', batch.id)
        .executeTakeFirstOrThrow()
    const laterExpiry = new Date(Date.now() + 2 * leaseMs).toISOString()
    const { db } = client.context
    await runDueBatches(client.context, trueTimes(2))
    await db.updateTable('batches').set({ lease_until: laterExpiry }).where('id', '=', batch.id).execute()
    const expiredLease = { id: batch.id, until: new Date().toISOString() }
    await runBatch(client.context, expiredLease, () => true)
    expect(await readLease()).toEqual({ lease_until: laterExpiry })
    expect((await fetchBatch(batch.id)).counts).toMatchObject({ done: 1, waiting: 1, failed: 0 })
    await db.updateTable('batches').set({ lease_until: null }).where('id', '=', batch.id).execute()
    await runDue()
    expect((await fetchBatch(batch.id)).counts).toMatchObject({ done: 2, failed: 0 })
  })

  test('does not tag a property as new if it was linked to a development after the preview', async () => {
    const id = await addWithPrice(1000)
    const development = await addDevelopment(client)
    const batch = await prepare([id], { field: 'tag_id', value: tagIds.new })
    await client.context.db
      .updateTable('properties')
      .set({ condominium_id: development })
      .where('id', '=', id)
      .execute()
    await start(batch.id)
    await runDue()
    expect((await itemsOf(batch.id))[0]).toMatchObject({ state: 'failed', problem: 'NEW_NOT_LINKED' })
  })

  test('keeps the starting price of a development within its range', async () => {
    const id = await addDevelopment(client)
    await client.context.db
      .updateTable('condominiums')
      .set({ starting_price_cents: 100_000_00, to_price_cents: 200_000_00 })
      .where('id', '=', id)
      .execute()
    const batch = await prepare([id], { field: 'price', mode: 'set', value: 200_001 }, 'condominiums')
    expect((await itemsOf(batch.id))[0]).toMatchObject({ state: 'refused', problem: 'PRICE_OUT_OF_RANGE' })
    const body = { id, block: 'price' as const, value: 200_001 }
    expect(await errorOf(client.call('condominiums.quickChange', { body }))).toMatchObject({
      status: 422,
      fields: { value: 'most:200000' },
    })
    expect(
      (await prepare([id], { field: 'price', mode: 'set', value: 200_000 }, 'condominiums')).counts,
    ).toMatchObject({
      waiting: 1,
    })
  })

  test('keeps only the latest previews of a user', async () => {
    const id = await addWithPrice(1000)
    const previews = []
    for (let n = 0; n < 7; n += 1) previews.push((await prepare([id], percentChange(1))).id)
    const first = client.call('batches.get', { params: { id: previews[0] ?? 0 } })
    expect(await errorOf(first)).toMatchObject({ status: 404 })
    expect((await fetchBatch(previews.at(-2) ?? 0)).state).toBe('draft')
  })

  test('rejects a preview if newer ones replaced it during its preparation', async () => {
    const { context, call, addAccount } = await openTestApp(database)
    const actor = await addAccount()
    const drafts = context.db.selectFrom('batches').select('id').where('user_id', '=', actor.id)
    const preview = () =>
      call('batches.add', {
        token: actor.token,
        body: { resource: 'properties', ids: [1], change: percentChange(1) },
      })
    const ids = Array.from({ length: limits.batchMax }, (_, n) => n + 1)
    const largestPreview = errorOf(
      prepareBatch(
        { ...context, actor: { ...actor, tokenId: 0 } },
        { resource: 'properties', ids, change: { field: 'hide_price', value: 1 } },
      ),
    )
    while ((await drafts.execute()).length === 0) await pause(1)
    await Promise.all([1, 2, 3, 4].map(preview))
    await preview()
    expect(await largestPreview).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
    expect(await drafts.execute()).toHaveLength(5)
  })

  test('alternates between the batches of different users', async () => {
    const colleague = await createTestClient(database)
    const ids = [await addWithPrice(1000)]
    const prepareAndStartFor = (user: TestClient) => prepareAndStart(user, ids)
    const [first, second, third] = [
      await prepareAndStartFor(client),
      await prepareAndStartFor(client),
      await prepareAndStartFor(client),
    ]
    const leaseAndRunNext = async () => {
      const lease = await leaseBatch(client.context)
      if (lease === null) return null
      await runBatch(client.context, lease, () => true)
      return lease.id
    }
    expect(await leaseAndRunNext()).toBe(first)
    const [colleagueFirst, colleagueSecond] = [
      await prepareAndStartFor(colleague),
      await prepareAndStartFor(colleague),
    ]
    expect([
      await leaseAndRunNext(),
      await leaseAndRunNext(),
      await leaseAndRunNext(),
      await leaseAndRunNext(),
      await leaseAndRunNext(),
    ]).toEqual([colleagueFirst, second, colleagueSecond, third, null])
  })

  test('prefers the batch of a user who has none running', async () => {
    const [busy, idle] = [await createTestClient(database), await createTestClient(database)]
    const ids = [await addWithPrice(1000)]
    const begin = (user: TestClient) => prepareAndStart(user, ids)
    await begin(idle)
    await runDue()
    const [first, , other] = [await begin(busy), await begin(busy), await begin(idle)]
    expect((await leaseBatch(client.context))?.id).toBe(first)
    expect((await leaseBatch(client.context))?.id).toBe(other)
    await client.context.db.updateTable('batches').set({ lease_until: null }).execute()
    await runDue()
  })

  test('refuses to start or undo more than five batches of a user at once', async () => {
    const user = await createTestClient(database)
    const { call, request } = user
    const ids = [await addWithPrice(1000)]
    const addDraft = async () =>
      (await call('batches.add', { body: { resource: 'properties', ids, change: percentChange(1) } })).id
    const finishedId = await prepareAndStart(user, ids)
    await runDue()
    for (let n = 1; n < limits.batchesAtOnce; n += 1) await prepareAndStart(user, ids)
    const drafts = [await addDraft(), await addDraft(), await addDraft()]
    const started = await Promise.all(drafts.map((id) => request('batches.start', { params: { id } })))
    expect(started.map(({ status }) => status).sort()).toEqual([202, 429, 429])
    const undone = await request('batches.undo', { params: { id: finishedId } })
    expect([undone.status, Number(undone.headers.get('retry-after'))]).toEqual([429, 10])
    expect(await undone.json()).toMatchObject({ errors: { msg: 'TOO_MANY_REQUESTS' } })
    await runDue()
    expect((await request('batches.undo', { params: { id: finishedId } })).status).toBe(202)
    await runDue()
  })

  test('shows a preview to no other user, and cancels a batch whose author is disabled', async () => {
    const id = await addWithPrice(1000)
    const batch = await prepare([id], percentChange(10))
    const colleague = await createTestClient(database)
    const read = colleague.call('batches.get', { params: { id: batch.id } })
    expect(await errorOf(read)).toMatchObject({ code: 'UNAUTHORIZED' })
    const started = colleague.call('batches.start', { params: { id: batch.id } })
    expect(await errorOf(started)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect((await client.call('batches.list')).batches.some((candidate) => candidate.id === batch.id)).toBe(
      false,
    )
    await start(batch.id)
    expect((await client.call('batches.list')).batches[0]?.id).toBe(batch.id)
    expect((await colleague.call('batches.list')).batches).toEqual([])
    expect(await errorOf(start(batch.id))).toMatchObject({ code: 'CHANGED_SINCE' })
    await client.context.db.updateTable('users').set({ disabled: 1 }).where('name', '=', 'Ana Sá').execute()
    await runDue()
    await client.context.db.updateTable('users').set({ disabled: 0 }).execute()
    expect(await fetchBatch(batch.id)).toMatchObject({ state: 'cancelled', counts: { waiting: 1 } })
  })

  test('counts the restored records when an undo ends because its user is disabled', async () => {
    const ids = await Promise.all(Array.from({ length: 55 }, (_, n) => addWithPrice(n + 1)))
    const { id } = await applyChange(ids, percentChange(100))
    await client.call('batches.undo', { params: { id } })
    await runDueBatches(client.context, trueTimes(2))
    await client.context.db.updateTable('users').set({ disabled: 1 }).where('name', '=', 'Ana Sá').execute()
    await runDue()
    await client.context.db.updateTable('users').set({ disabled: 0 }).execute()
    const { state, counts } = await fetchBatch(id)
    expect({ state, counts }).toMatchObject({ state: 'cancelled', counts: { done: 5, undone: 50 } })
    const { token } = await addAdministrator()
    const { activity } = await client.call('activity.agency', { token, query: { limit: 5 } })
    const [restored, changed] = activity.filter(({ batch_id }) => batch_id === id)
    expect(changed).toMatchObject({ amount: 55, reverts: null })
    expect(restored).toMatchObject({ amount: 50, reverts: changed?.id })
    expect((await undo(id)).counts).toMatchObject({ done: 0, undone: 55 })
    const entries = (await client.call('activity.agency', { token, query: { limit: 5 } })).activity
    expect(entries[0]).toMatchObject({ batch_id: id, amount: 5, reverts: changed?.id })
  })

  test('lists the batches of other users for administrators while they run', async () => {
    const id = await addWithPrice(1000)
    const batch = await prepare([id], percentChange(10))
    const { token } = await addAdministrator()
    const listAsAdministrator = async () =>
      (await client.call('batches.list', { token })).batches.filter((candidate) => candidate.id === batch.id)
    expect(await listAsAdministrator()).toEqual([])
    await start(batch.id)
    expect(await listAsAdministrator()).toMatchObject([
      { state: 'running', actor: { name: 'Ana Sá' }, counts: { waiting: 1 } },
    ])
    await runDue()
    expect(await listAsAdministrator()).toEqual([])
    await client.call('batches.undo', { params: { id: batch.id } })
    expect(await listAsAdministrator()).toMatchObject([{ state: 'undoing', counts: { done: 1 } }])
    await runDue()
    expect(await listAsAdministrator()).toEqual([])
  })

  test.each([
    ['no records', { ids: undefined }, 'ids'],
    ['an unknown tag', { change: { field: 'tag_id', value: 99_999 } as Change }, 'change[value]'],
  ])('rejects %s', async (_, overrides, field) => {
    const body = { resource: 'properties' as const, ids: [1], change: percentChange(1), ...overrides }
    const refused = await errorOf(client.call('batches.add', { body }))
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.fields)).toEqual([field])
  })
})
