import type { Kysely, SelectQueryBuilder } from 'kysely'
import { type Activity, ActivityChange, type activity } from '#contract/activity.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Language } from '#contract/values.ts'
import { z } from 'zod'
import type { Database, Row } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { startOfDay } from '../midnight.ts'
import { createNameResolver } from './names.ts'
import { isRevertible } from './revertible.ts'

type Lines = SelectQueryBuilder<Database, 'activity', unknown>
type Page = { page: number; limit: number; order: 1 | -1 }
type ActivityPage = { activity: Activity[]; total: number }

const accounts: ReadonlySet<string> = new Set(['signed-in', 'sign-in-failed', 'signed-out'])

/** Returns a page of the activity that matches the filter. Entries of sign-ins include the client address. */
export async function listActivity(
  db: Kysely<Database>,
  { filter, ...page }: z.output<typeof activity.agency.query>,
  language: Language,
): Promise<ActivityPage> {
  const { person, noun: resource, action, from, to } = filter
  const found = db
    .selectFrom('activity')
    // Changes of a batch are in the records' own history; here the batch has one entry.
    .where((eb) => eb.or([eb('batch_id', 'is', null), eb('record_id', 'is', null)]))
    .$if(person !== undefined, (all) => all.where('actor_id', '=', person ?? 0))
    .$if(resource !== undefined, (all) => all.where('noun', '=', resource ?? 'agency'))
    .$if(action !== undefined, (all) => all.where('action', '=', action ?? 'changed'))
    .$if(from !== undefined, (all) => all.where('at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (all) => all.where('at', '<', startOfDay(to ?? '', 1)))
  return read(db, found, page, language, true)
}

/** Returns a page of one record's history; singletons have no id. */
export async function recordActivity(
  db: Kysely<Database>,
  { noun: resource, id, ...page }: z.output<typeof activity.record.query>,
  language: Language,
): Promise<ActivityPage> {
  const found = db
    .selectFrom('activity')
    .where('noun', '=', resource)
    .where('record_id', id === undefined ? 'is' : '=', id ?? null)
  return read(db, found, page, language, false)
}

async function read(
  db: Kysely<Database>,
  found: Lines,
  { page, limit, order }: Page,
  language: Language,
  withClients: boolean,
): Promise<ActivityPage> {
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const direction = order === 1 ? 'asc' : 'desc'
  const rows = await found
    .selectAll()
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const lines = rows.map((row) => lineOf(row, language, withClients))
  const resolveNames = await createNameResolver(
    db,
    lines.flatMap(({ changes }) => changes),
    language,
  )
  const activity = lines.map((line) => ({
    ...line,
    changes: line.changes.map((change) => ({
      ...resolveNames(change),
      revertible: line.action === 'changed' && isRevertible(line.noun, change),
    })),
  }))
  return { activity, total }
}

/** Returns an entry. Throws NOT_FOUND. */
export async function readLine(db: Kysely<Database>, id: number): Promise<Activity> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return lineOf(row, 'en', false)
}

const Stored = z.array(ActivityChange)

function lineOf(row: Row<'activity'>, language: Language, withClient: boolean): Activity {
  const {
    id,
    at,
    action,
    noun: resource,
    record_id,
    reference,
    amount,
    reverts,
    batch_id,
    actor_id,
    actor_name,
  } = row
  return {
    ...{ id, at, action, noun: resource, record_id, reference, amount, reverts, batch_id },
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '-' },
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }),
    client: withClient && accounts.has(action) ? row.client : null,
    changes: Stored.parse(JSON.parse(row.changes)),
  }
}

/** Returns the id of the newest entry of the same record. */
export async function readNewestLine(
  db: Kysely<Database>,
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
