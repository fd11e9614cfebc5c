import type { SelectQueryBuilder } from 'kysely'
import { type Activity, ActivityChange, type activity } from '#contract/activity.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Language } from '#contract/values.ts'
import { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import type { Database, Db, Row } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { startOfDay } from '../midnight.ts'
import { createNameResolver } from './names.ts'
import { isRevertible } from './revertible.ts'

type EntryQuery = SelectQueryBuilder<Database, 'activity', unknown>
type Page = { page: number; limit: number; order: 1 | -1 }
type ActivityPage = { activity: Activity[]; total: number }

const signInActions: ReadonlySet<string> = new Set(['signed-in', 'sign-in-failed', 'signed-out'])

/** Returns a page of the activity that matches the filter. Entries of sign-ins include the client address. */
export async function listActivity(
  db: Db,
  { filter, ...page }: z.output<typeof activity.agency.query>,
  language: Language,
): Promise<ActivityPage> {
  const { person, noun: resource, action, from, to } = filter
  const filtered = db
    .selectFrom('activity')
    // Changes of a batch are in the records' own history; here the batch has one entry.
    .where((eb) => eb.or([eb('batch_id', 'is', null), eb('record_id', 'is', null)]))
    .$if(person !== undefined, (all) => all.where('actor_id', '=', person ?? 0))
    .$if(resource !== undefined, (all) => all.where('noun', '=', resource ?? 'agency'))
    .$if(action !== undefined, (all) => all.where('action', '=', action ?? 'changed'))
    .$if(from !== undefined, (all) => all.where('at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (all) => all.where('at', '<', startOfDay(to ?? '', 1)))
  return readPage(db, filtered, page, language, true)
}

/** Returns a page of one record's history; singletons have no id. */
export async function listRecordActivity(
  db: Db,
  { noun: resource, id, ...page }: z.output<typeof activity.record.query>,
  language: Language,
): Promise<ActivityPage> {
  const filtered = db
    .selectFrom('activity')
    .where('noun', '=', resource)
    .where('record_id', id === undefined ? 'is' : '=', id ?? null)
  return readPage(db, filtered, page, language, false)
}

async function readPage(
  db: Db,
  filtered: EntryQuery,
  { page, limit, order }: Page,
  language: Language,
  withClients: boolean,
): Promise<ActivityPage> {
  const total = await countRows(filtered)
  const direction = order === 1 ? 'asc' : 'desc'
  const rows = await filtered
    .selectAll()
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const entries = rows.map((row) => toEntry(row, language, withClients))
  const allChanges = entries.flatMap(({ changes }) => changes)
  const resolveNames = await createNameResolver(db, allChanges, language)
  const activity = entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => ({
      ...resolveNames(change),
      revertible: entry.action === 'changed' && isRevertible(entry.noun, change),
    })),
  }))
  return { activity, total }
}

/** Returns an entry. Throws NOT_FOUND. */
export async function readEntry(db: Db, id: number): Promise<Activity> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return toEntry(row, 'en', false)
}

const StoredChanges = z.array(ActivityChange)

function toEntry(row: Row<'activity'>, language: Language, withClient: boolean): Activity {
  return {
    ...row,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '-' },
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }),
    client: withClient && signInActions.has(row.action) ? row.client : null,
    changes: StoredChanges.parse(JSON.parse(row.changes)),
  }
}

/** Returns the id of the newest entry of the same record. */
export async function readNewestEntryId(
  db: Db,
  { noun: resource, record_id }: Pick<Activity, 'noun' | 'record_id'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('activity')
    .select('id')
    .where('noun', '=', resource)
    .where('record_id', record_id === null ? 'is' : '=', record_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
