import type { SelectQueryBuilder } from 'kysely'
import { type Activity, ActivityChange, type activity, type ActivityResource } from '#contract/activity.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Language } from '#contract/values.ts'
import { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import type { Database, Db, Row } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { startOfDay } from '../midnight.ts'
import { auditedRecords } from '../registry.ts'
import { currentActorContext } from './actor-context.ts'
import { createNameResolver } from './names.ts'
import { parsePhotoIds } from './restore.ts'

type EntryQuery = SelectQueryBuilder<Database, 'activity', unknown>
type EntryOptions = { language: Language; includesClients: boolean }
type PageOptions = EntryOptions & { page: number; limit: number; order: 1 | -1 }
type ActivityPage = { activity: Activity[]; total: number }

const signInActions: ReadonlySet<string> = new Set(['signed-in', 'sign-in-failed', 'signed-out'])

/** Returns a page of the activity that matches the filter. Entries of sign-ins include the client address. */
export async function listActivity(
  db: Db,
  { filter, ...page }: z.output<typeof activity.agency.query>,
  language: Language,
): Promise<ActivityPage> {
  const { person, noun: resource, action, from, to } = filter
  let filtered = db
    .selectFrom('activity')
    // Changes of a batch are in the records' own history; here the batch has one entry.
    .where((eb) => eb.or([eb('batch_id', 'is', null), eb('record_id', 'is', null)]))
  if (person !== undefined) filtered = filtered.where('actor_id', '=', person)
  if (resource !== undefined) filtered = filtered.where('noun', '=', resource)
  if (action !== undefined) filtered = filtered.where('action', '=', action)
  if (from !== undefined) filtered = filtered.where('at', '>=', startOfDay(from))
  if (to !== undefined) filtered = filtered.where('at', '<', startOfDay(to, 1))
  return readPage(db, filtered, { ...page, language, includesClients: true })
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
  return readPage(db, filtered, { ...page, language, includesClients: false })
}

async function readPage(
  db: Db,
  filtered: EntryQuery,
  { page, limit, order, ...options }: PageOptions,
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
  const entries = rows.map((row) => toEntry(row, options))
  const allChanges = entries.flatMap(({ changes }) => changes)
  const resolveNames = await createNameResolver(db, allChanges, options.language)
  const activity = entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => ({
      ...resolveNames(change),
      revertible: entry.action === 'changed' && isRevertible(entry.noun, change),
    })),
  }))
  return { activity, total }
}

/** Returns an entry, with its title in English and without the client address. Throws NOT_FOUND. */
export async function readEntry(db: Db, id: number): Promise<Activity> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return toEntry(row, { language: 'en', includesClients: false })
}

const StoredChanges = z.array(ActivityChange)

function toEntry(row: Row<'activity'>, { language, includesClients }: EntryOptions): Activity {
  return {
    ...row,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '-' },
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }),
    client: includesClients && signInActions.has(row.action) ? row.client : null,
    changes: StoredChanges.parse(JSON.parse(row.changes)),
  }
}

/** Returns the id of the new entry that records the current request's revert; null if the revert changed nothing. */
export async function readRevertEntryId(
  db: Db,
  { id, noun: resource, record_id }: Pick<Activity, 'id' | 'noun' | 'record_id'>,
): Promise<number | null> {
  const { requestId } = currentActorContext()
  const row = await db
    .selectFrom('activity')
    .select('id')
    .where('noun', '=', resource)
    .where('record_id', record_id === null ? 'is' : '=', record_id)
    .where('reverts', '=', id)
    .where('request', requestId === null ? 'is' : '=', requestId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Never reverted: files, which may have been deleted since; lists derived from photos and attachments; secrets; and
 * fields that administrators can't edit.
 */
const excludedFields: ReadonlySet<string> = new Set([
  ...['avatar', 'cover2', 'cover3', 'cover4', 'to_visit', 'map', 'plans', 'attachments'],
  ...['password', 'verified', 'disabled', 'urlTwitter', 'urlGitHub'],
])

/** Returns true if a form can save the previous value of a change. For photos, only a new order can be reverted. */
export function isRevertible(
  resource: ActivityResource,
  { field, before, after }: Pick<ActivityChange, 'field' | 'before' | 'after'>,
): boolean {
  if (!auditedRecords.has(resource) || excludedFields.has(field) || field.startsWith('portals.')) return false
  // A listing's cover is a photo's id; a district's is a file.
  if (field === 'cover') return resource !== 'districts' && before !== null
  if (field !== 'media') return true
  const [previousIds, nextIds] = [parsePhotoIds(before), parsePhotoIds(after)]
  return (
    previousIds.length === nextIds.length &&
    previousIds.every((id) => nextIds.includes(id)) &&
    `${previousIds}` !== `${nextIds}`
  )
}
