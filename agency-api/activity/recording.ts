import { Kysely, sql, type Transaction, type TransactionBuilder } from 'kysely'
import type { Database } from '../db/schema.ts'
import { type Event, type FieldChange, record } from './record.ts'
import type { Snapshot } from './snapshot.ts'
import { onlyOne, snapshots, type WatchedNoun } from './snapshots.ts'
import { claim } from '../once.ts'
import { currentActing } from './acting.ts'
import { onPostgres } from '../db/on-postgres.ts'

type Watched = {
  noun: WatchedNoun
  before: Map<number, Snapshot | null>
  /** Fields whose values nobody is told. */
  secrets: Map<number, string[]>
}

const recordings = new WeakMap<Transaction<Database>, Map<WatchedNoun, Watched>>()

/** SQLite takes at most 32,766 values in one statement. */
const idsAtOnce = 1000

/**
 * The database, whose every transaction ends by recording what has become of the records watched in it: in the same
 * transaction, so that a change without its line and a line without its change cannot be (docs/decisions/activity.md).
 */
export class RecordingDatabase extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(async (tx) => {
        const watched = new Map<WatchedNoun, Watched>()
        recordings.set(tx, watched)
        await takeKey(tx)
        const result = await work(tx)
        for (const each of watched.values()) await record(tx, ...(await eventsOf(tx, each)))
        return result
      })
    return builder
  }
}

/** A call that carries a key is done in its first transaction: whoever repeats it finds the key, and with it what was done. */
async function takeKey(tx: Transaction<Database>): Promise<void> {
  const { once } = currentActing()
  if (once === undefined || once.taken) return
  once.taken = true
  await claim(tx, once.key)
}

/**
 * Remembers how records are before this transaction changes or deletes them; call it before the first write, or right
 * after the one that claims them. They are held for writing from then on. No id for what there is one of.
 */
export async function watch(
  tx: Transaction<Database>,
  noun: WatchedNoun,
  ids: number | readonly number[] = onlyOne,
): Promise<void> {
  const { before } = watchedOf(tx, noun)
  const wanted = [ids].flat().filter((id) => !before.has(id))
  for (let from = 0; from < wanted.length; from += idsAtOnce) {
    const some = wanted.slice(from, from + idsAtOnce)
    await hold(tx, noun, some)
    const found = await snapshots[noun](tx, some)
    for (const id of some) before.set(id, found.get(id) ?? null)
  }
}

/** Says that this transaction has made a record. */
export function watchNew(tx: Transaction<Database>, noun: WatchedNoun, id: number): void {
  watchedOf(tx, noun).before.set(id, null)
}

/** Says that a secret of a watched record was changed; the history tells that and no more. */
export function watchSecret(tx: Transaction<Database>, noun: WatchedNoun, id: number, field: string): void {
  const { secrets } = watchedOf(tx, noun)
  secrets.set(id, [...(secrets.get(id) ?? []), field])
}

function watchedOf(tx: Transaction<Database>, noun: WatchedNoun): Watched {
  const recording = recordings.get(tx)
  if (recording === undefined) throw new Error('Only a transaction of openDatabase() keeps the history')
  const watched = recording.get(noun) ?? { noun, before: new Map(), secrets: new Map() }
  recording.set(noun, watched)
  return watched
}

const tables = {
  properties: 'properties',
  condominiums: 'condominiums',
  agents: 'agents',
  districts: 'districts',
  services: 'services',
  'key-items': 'key_items',
  users: 'users',
  inbox: 'messages',
} as const

/** Nobody else changes these rows between what is read now and what is read at the end; SQLite runs one at a time anyway. */
async function hold(tx: Transaction<Database>, noun: WatchedNoun, ids: readonly number[]): Promise<void> {
  if (!onPostgres(tx) || !(noun in tables)) return
  const table = tables[noun as keyof typeof tables]
  // As a write would: a reset of the sample, which lets nobody write, is waited for here, before any row is held against it.
  await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(tx)
  await tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

async function eventsOf(tx: Transaction<Database>, { noun, before, secrets }: Watched): Promise<Event[]> {
  const ids = [...before.keys()]
  const events: Event[] = []
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce)
    const after = await snapshots[noun](tx, some)
    for (const id of some) {
      const event = eventOf(before.get(id) ?? null, after.get(id) ?? null, secrets.get(id) ?? [])
      if (event !== null) events.push({ ...event, noun, ...(id !== onlyOne && { id }) })
    }
  }
  return events
}

function eventOf(
  before: Snapshot | null,
  after: Snapshot | null,
  secrets: readonly string[],
): Omit<Event, 'noun'> | null {
  const named = after ?? before
  if (named === null) return null
  const { title, reference } = named
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
