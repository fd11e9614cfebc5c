import { Kysely, sql, type TransactionBuilder } from 'kysely'
import type { ActivityResource } from '#contract/activity.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Database, Tx } from '../db/schema.ts'
import { type ActivityEvent, type FieldChange, logActivity } from './log-activity.ts'
import { type AuditedRecords, singletonId, type Snapshot } from './snapshot.ts'
import { claimKey } from '../idempotency.ts'
import { currentActorContext } from './actor-context.ts'
import { chunksOf } from '../db/chunks.ts'
import { onPostgres } from '../db/on-postgres.ts'

type Recording = {
  records: AuditedRecords
  before: Map<number, Snapshot | null>
  /** Fields whose values are never recorded. */
  secrets: Map<number, string[]>
}

const recordings = new WeakMap<Tx, Map<AuditedRecords['resource'], Recording>>()

const idsPerQuery = 1000

/**
 * Database whose transactions record the changes of audited records before they commit, in the same transaction: a
 * change can't commit without its entry, nor an entry without its change (docs/adr/0006-audit-log.md).
 */
export class AuditedDatabase extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(async (tx) => {
        const byResource = new Map<AuditedRecords['resource'], Recording>()
        recordings.set(tx, byResource)
        await claimRequestKey(tx)
        const result = await work(tx)
        for (const recording of byResource.values()) await logActivity(tx, ...(await eventsOf(tx, recording)))
        return result
      })
    return builder
  }
}

/** Claims the request's idempotency key in its first transaction, so that both commit together. */
async function claimRequestKey(tx: Tx): Promise<void> {
  const { idempotency } = currentActorContext()
  if (idempotency === undefined || idempotency.isClaimed) return
  idempotency.isClaimed = true
  await claimKey(tx, idempotency.key)
}

/**
 * Takes snapshots of records before this transaction changes or deletes them, and locks them for writing. Call it
 * before the first write; only an update that locks the rows may precede it. Omit the ids of singletons.
 */
export async function audit(tx: Tx, records: AuditedRecords, ids: number | readonly number[] = singletonId) {
  const { before } = recordingOf(tx, records)
  const newIds = [ids].flat().filter((id) => !before.has(id))
  for (const chunk of chunksOf(newIds, idsPerQuery)) {
    await lockRows(tx, records, chunk)
    const snapshots = await records.snapshot(tx, chunk)
    for (const id of chunk) before.set(id, snapshots.get(id) ?? null)
  }
}

/** Records that this transaction has created a record. */
export function auditCreation(tx: Tx, records: AuditedRecords, id: number): void {
  recordingOf(tx, records).before.set(id, null)
}

/** Records that a secret of an audited record has changed, without its values. */
export function auditSecret(tx: Tx, records: AuditedRecords, id: number, field: string): void {
  const { secrets } = recordingOf(tx, records)
  secrets.set(id, [...(secrets.get(id) ?? []), field])
}

function recordingOf(tx: Tx, records: AuditedRecords): Recording {
  const byResource = recordings.get(tx)
  if (byResource === undefined) throw new Error('Only transactions of openDatabase() can be audited')
  const recording = byResource.get(records.resource) ?? { records, before: new Map(), secrets: new Map() }
  byResource.set(records.resource, recording)
  return recording
}

/** Prevents changes between the snapshots. SQLite runs one write transaction at a time anyway. */
async function lockRows(tx: Tx, { table }: AuditedRecords, ids: readonly number[]): Promise<void> {
  if (!onPostgres(tx) || table === undefined) return
  // Waits for a running reset of the sample agency, which locks whole tables (demo/reset.ts), before locking any row.
  await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(tx)
  await tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

async function eventsOf(tx: Tx, { records, before, secrets }: Recording): Promise<ActivityEvent[]> {
  const events: ActivityEvent[] = []
  for (const chunk of chunksOf([...before.keys()], idsPerQuery)) {
    const after = await records.snapshot(tx, chunk)
    for (const id of chunk) {
      const event = eventOf(before.get(id) ?? null, after.get(id) ?? null, secrets.get(id) ?? [])
      if (event === null) continue
      rejectStaleRevert(records.resource, id, event.changes ?? [])
      events.push({ ...event, resource: records.resource, ...(id !== singletonId && { id }) })
    }
  }
  return events
}

/** Throws CHANGED_SINCE if another request has changed the field that this one reverts. */
function rejectStaleRevert(resource: ActivityResource, id: number, changes: readonly FieldChange[]): void {
  const { revertedField } = currentActorContext()
  if (revertedField?.resource !== resource || revertedField.id !== id) return
  const change = changes.find(({ field }) => field === revertedField.field)
  if (change !== undefined && JSON.stringify(change.before) !== revertedField.expectedValue)
    throw new AgencyError('CHANGED_SINCE')
}

function eventOf(
  before: Snapshot | null,
  after: Snapshot | null,
  secrets: readonly string[],
): Omit<ActivityEvent, 'resource'> | null {
  const latest = after ?? before
  if (latest === null) return null
  const { title, reference } = latest
  if (before === null || after === null)
    return { action: after === null ? 'deleted' : 'created', title, reference }
  const changes = [
    ...differences(before.fields, after.fields),
    ...secrets.map((field) => ({ field, before: null, after: null })),
  ]
  return changes.length === 0 ? null : { action: 'changed', title, reference, changes }
}

function differences(before: Snapshot['fields'], after: Snapshot['fields']): FieldChange[] {
  return Object.keys(after).flatMap((field) => {
    const change = { field, before: before[field] ?? null, after: after[field] ?? null }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
}
