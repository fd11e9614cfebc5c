import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database, NewRow } from '../db/schema.ts'
import type { House } from '../house.ts'
import type { ExportRow } from './ask.ts'
import { onPostgres } from '../db/on-postgres.ts'
import { latestSound } from '../wrong-clock.ts'
import { held, leaseMs } from './leases.ts'
import { longestWaitMs } from './outcomes.ts'

/**
 * Takes the export that has been due for longest (or the one named, when it is due), until `letGo`. One
 * statement: SQLite locks the database for it, PostgreSQL the row, passing over those that others are taking.
 */
export async function claimDue({ db, now }: House, id?: number): Promise<ExportRow | null> {
  const at = now()
  const locks = onPostgres(db)
  const lease = randomUUID()
  const own = [...held]
  const row = await db
    .updateTable('portal_exports')
    .set({ lease, lease_until: new Date(at.getTime() + leaseMs).toISOString() })
    .where('id', '=', (eb) => {
      const due = eb
        .selectFrom('portal_exports as e')
        .select('e.id')
        .where((wait) =>
          wait.or([
            wait('e.due_at', '<=', at.toISOString()),
            wait('e.due_at', '>', latestSound(at, 2 * longestWaitMs)),
          ]),
        )
        .where((free) =>
          free.or([free('e.lease_until', 'is', null), free('e.lease_until', '<=', at.toISOString())]),
        )
        // Nothing is sent while its property is off the market and undo may bring it back, unless it hides something.
        .where((market) =>
          market.or([
            market('e.off_market_since', 'is', null),
            market('e.wanted', '=', 'withdrawn'),
            market('e.hiding', '=', 1),
          ]),
        )
        .where((other) =>
          other.or([other('e.lease', 'is', null), other('e.lease', 'not in', [lease, ...own])]),
        )
        .$if(id !== undefined, (only) => only.where('e.id', '=', id ?? 0))
        .orderBy('e.due_at')
        .limit(1)
      return locks ? due.forUpdate().skipLocked() : due
    })
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  held.add(lease)
  return row
}

/** The work is over, however it ended. */
export function letGo({ lease }: ExportRow): void {
  if (lease !== null) held.delete(lease)
}

type Change = Partial<NewRow<'portal_exports'>>

/**
 * Writes down what became of claimed work and lets go of it. When somebody has asked for something else meanwhile, what
 * was learnt is kept, but their wish stands and is due. False when the lease had run out and another holds it now.
 */
export async function finish(house: House, claimed: ExportRow, change: Change): Promise<boolean> {
  const at = house.now().toISOString()
  const free = { lease: null, lease_until: null, updated_at: at }
  const theirs = {
    wanted: undefined,
    state: undefined,
    rows: undefined,
    to_send: undefined,
    hiding: undefined,
  }
  const overtaken = { ...theirs, due_at: at, attempts: 0 }
  return house.db.transaction().execute(async (tx) => {
    const mine = tx
      .updateTable('portal_exports')
      .where('id', '=', claimed.id)
      .where('lease', '=', claimed.lease)
    const done = await mine
      .set({ ...change, ...free })
      .where('asked', '=', claimed.asked)
      .returning('id')
      .executeTakeFirst()
    const told =
      done ??
      (await mine
        .set({ ...change, ...overtaken, ...free })
        .returning('id')
        .executeTakeFirst())
    if (told !== undefined) await mirror(tx, claimed.id)
    return told !== undefined
  })
}

/** Notes in the middle of work what must survive this process: that something is on its way, and what. */
export async function noteSending({ db, now }: House, claimed: ExportRow, content: Change): Promise<void> {
  await db
    .updateTable('portal_exports')
    .set({ ...content, sending_at: now().toISOString() })
    .where('id', '=', claimed.id)
    .where('lease', '=', claimed.lease)
    .execute()
}

const columns = { idealista: 'idealista_uuid', james_edition: 'james_edition_uuid' } as const

/** The property's own columns say what its lists and filters ask: where it is. */
async function mirror(db: Kysely<Database>, id: number): Promise<void> {
  const { place, property_id, uuid, portal_code } = await db
    .selectFrom('portal_exports')
    .select(['place', 'property_id', 'uuid', 'portal_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (place === 'kyero') return
  await db
    .updateTable('properties')
    .set(
      place === 'imovirtual'
        ? { imovirtual_uuid: uuid, imovirtual_state: portal_code }
        : { [columns[place]]: uuid },
    )
    .where('id', '=', property_id)
    .execute()
}
