import { ActivityChange } from '#contract/activity.ts'
import { Batch, BatchChange, type BatchItem } from '#contract/batches.ts'
import { AgencyError, toErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/values.ts'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import type { Actor } from '../accounts/bearer.ts'
import { createNameResolver } from '../activity/names.ts'
import type { Db, Row } from '../db/schema.ts'
import { countRows } from '../db/count-rows.ts'
import { inLanguage } from '../language.ts'
import { readAffectedAdverts } from '../portals/exports.ts'
import { describeRows } from '../portals/report.ts'
import { readValidationErrors } from './portal.ts'

const maxListed = 10

/** Returns the latest batches that the caller has started; for administrators, also other users' running batches. */
export async function listBatches(db: Db, actor: Actor): Promise<Batch[]> {
  const latest = db.selectFrom('batches').select('id').orderBy('id', 'desc').limit(maxListed)
  const ownBatches = await latest.where('user_id', '=', actor.id).where('state', '!=', 'draft').execute()
  const runningBatches =
    actor.role === 'Administrator' ? await latest.where('state', 'in', ['running', 'undoing']).execute() : []
  const ids = new Set([...ownBatches, ...runningBatches].map(({ id }) => id))
  return Promise.all([...ids].sort((a, b) => b - a).map((id) => readBatch(db, actor, id)))
}

/** Returns a batch with its progress. Throws the errors of `readRow`. */
export async function readBatch(db: Db, actor: Actor, id: number): Promise<Batch> {
  const row = await readRow(db, actor, id)
  const states = await db
    .selectFrom('batch_items')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('batch_id', '=', id)
    .groupBy('state')
    .execute()
  const user = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', row.user_id)
    .executeTakeFirst()
  const change = BatchChange.parse(JSON.parse(row.change))
  return Batch.parse({
    ...row,
    change,
    actor: user ?? null,
    counts: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    adverts:
      row.state === 'draft' && (await removesAdverts(db, row.resource, change))
        ? await countRemovedAdverts(db, row, change)
        : [],
  })
}

/** Reads a batch's row. Throws NOT_FOUND, and UNAUTHORIZED for another user's batch unless an administrator calls. */
export async function readRow(db: Db, actor: Actor, id: number): Promise<Row<'batches'>> {
  const row = await db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  if (row.user_id !== actor.id && actor.role !== 'Administrator') throw new AgencyError('UNAUTHORIZED')
  return row
}

/** Returns true if a change takes properties off the market, or unpublishes them. */
async function removesAdverts(db: Db, resource: Row<'batches'>['resource'], change: BatchChange) {
  if (change.field === 'deleted') return true
  if (change.field === 'portal') return change.value === 0
  // Properties in the private collection (`collection`) aren't published on portals.
  if (change.field === 'archived' || change.field === 'collection') return change.value === 1
  // The tag of a development isn't that of its properties.
  if (change.field !== 'tag_id' || change.value === null || resource === 'condominiums') return false
  const tag = await db.selectFrom('tags').select('kind').where('id', '=', change.value).executeTakeFirst()
  return tag?.kind === 'sold'
}

async function countRemovedAdverts(
  db: Db,
  { id, resource }: Pick<Row<'batches'>, 'id' | 'resource'>,
  change: BatchChange,
): Promise<Batch['adverts']> {
  const rows = await db
    .selectFrom('batch_items')
    .select('record_id')
    .where('batch_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  const ids = rows.map(({ record_id }) => record_id)
  const { adverts } = await readAffectedAdverts(db, {
    properties: resource === 'properties' ? ids : [],
    condominiums: resource === 'condominiums' ? ids : [],
  })
  const affected = adverts.filter(({ place }) => change.field !== 'portal' || place === change.place)
  const byPlace = Map.groupBy(affected, ({ place }) => place)
  return [...byPlace].map(([place, { length }]) => ({ place, count: length }))
}

const Changes = z.array(ActivityChange)

/** Returns a page of a batch's records: problems first, unchanged records last. Throws the errors of `readRow`. */
export async function readItems(
  context: AppContext & { actor: Actor; language: Language },
  id: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: BatchItem[]; total: number }> {
  const { db, actor, language } = context
  const change = BatchChange.parse(JSON.parse((await readRow(db, actor, id)).change))
  const all = db.selectFrom('batch_items').where('batch_id', '=', id)
  const storedItems = await all
    .selectAll()
    .orderBy((eb) => eb.case().when('problem', 'is', null).then(1).else(0).end())
    .orderBy((eb) => eb.case().when('state', '=', 'same').then(1).else(0).end())
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const invalidIds = storedItems
    .filter(({ problem }) => problem === 'NOT_PUBLISHABLE')
    .map(({ record_id }) => record_id)
  const errors =
    change.field === 'portal' ? await readValidationErrors(context, change.place, invalidIds) : new Map()
  const items = storedItems.map((item) => ({
    ...item,
    title: inLanguage(language, { en: item.title_en, pt: item.title_pt }) || '-',
    problem: item.problem === null ? null : toErrorCode(item.problem),
    changes: Changes.parse(JSON.parse(item.changes)),
    rows: item.problem === 'NOT_PUBLISHABLE' ? describeRows(errors.get(item.record_id) ?? [], language) : [],
  }))
  const allChanges = items.flatMap(({ changes }) => changes)
  const resolveNames = await createNameResolver(db, allChanges, language)
  return {
    items: items.map((item) => ({ ...item, changes: item.changes.map(resolveNames) })),
    total: await countRows(all),
  }
}
