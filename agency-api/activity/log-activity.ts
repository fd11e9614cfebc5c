import type { ActivityAction, ActivityResource } from '#contract/activity.ts'
import { chunksOf } from '../db/chunks.ts'
import type { Db, NewRow } from '../db/schema.ts'
import { currentActorContext, type AuditActor } from './actor-context.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type FieldChange = { field: string; before: Json; after: Json }

export type ActivityEvent = {
  action: ActivityAction
  resource: ActivityResource
  id?: number
  /** Name of the record, which identifies it after its deletion. Must not contain rejected or confidential input. */
  title?: string | { en: string; pt: string }
  reference?: string | null
  changes?: readonly FieldChange[]
  amount?: number
  /** Overrides the caller as the actor: for a sign-in, the user who is now signed in. */
  actor?: AuditActor | null
}

/**
 * Adds entries to the activity log with the actor, time and origin of the request. Pass the transaction of the event,
 * so that both commit together:
 *
 *     await logActivity(tx, { action: 'exported', resource: 'contacts', amount: contacts.length })
 *     await logActivity(tx, { action: 'reset', resource: 'agency' })
 *
 * Changes to records don't need this call: `audit` (audited-database.ts) records them when the transaction ends.
 * Entries can't be corrected later, so keep passwords, tokens and messages out of them.
 */
export async function logActivity(db: Db, ...events: ActivityEvent[]): Promise<void> {
  for (const chunk of chunksOf(events, rowsPerInsert))
    await db.insertInto('activity').values(chunk.map(toRow)).execute()
}

const rowsPerInsert = 500

function toRow({ title = '', ...event }: ActivityEvent) {
  const { actor, client, requestId, now, reverts, batch } = currentActorContext()
  const user = event.actor === undefined ? actor : event.actor
  const titles = typeof title === 'string' ? { en: title, pt: title } : title
  return {
    at: now().toISOString(),
    actor_id: user?.id ?? null,
    actor_name: user?.name ?? null,
    action: event.action,
    noun: event.resource,
    record_id: event.id ?? null,
    reference: event.reference ?? null,
    title_en: titles.en,
    title_pt: titles.pt,
    changes: JSON.stringify(event.changes ?? []),
    amount: event.amount ?? null,
    reverts: reverts ?? null,
    client,
    request: requestId,
    batch_id: batch ?? null,
  } satisfies NewRow<'activity'>
}
