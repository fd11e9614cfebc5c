import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { listFlags } from '../../properties/list-flags.ts'
import type { Database } from '../schema.ts'
import { sorts } from './0008-list-indexes.ts'
import { createCoveringIndex } from './columns.ts'

const includedColumns = ['list_marks', 'price_cents', 'tag_id', 'type_id', 'list_reference']

/** SQL expressions of the three lines of `search_text` (listing/search-text.ts). */
const lines = {
  postgres: [1, 2, 3].map((nth) => `split_part(search_text, chr(10), ${nth})`),
  sqlite: (() => {
    const end = 'instr(search_text, char(10))'
    const rest = `substr(search_text, ${end} + 1)`
    const restEnd = `instr(${rest}, char(10))`
    return [
      `substr(search_text, 1, ${end} - 1)`,
      `substr(${rest}, 1, ${restEnd} - 1)`,
      `substr(${rest}, ${restEnd} + 1)`,
    ]
  })(),
}

/**
 * Narrows the list indexes of 0008: one integer replaces fourteen columns, and search texts get their own indexes.
 * This halves the list indexes and the time to read them; those of a large agency fit into PostgreSQL's buffers
 * (docs/benchmarks.md).
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const name of [
    ...sorts.map((sort) => `properties_by_${sort}`),
    'properties_search',
    'properties_state',
  ])
    await db.schema.dropIndex(name).execute()

  const [reference = '', titles = '', place = ''] = isPostgres ? lines.postgres : lines.sqlite
  const computed = [
    ['list_marks', 'integer', listFlags],
    ['list_reference', 'text', reference],
    ['list_titles', 'text', titles],
    ['list_place', 'text', place],
  ] as const
  const columns = computed.map(
    ([name, type, expression]) =>
      sql`add column ${sql.ref(name)} ${sql.raw(type)} generated always as (${sql.raw(expression)}) ${sql.raw(isPostgres ? 'stored' : 'virtual')}`,
  )
  // PostgreSQL rewrites the table once for all columns; SQLite adds one column per statement, without a rewrite.
  for (const column of isPostgres ? [sql.join(columns)] : columns)
    await sql`alter table properties ${column}`.execute(db)

  for (const sort of sorts) await createSortIndex(db, sort)
  await createCoveringIndex(
    db,
    'properties_counted',
    ['archived', 'tag_id'],
    ['list_marks', 'type_id', 'price_cents'],
  )
  if (!isPostgres)
    return createCoveringIndex(
      db,
      'properties_searched',
      ['archived', 'id'],
      [...includedColumns, 'list_titles', 'list_place'],
    )
  // A search scans one of these two indexes completely. Both are ordered by id: new rows are appended, which leaves no
  // half-empty pages.
  await createCoveringIndex(
    db,
    'properties_searched',
    ['id'],
    ['archived', ...includedColumns, 'list_titles'],
  )
  const placeColumns = includedColumns.filter((column) => column !== 'list_reference')
  await createCoveringIndex(db, 'properties_placed', ['id'], ['archived', ...placeColumns, 'list_place'])
}

export const createSortIndex = (db: Kysely<Database>, sort: string): Promise<void> =>
  createCoveringIndex(db, `properties_by_${sort}`, ['archived', sort, 'id'], includedColumns)
