import type { Kysely } from 'kysely'
import type { ActivityAction, ActivityNoun } from '#contract/activity.ts'
import type { Database, NewRow } from '../db/schema.ts'
import { currentActing, type Who } from './acting.ts'

/** Something that is kept as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A field with its values before and after; a secret is named without them. */
export type FieldChange = { field: string; before: Json; after: Json }

export type Event = {
  action: ActivityAction
  noun: ActivityNoun
  /** Of the record that it is about, where it is about one. */
  id?: number
  /** What the record is called, so that the line can be read when it is gone. Never what somebody typed wrongly or in confidence. */
  title?: string | { en: string; pt: string }
  reference?: string | null
  changes?: readonly FieldChange[]
  /** How many rows, of an export. */
  amount?: number
  /** Whoever did it, where that is not the caller: of a sign-in, who is signed in from now on. */
  who?: Who | null
}

/**
 * Adds a line to the history: who (the caller), when and from where it finds by itself. Give it the transaction of what it
 * tells of, so that neither stands without the other:
 *
 *     await record(tx, { action: 'exported', noun: 'contacts', amount: contacts.length })
 *     await record(tx, { action: 'reset', noun: 'agency' })
 *
 * Changes of records are recorded without it: what `watch` (recording.ts) has seen is compared when its transaction ends.
 * Lines are never changed or deleted, so keep passwords, tokens and messages out of them.
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

function lineOf({ action, noun, id, title = '', reference, changes = [], amount, who }: Event) {
  const { actor, client, request, now, reverts } = currentActing()
  const person = who === undefined ? actor : who
  const titles = typeof title === 'string' ? { en: title, pt: title } : title
  return {
    at: now().toISOString(),
    actor_id: person?.id ?? null,
    actor_name: person?.name ?? null,
    action,
    noun,
    record_id: id ?? null,
    reference: reference ?? null,
    title_en: titles.en,
    title_pt: titles.pt,
    changes: JSON.stringify(changes),
    amount: amount ?? null,
    reverts: reverts ?? null,
    client,
    request,
  } satisfies NewRow<'activity'>
}
