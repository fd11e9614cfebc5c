import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { listMarks } from '../../properties/marks.ts'
import type { Database } from '../schema.ts'

const sorts = [
  'created_at',
  'updated_at',
  'price_cents',
  'reference',
  'sort_title_en',
  'sort_title_pt',
  'bedrooms',
  'gross_area',
]
const carried = ['list_marks', 'price_cents', 'tag_id', 'type_id', 'list_reference']

/** What lists look in: the lines of `search_text` (listing/search-text.ts). */
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
 * The indexes of the lists (0008) carry one number instead of sixteen columns, and the texts that are searched apart from
 * each other: half as wide, they are read in half the time, and a large agency's fit in PostgreSQL's buffers
 * (docs/benchmarks.md).
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const name of [
    ...sorts.map((sort) => `properties_by_${sort}`),
    'properties_search',
    'properties_state',
  ])
    await db.schema.dropIndex(name).execute()

  const [reference = '', titles = '', place = ''] = postgres ? lines.postgres : lines.sqlite
  const computed = [
    ['list_marks', 'integer', listMarks],
    ['list_reference', 'text', reference],
    ['list_titles', 'text', titles],
    ['list_place', 'text', place],
  ] as const
  const columns = computed.map(
    ([name, type, expression]) =>
      sql`add column ${sql.ref(name)} ${sql.raw(type)} generated always as (${sql.raw(expression)}) ${sql.raw(postgres ? 'stored' : 'virtual')}`,
  )
  // PostgreSQL writes every row anew, once for them all; SQLite takes one column at a time, and writes none.
  for (const column of postgres ? [sql.join(columns)] : columns)
    await sql`alter table properties ${column}`.execute(db)

  for (const sort of sorts) await indexOfSort(db, sort)
  await index(db, 'properties_counted', ['archived', 'tag_id'], ['list_marks', 'type_id', 'price_cents'])
  if (!postgres)
    return index(db, 'properties_searched', ['archived', 'id'], [...carried, 'list_titles', 'list_place'])
  // A search reads the whole of one: each holds one text, and grows at its end alone, which leaves no page half empty.
  await index(db, 'properties_searched', ['id'], ['archived', ...carried, 'list_titles'])
  const placed = carried.filter((column) => column !== 'list_reference')
  await index(db, 'properties_placed', ['id'], ['archived', ...placed, 'list_place'])
}

/** The index along which lists are sorted by a column. */
export const indexOfSort = (db: Kysely<Database>, sort: string): Promise<void> =>
  index(db, `properties_by_${sort}`, ['archived', sort, 'id'], carried)

/** Beside its keys an index carries what is looked at: `include` in PostgreSQL, further columns in SQLite. */
async function index(db: Kysely<Database>, name: string, keys: string[], beside: string[]): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const list = (columns: string[]) => sql.join(columns.map((column) => sql.ref(column)))
  const others = beside.filter((column) => !keys.includes(column))
  const include = postgres ? sql` include (${list(others)})` : sql``
  const columns = postgres ? keys : [...keys, ...others]
  await sql`create index ${sql.ref(name)} on properties (${list(columns)})${include}`.execute(db)
}
