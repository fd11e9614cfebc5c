import { isbot } from 'isbot'
import { sql, type Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { ViewInput } from '#contract/views.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { dayOf } from './day.ts'
import { createVisitors, type Visitors } from './visitors.ts'

const visitors = new WeakMap<object, Visitors>()

function visitorsOf(db: House['db']): Visitors {
  const made = visitors.get(db) ?? createVisitors()
  visitors.set(db, made)
  return made
}

/**
 * Counts a look at a page of the website, by the day in Lisbon. Answers false for robots and for who has just looked.
 * NOT_FOUND for what the website does not show: archived records and the private collection.
 */
export async function countView(
  { db, now }: Pick<House, 'db' | 'now'>,
  input: ViewInput,
  { client, userAgent }: { client: string; userAgent: string | null },
): Promise<boolean> {
  const id = await shownId(db, input)
  if (id === undefined) throw new AgencyError('NOT_FOUND')
  if (userAgent === null || isbot(userAgent)) return false
  const at = now()
  if (!visitorsOf(db).isNew(client, `${input.kind} ${id}`, at)) return false
  await db.transaction().execute((tx) => addView(tx, input.kind, id, dayOf(at)))
  return true
}

async function shownId(db: House['db'], { kind, id, slug = '' }: ViewInput): Promise<number | undefined> {
  const table = kind === 'property' ? sql`properties` : sql`condominiums`
  const which = id === undefined ? sql`(seo_slug_en = ${slug} or seo_slug_pt = ${slug})` : sql`id = ${id}`
  const open = kind === 'property' ? sql`collection = 0` : sql`1 = 1`
  const { rows } = await sql<{ id: number }>`select id from ${table}
    where ${which} and archived = 0 and ${open} order by id limit 1`.execute(db)
  return rows[0]?.id
}

/** The record's own figure first: who counts the same record at the same time waits there, and nobody elsewhere. */
async function addView(
  tx: Transaction<Database>,
  kind: ViewInput['kind'],
  id: number,
  day: string,
): Promise<void> {
  const [table, column] =
    kind === 'property'
      ? (['properties', 'property_id'] as const)
      : (['condominiums', 'condominium_id'] as const)
  await sql`update ${sql.table(table)} set views = views + 1 where id = ${id}`.execute(tx)
  await tx
    .insertInto('views')
    .values({ property_id: null, condominium_id: null, [column]: id, day, amount: 1 })
    .onConflict((conflict) =>
      conflict.columns([column, 'day']).doUpdateSet({ amount: sql`views.amount + 1` }),
    )
    .execute()
}
