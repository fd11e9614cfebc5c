import {
  type ColumnBuilderCallback,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  PostgresAdapter,
  sql,
} from 'kysely'

/** Starts a table with an auto-incremented id, whose syntax differs between the two databases. */
export function createTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'id'> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
}

type Builder = CreateTableBuilder<string, string>

export type ColumnType = 'text' | 'integer' | 'double precision' | 'bigint'

const addColumns =
  (type: ColumnType, names: string[], define?: ColumnBuilderCallback) =>
  <B extends Builder>(table: B): B =>
    names.reduce<Builder>((built, name) => built.addColumn(name, type, define), table) as B

/** Adds text columns that are empty by default. */
export const addTextColumns = (...names: string[]) =>
  addColumns('text', names, (column) => column.notNull().defaultTo(''))

/** Adds columns for both languages: `title` → `title_en`, `title_pt`. */
export const addBilingualColumns = (...names: string[]) =>
  addTextColumns(...names.flatMap((name) => [`${name}_en`, `${name}_pt`]))

export const addNullableColumns = (type: ColumnType, ...names: string[]) => addColumns(type, names)

/** Adds text columns without a default. */
export const addRequiredColumns = (...names: string[]) =>
  addColumns('text', names, (column) => column.notNull())

export const addFlagColumns =
  (defaults: Record<string, 0 | 1>) =>
  <B extends Builder>(table: B): B =>
    Object.entries(defaults).reduce<Builder>(
      (built, [name, value]) => built.addColumn(name, 'integer', flagColumn(name, value)),
      table,
    ) as B

/** Defines a column that is 0 or 1. */
export const flagColumn = (name: string, value: 0 | 1) => (column: ColumnDefinitionBuilder) =>
  column
    .notNull()
    .defaultTo(value)
    .check(sql`${sql.ref(name)} in (0, 1)`)

export const addReferenceColumn =
  (name: string, target: string, onDelete: 'cascade' | 'set null' | 'restrict') =>
  <B extends Builder>(table: B): B =>
    table.addColumn(name, 'integer', (column) => {
      const reference = column.references(`${target}.id`).onDelete(onDelete)
      // Rows that are deleted with their target can't exist without a target.
      return onDelete === 'cascade' ? reference.notNull() : reference
    }) as B

export const addLocationColumns = <B extends Builder>(table: B): B =>
  addNullableColumns(
    'text',
    'concelho',
    'distrito',
    'political',
    'al2',
    'al3',
    'route',
  )(
    addNullableColumns(
      'double precision',
      'lat',
      'lng',
    )(table.addColumn('radius', 'double precision', (column) => column.notNull().defaultTo(0))),
  ) as B

/** Creates a covering index of properties: `include` in PostgreSQL, further key columns in SQLite. */
export async function createCoveringIndex(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  name: string,
  keys: string[],
  columns: string[],
): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const list = (names: string[]) => sql.join(names.map((column) => sql.ref(column)))
  const others = columns.filter((column) => !keys.includes(column))
  const include = isPostgres && others.length > 0 ? sql` include (${list(others)})` : sql``
  const indexed = isPostgres ? keys : [...keys, ...others]
  await sql`create index ${sql.ref(name)} on properties (${list(indexed)})${include}`.execute(db)
}
