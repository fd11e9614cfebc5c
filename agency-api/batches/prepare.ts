import { setTimeout as pause } from 'node:timers/promises'
import type { BatchInput } from '#contract/batches.ts'
import { propertyOnlyFields } from '#contract/batch-kinds.ts'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import type { Actor } from '../accounts/bearer.ts'
import type { AppContext } from '../app-context.ts'
import { chunksOf } from '../db/chunks.ts'
import type { Db, NewRow } from '../db/schema.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import { filterDevelopments } from '../developments/filter.ts'
import { requireExistingRecords } from '../listing/related-records.ts'
import { findPortalProblem } from '../portals/export-checks.ts'
import { filterProperties } from '../properties/filter.ts'
import { countHighlighted } from '../properties/highlight.ts'
import { planChange } from './plan.ts'
import { setPublicationFields, readValidationErrors } from './portal.ts'
import { readRecords } from './records.ts'

const rowsPerInsert = 500
/** Pause between two statements, in which other requests can run. */
const pauseMs = 1

/**
 * Stores what a change would do to each selected record; returns the batch's id. Works without a transaction, which
 * would block other writers. Throws TOO_MANY_REQUESTS, PORTAL_NOT_CONFIGURED or PORTAL_NOT_CONNECTED, and MISSING for
 * an empty or too large selection, an unknown tag, agent, district or feature, or a field that developments lack.
 */
export async function prepareBatch({ actor, ...context }: AppContext & { actor: Actor }, input: BatchInput) {
  const { resource, change } = input
  const { db, now } = context
  if (change.field === 'portal' && change.value === 1) {
    const problem = await findPortalProblem(context, change.place)
    if (problem !== null) throw new AgencyError(problem)
  }
  if (resource === 'condominiums' && propertyOnlyFields.includes(change.field))
    throw new AgencyError('MISSING', { fields: { 'change[field]': 'invalid' } })
  await checkRelatedRecords(db, change)
  const ids = await readSelectedIds(db, input)
  if (ids.length === 0 || ids.length > limits.batchMax)
    throw new AgencyError('MISSING', { fields: { ids: ids.length === 0 ? 'required' : 'invalid' } })
  await countAttempt(context, counters.batches, actor.id)
  const id = await addDraft(db, actor, input, now())
  const planItems = await createPlanner(context, input)
  for (const chunk of chunksOf(ids, rowsPerInsert)) {
    await addItems(db, id, await planItems(chunk))
    await pause(pauseMs)
  }
  return id
}

async function readSelectedIds(db: Db, { resource, ids, filter, except }: BatchInput): Promise<number[]> {
  if (ids !== undefined) return [...new Set(ids)]
  if (filter === undefined) return []
  const excluded = new Set(except)
  const maxCount = limits.batchMax + 1 + excluded.size
  const rows: { id: number }[] =
    resource === 'properties'
      ? await filterProperties(db, filter).select('p.id').orderBy('p.id').limit(maxCount).execute()
      : await filterDevelopments(db, filter).select('c.id').orderBy('c.id').limit(maxCount).execute()
  return rows.flatMap(({ id }) => (excluded.has(id) ? [] : [id]))
}

/** Returns a function that plans the change for some of the records. Its calls share the limit of highlights. */
async function createPlanner(context: AppContext, { resource, change }: BatchInput) {
  const { db } = context
  const soldTag = await db.selectFrom('tags').select('id').where('kind', '=', 'sold').executeTakeFirst()
  const isLimited = resource === 'properties' && change.field === 'highlighted' && change.value === 1
  let remainingHighlights = isLimited ? limits.highlighted - (await countHighlighted(db)) : Infinity

  return async (ids: readonly number[]): Promise<DraftItem[]> => {
    const records = await readRecords(db, resource, ids)
    if (change.field === 'portal') {
      await setPublicationFields(db, change.place, records)
      const errors = change.value === 1 ? await readValidationErrors(context, change.place, ids) : new Map()
      for (const record of records.values()) record.isPublishable = !errors.has(record.id)
    }
    return ids.map((id): DraftItem => {
      const record = records.get(id)
      const { changes, problem } = planChange(change, record, soldTag?.id ?? null)
      const { reference = null, title_en = '', title_pt = '' } = record ?? {}
      const item = { record_id: id, reference, title_en, title_pt, problem, changes: '[]' }
      if (problem !== null) return { ...item, state: 'refused' }
      if (changes.length === 0 && change.field !== 'deleted') return { ...item, state: 'same' }
      remainingHighlights -= 1
      if (remainingHighlights < 0) return { ...item, state: 'refused', problem: 'HIGHLIGHT_LIMIT' }
      return { ...item, state: 'waiting', changes: JSON.stringify(changes) }
    })
  }
}

async function checkRelatedRecords(db: Db, change: BatchInput['change']): Promise<void> {
  if (change.field === 'features_id')
    return requireExistingRecords(db, [{ field: 'change[add]', kind: 'features', ids: change.add }], [])
  const table = referencedTables[change.field]
  if (table !== undefined && 'value' in change)
    await requireExistingRecords(db, [], [{ field: 'change[value]', table, id: change.value }])
}

/** Tables of the records whose ids are values of these fields. */
const referencedTables: Partial<Record<string, 'tags' | 'agents' | 'districts'>> = {
  tag_id: 'tags',
  agent_id: 'agents',
  district_id: 'districts',
}

type DraftItem = Omit<NewRow<'batch_items'>, 'batch_id'>

/** Number of a user's latest drafts that a new draft doesn't delete, because they may be open in other tabs. */
const retainedDrafts = 4

/** Adds a draft without records, after deleting old batches; returns the draft's id. */
async function addDraft(db: Db, actor: Actor, { resource, change }: BatchInput, now: Date) {
  await removeOldBatches(db, actor, now)
  const { id } = await db
    .insertInto('batches')
    .values({
      user_id: actor.id,
      resource,
      change: JSON.stringify(change),
      state: 'draft',
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds records to a draft. Throws TOO_MANY_REQUESTS if the user's newer drafts have replaced it. */
async function addItems(db: Db, id: number, items: readonly DraftItem[]): Promise<void> {
  try {
    await db
      .insertInto('batch_items')
      .values(items.map((item) => ({ ...item, batch_id: id })))
      .execute()
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AgencyError('TOO_MANY_REQUESTS') : error
  }
}

/**
 * Deletes the user's drafts except the latest (`retainedDrafts`), all drafts older than a day, and batches too old to
 * be undone.
 */
async function removeOldBatches(db: Db, actor: Actor, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const drafts = () => db.deleteFrom('batches').where('state', '=', 'draft')
  const latest = db
    .selectFrom('batches')
    .select('id')
    .where('user_id', '=', actor.id)
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .limit(retainedDrafts)
  await drafts().where('user_id', '=', actor.id).where('id', 'not in', latest).execute()
  await drafts().where('created_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('batches').where('ended_at', '<', daysAgo(limits.batchDays)).execute()
}
