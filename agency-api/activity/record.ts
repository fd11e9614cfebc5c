import type { Kysely } from 'kysely'
import type { ActivityAction, ActivityResource } from '#contract/activity.ts'
import type { Database, NewRow } from '../db/schema.ts'
import { currentActor, type Actor } from './actor-context.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type FieldChange = { field: string; before: Json; after: Json }

export type Event = {
  action: ActivityAction
  resource: ActivityResource
  id?: number
  /** Name of the record, so that the line is readable after the record is deleted. Never a failed or confidential input. */
  title?: string | { en: string; pt: string }
  reference?: string | null
  changes?: readonly FieldChange[]
  amount?: number
  /** Actor, if it isn't the caller: for a sign-in, the user who is now signed in. */
  actor?: Actor | null
}

/**
 * Adds lines to the activity log with the actor, time and origin of the request. Pass the transaction of the event,
 * so that both commit together:
 *
 *     await record(tx, { action: 'exported', resource: 'contacts', amount: contacts.length })
 *     await record(tx, { action: 'reset', resource: 'agency' })
 *
 * Changes of records don't need it: `audit` (audited-database.ts) compares them when the transaction ends. Lines are
 * never changed or deleted, so keep passwords, tokens and messages out of them.
 */
export async function record(db: Kysely<Database>, ...events: Event[]): Promise<void> {
  if (events.length === 0) return
  for (let from = 0; from < events.length; from += rowsAtOnce)
    await db
      .insertInto('activity')
      .values(events.slice(from, from + rowsAtOnce).map(lineOf))
      .execute()
}

/** SQLite takes at most 32,766 values in one statement. */
const rowsAtOnce = 500

function lineOf({ action, resource, id, title = '', reference, changes = [], amount, actor: who }: Event) {
  const { actor, client, request, now, reverts, batch } = currentActor()
  const person = who === undefined ? actor : who
  const titles = typeof title === 'string' ? { en: title, pt: title } : title
  return {
    at: now().toISOString(),
    actor_id: person?.id ?? null,
    actor_name: person?.name ?? null,
    action,
    noun: resource,
    record_id: id ?? null,
    reference: reference ?? null,
    title_en: titles.en,
    title_pt: titles.pt,
    changes: JSON.stringify(changes),
    amount: amount ?? null,
    reverts: reverts ?? null,
    client,
    request,
    batch_id: batch ?? null,
  } satisfies NewRow<'activity'>
}
