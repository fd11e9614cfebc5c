import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { Row } from '../db/schema.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import type { House } from '../house.ts'
import { TryLater } from './adapter.ts'
import { adapters } from './registry.ts'

/** Notifications are repeated for sixteen hours; what claims to be older is a replay. Clocks differ by minutes. */
const oldestMs = 24 * 3_600_000
const aheadMs = 10 * 60_000

type Notification = {
  transaction_id: string
  object_id: string
  event_type: string
  event_timestamp?: number
}

/**
 * Takes a notification: its signature is proved, it is written down once, and everything else happens behind the answer,
 * which the portal wants within two seconds. The signature covers two identifiers only, so a notification is never
 * believed: it is a hint to ask the portal itself. Throws BAD_SIGNATURE, NOT_FOUND for a portal that sends none.
 */
export async function takeNotification(
  { db, environment, now }: House,
  place: ExportPlace,
  { transaction_id, object_id, event_type, event_timestamp }: Notification,
  signature: string | null,
): Promise<void> {
  const secret = environment.IMOVIRTUAL_NOTIFICATION_SECRET
  if (adapters[place].kind !== 'consent' || !secret) throw new AgencyError('NOT_FOUND')
  const right = createHmac('sha1', secret).update(`${object_id},${transaction_id}`).digest()
  const given = Buffer.from(signature ?? '', 'hex')
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AgencyError('BAD_SIGNATURE')
  const at = now().getTime()
  const said = Math.trunc(event_timestamp ?? at)
  if (said < at - oldestMs || said > at + aheadMs) return
  await db
    .insertInto('portal_events')
    .values({
      place,
      key: `${transaction_id} ${object_id} ${event_type}`,
      object_id,
      event_type,
      event_at: said,
      received_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['place', 'key']).doNothing())
    .execute()
}

type Event = Row<'portal_events'>

/** Follows up what portals have told, those that a restart left behind among it. */
export async function followEvents(house: House): Promise<void> {
  const told = await house.db
    .selectFrom('portal_events')
    .selectAll()
    .where('processed_at', 'is', null)
    .orderBy('event_at')
    .limit(200)
    .execute()
  for (const event of told) {
    if (!(await follow(house, event))) continue
    await house.db
      .updateTable('portal_events')
      .set({ processed_at: house.now().toISOString() })
      .where('id', '=', event.id)
      .execute()
  }
  const forgotten = new Date(house.now().getTime() - 2 * oldestMs).toISOString()
  await house.db.deleteFrom('portal_events').where('processed_at', '<', forgotten).execute()
}

/** False when the portal has to be asked again before anything is known. */
async function follow(house: House, event: Event): Promise<boolean> {
  if (await look(house, event)) return true
  // An advert that we do not know: perhaps its publication was accepted and the answer lost on the way, or it was called
  // gone before all of the portal knew it. Its property has it again, or withdraws it when it is not wanted.
  const adapter = adapters[event.place]
  if (adapter.kind !== 'consent') return true
  try {
    const owner = await adapter.ownerOf(house, event.object_id)
    if (owner !== null && (await adopt(house, event, owner))) await look(house, event)
    return true
  } catch (error) {
    // The portal's response is not known to the database yet.
    if (error instanceof DatabaseUnavailable) throw error
    if (!(error instanceof TryLater)) return true
    return house.now().getTime() - Date.parse(event.received_at) > oldestMs
  }
}

async function adopt({ db, now }: House, { place, object_id }: Event, owner: number): Promise<boolean> {
  const adopted = await db
    .updateTable('portal_exports')
    .set({ uuid: object_id, sending_at: null, updated_at: now().toISOString() })
    .where('place', '=', place)
    .where('property_id', '=', owner)
    .where('uuid', 'is', null)
    // While another is being published its name is not known yet, unless it is this one.
    .where((eb) => eb.or([eb('lease', 'is', null), eb('sending_at', 'is not', null)]))
    .returning('id')
    .executeTakeFirst()
  return adopted !== undefined
}

/** The portal is asked for the advert's state; an event that is older than one already heard says nothing new. */
async function look({ db, now }: House, { place, object_id, event_at }: Event): Promise<boolean> {
  const found = await db
    .selectFrom('portal_exports')
    .select(['id', 'last_event_at'])
    .where('place', '=', place)
    .where('uuid', '=', object_id)
    .executeTakeFirst()
  if (found === undefined) return false
  if (event_at < found.last_event_at) return true
  await db
    .updateTable('portal_exports')
    .set({
      // A clock that is ahead must not make what comes after it look old.
      last_event_at: Math.min(event_at, now().getTime()),
      due_at: now().toISOString(),
      attempts: 0,
      // Work that asked the portal just before it happened is overtaken by it.
      asked: sql<number>`asked + 1`,
    })
    .where('id', '=', found.id)
    .execute()
  return true
}
