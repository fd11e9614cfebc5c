import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { NotificationInput } from '#contract/portal-inputs.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { countRows } from '../db/count-rows.ts'
import type { Row } from '../db/schema.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import type { AppContext } from '../app-context.ts'
import { RetryLaterError } from './adapter.ts'
import { findExport } from './exports.ts'
import { adapters } from './registry.ts'

/** Older notifications are discarded as replays: portals repeat a notification for at most sixteen hours. */
const maxAgeMs = 24 * 3_600_000
/** Tolerates clocks that differ by minutes. */
const maxAheadMs = 10 * 60_000
/** Limits replays: the signature doesn't cover the type, which anyone who has seen a notification could vary. */
const maxPerSignature = 20

/**
 * Verifies a notification and stores it for later processing, because the portal expects a response within two seconds.
 * The signature covers only two identifiers, so a notification only triggers a request to the portal. Throws
 * BAD_SIGNATURE, and NOT_FOUND for a portal without notifications or their secret.
 */
export async function receiveNotification(
  { db, environment, now }: AppContext,
  place: ExportPlace,
  { transaction_id, object_id, event_type, event_timestamp }: z.output<typeof NotificationInput>,
  signature: string | null,
): Promise<void> {
  const secret = environment.IMOVIRTUAL_NOTIFICATION_SECRET
  if (adapters[place].kind !== 'api' || !secret) throw new AgencyError('NOT_FOUND')
  const expected = createHmac('sha1', secret).update(`${object_id},${transaction_id}`).digest()
  const actual = Buffer.from(signature ?? '', 'hex')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new AgencyError('BAD_SIGNATURE')
  const time = now().getTime()
  const eventTime = Math.trunc(event_timestamp ?? time)
  if (eventTime < time - maxAgeMs || eventTime > time + maxAheadMs) return
  const keyPrefix = `${transaction_id} ${object_id} `
  const stored = db
    .selectFrom('portal_events')
    .where('place', '=', place)
    .where('object_id', '=', object_id)
    .where(sql`substr(key, 1, ${sql.lit(Array.from(keyPrefix).length)})`, '=', keyPrefix)
  if ((await countRows(stored)) >= maxPerSignature) return
  await db
    .insertInto('portal_events')
    .values({
      place,
      key: `${keyPrefix}${event_type}`,
      object_id,
      event_type,
      event_at: eventTime,
      received_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['place', 'key']).doNothing())
    .execute()
}

type Event = Row<'portal_events'>

/** Processes stored events, including those left by a restart. */
export async function processEvents(context: AppContext): Promise<void> {
  const rows = await context.db
    .selectFrom('portal_events')
    .selectAll()
    .where('processed_at', 'is', null)
    .orderBy('event_at')
    .limit(200)
    .execute()
  for (const event of rows) {
    if (!(await processEvent(context, event))) continue
    await context.db
      .updateTable('portal_events')
      .set({ processed_at: context.now().toISOString() })
      .where('id', '=', event.id)
      .execute()
  }
  const expiredBefore = new Date(context.now().getTime() - 2 * maxAgeMs).toISOString()
  await context.db.deleteFrom('portal_events').where('processed_at', '<', expiredBefore).execute()
}

/**
 * Returns false if the event must be processed again, for up to a day, because the portal didn't respond or a job is
 * processing the export of the advert's property.
 */
async function processEvent(context: AppContext, event: Event): Promise<boolean> {
  if (await schedulePoll(context, event)) return true
  // No export has the advert's id. Either the response to its publication was lost, or the portal wrongly reported it
  // as removed because it wasn't visible to all the portal's systems yet. Linking the advert to its property's export
  // lets the next job update or withdraw it.
  const adapter = adapters[event.place]
  if (adapter.kind !== 'api') return true
  const isExpired = context.now().getTime() - Date.parse(event.received_at) > maxAgeMs
  try {
    const propertyId = await adapter.findPropertyId(context, event.object_id)
    if (propertyId === null) return true
    await adoptAdvert(context, event, propertyId)
    // Polls as well if a job has stored the advert's id since the first attempt.
    if (await schedulePoll(context, event)) return true
    // Processes the event again if a job keeps the export from adopting the advert.
    return isExpired || (await findExport(context.db, event.place, propertyId))?.uuid !== null
  } catch (error) {
    // The portal's response couldn't be stored.
    if (error instanceof DatabaseUnavailable) throw error
    return isExpired || !(error instanceof RetryLaterError)
  }
}

async function adoptAdvert({ db, now }: AppContext, { place, object_id }: Event, propertyId: number) {
  await db
    .updateTable('portal_exports')
    .set({ uuid: object_id, sending_at: null, updated_at: now().toISOString() })
    .where('place', '=', place)
    .where('property_id', '=', propertyId)
    .where('uuid', 'is', null)
    // Skips an export that a job is processing, unless that job has sent a publication, which may be this advert.
    .where((eb) => eb.or([eb('lease', 'is', null), eb('sending_at', 'is not', null)]))
    .execute()
}

/** Schedules a poll of the advert; events older than the last one are ignored. Returns false for an unknown advert. */
async function schedulePoll({ db, now }: AppContext, { place, object_id, event_at }: Event) {
  const row = await db
    .selectFrom('portal_exports')
    .select(['id', 'last_event_at'])
    .where('place', '=', place)
    .where('uuid', '=', object_id)
    .executeTakeFirst()
  if (row === undefined) return false
  if (event_at < row.last_event_at) return true
  await db
    .updateTable('portal_exports')
    .set({
      // Caps the time, so that a portal's fast clock doesn't make later events look old.
      last_event_at: Math.min(event_at, now().getTime()),
      due_at: now().toISOString(),
      attempts: 0,
      // Counts as a new request, so that a job that polled the portal just before the event runs again.
      asked: sql<number>`asked + 1`,
    })
    .where('id', '=', row.id)
    .execute()
  return true
}
