import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from '../contract/databases.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { waitUntilReady } from '../contract/api-process.ts'
import { FaultCounter } from './fault.ts'
import { createFaultAgency, type FaultAgency } from './processes.ts'

/** A batch of this size takes six transactions. */
const recordCount = 300
/** On PostgreSQL, the batch continues only after the lease of the killed process has expired. */
const timeoutMs = 30_000

/**
 * Kills the API at random moments while it applies or undoes a batch. Each record's price matches its state in the
 * batch. After a restart the batch completes, and each record has one line of history per change and per undo.
 */
export async function testKilledBatches(kind: TestDatabase['name'], kills: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency(kind)
  let api = await agency.start()
  const ids: number[] = []
  for (let n = 0; n < recordCount; n += 1) {
    const { body } = await agency.request(api, 'properties.add', {
      body: createPropertyForm(agency.typeId, { price: 1000 }),
    })
    ids.push(Number(body.property_id))
  }
  let applied = 0
  for (let n = 0; n < kills; n += 1)
    await counter.try(`${kind}, kill ${n}`, async () => {
      const isUndo = n % 2 === 1
      const change = { field: 'price' as const, mode: 'set' as const, value: 2000 + n }
      const prepared = await agency.request(api, 'batches.add', {
        body: { resource: 'properties', ids, change },
      })
      const params = { id: Number(prepared.body.id) }
      await agency.request(api, 'batches.start', { params })
      if (isUndo) {
        await waitForState(agency, api, params.id, 'done')
        await agency.request(api, 'batches.undo', { params })
      }
      await pause(300 + Math.random() * 900)
      api.child.kill('SIGKILL')
      await api.exit
      const atKill = await countInconsistentRecords(agency, params.id)
      applied += atKill.changed
      api = await agency.spawn()
      await waitUntilReady(api)
      if (atKill.count > 0) return `${atKill.count} records don't match their state in the batch`
      await waitForState(agency, api, params.id, isUndo ? 'undone' : 'done')
      return findFailure(agency, params.id, isUndo)
    })
  await agency.close()
  counter.note = `${applied} of ${recordCount * kills} records were changed when the process was killed`
  return counter
}

async function waitForState(
  agency: FaultAgency,
  api: { url: string },
  id: number,
  state: string,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    const { body } = await agency.request(api, 'batches.get', { params: { id } })
    if (body.state === state) return
    await pause(50)
  }
  throw new Error(`Batch ${id} has not reached ${state}`)
}

async function countInconsistentRecords(
  agency: FaultAgency,
  id: number,
): Promise<{ count: number; changed: number }> {
  const { db } = await agency.openContext()
  const rows = await db
    .selectFrom('batch_items as i')
    .innerJoin('properties as p', 'p.id', 'i.record_id')
    .select(['i.state', 'i.changes', 'p.price_cents'])
    .where('i.batch_id', '=', id)
    .execute()
  await db.destroy()
  const changed = rows.filter(({ state }) => state === 'done')
  const wrong = rows.filter(({ state, changes, price_cents }) => {
    const [{ before, after }] = JSON.parse(changes) as [{ before: number; after: number }]
    return price_cents !== 100 * (state === 'done' ? after : before)
  })
  return { count: wrong.length, changed: changed.length }
}

/** Returns a failure if a finished batch has pending records, or if lines of its history are missing or repeated. */
async function findFailure(agency: FaultAgency, id: number, isUndone: boolean): Promise<string | null> {
  const { db } = await agency.openContext()
  const states = await db
    .selectFrom('batch_items')
    .select('state')
    .distinct()
    .where('batch_id', '=', id)
    .execute()
  const lines = await db.selectFrom('activity').select('id').where('batch_id', '=', id).execute()
  await db.destroy()
  const stateNames = states.map(({ state }) => state).join()
  if (stateNames !== (isUndone ? 'undone' : 'done')) return `records are ${stateNames}`
  // The batch itself has a line too.
  const expected = (isUndone ? 2 : 1) * (recordCount + 1)
  return lines.length === expected ? null : `${lines.length} lines instead of ${expected}`
}
