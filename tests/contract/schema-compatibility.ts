import { type Kysely, sql } from 'kysely'
import type { Database } from '../../agency-api/db/schema.ts'

type Db = Kysely<Database>
type Column = { type: string; nullable: boolean; hasValue: boolean }
/** A constraint or trigger; `columns` are those that it reads. */
type Rule = {
  table: string
  kind: 'check' | 'foreign key' | 'unique' | 'trigger'
  text: string
  columns: string[]
}
type Table = { columns: Map<string, Column>; rules: Rule[] }
export type Schema = Map<string, Table>

export async function readSchema(db: Db, kind: 'SQLite' | 'PostgreSQL'): Promise<Schema> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  const rules = await (kind === 'PostgreSQL' ? readPostgresRules(db) : readSqliteRules(db))
  return new Map(
    tables.map(({ name: table, columns }) => [
      table,
      {
        columns: new Map(
          columns.map((column) => {
            const hasValue = column.hasDefaultValue || column.isAutoIncrementing
            return [column.name, { type: column.dataType, nullable: column.isNullable, hasValue }]
          }),
        ),
        rules: rules.filter((rule) => rule.table === table),
      },
    ]),
  )
}

/**
 * Returns what breaks a version of the API that knows only `before`: removed or altered columns, new required columns,
 * and constraints or triggers that reject or change the rows it writes.
 */
export function findIncompatibilities(before: Schema, after: Schema): string[] {
  return [...before].flatMap(([name, tableBefore]) => {
    const table = after.get(name)
    if (table === undefined) return [`${name} is gone`]
    const knownRules = new Set(tableBefore.rules.map(({ text }) => text))
    return [
      ...[...tableBefore.columns].flatMap(([column, columnBefore]) =>
        findColumnIncompatibilities(columnBefore, table.columns.get(column)).map(
          (problem) => `${name}.${column} ${problem}`,
        ),
      ),
      ...[...table.columns]
        .filter(
          ([column, { nullable, hasValue }]) => !tableBefore.columns.has(column) && !nullable && !hasValue,
        )
        .map(([column]) => `${name}.${column} is new and required`),
      ...table.rules
        .filter((rule) => !knownRules.has(rule.text) && !acceptsOldRows(rule, tableBefore, table))
        .map((rule) => `${name}: ${rule.kind} ${rule.text}`),
    ]
  })
}

function findColumnIncompatibilities(before: Column, after: Column | undefined): string[] {
  if (after === undefined) return ['is gone']
  return [
    ...(after.type === before.type ? [] : [`was ${before.type} and is ${after.type}`]),
    ...(before.nullable && !after.nullable ? ['may no longer be null'] : []),
    ...(before.hasValue && !after.hasValue && !after.nullable ? ['no longer has a default'] : []),
  ]
}

/**
 * Returns true if the rule accepts rows that omit the new columns. A check or foreign key that reads only new columns
 * accepts their defaults: otherwise the migration would fail on existing rows. A unique index accepts any number of nulls.
 */
function acceptsOldRows({ kind, columns }: Rule, tableBefore: Table, table: Table): boolean {
  const added = columns.filter((column) => !tableBefore.columns.has(column))
  if (kind === 'trigger') return false
  if (kind !== 'unique') return columns.length > 0 && added.length === columns.length
  return added.some((column) => {
    const definition = table.columns.get(column)
    return definition !== undefined && definition.nullable && !definition.hasValue
  })
}

async function readPostgresRules(db: Db): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select r.relname as "table",
      case c.contype when 'c' then 'check' when 'f' then 'foreign key' else 'unique' end as kind,
      pg_get_constraintdef(c.oid) as text,
      array(select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any (c.conkey)) as columns
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'u', 'p', 'x')
    union all
    select r.relname, 'unique', pg_get_indexdef(i.indexrelid),
      array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any (i.indkey::int2[]))
    from pg_index i join pg_class r on r.oid = i.indrelid
    where i.indisunique and r.relnamespace = 'public'::regnamespace
    union all
    select r.relname, 'trigger', pg_get_triggerdef(t.oid), array[]::text[]
    from pg_trigger t join pg_class r on r.oid = t.tgrelid
    where not t.tgisinternal and r.relnamespace = 'public'::regnamespace`.execute(db)
  return rows
}

async function readSqliteRules(db: Db): Promise<Rule[]> {
  const tables = await sql<{ table: string; text: string }>`
    select name as "table", sql as text from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(
    db,
  )
  const otherRules = await sql<{ table: string; kind: Rule['kind']; text: string; columns: string }>`
    select m.name as "table", 'unique' as kind, 'on ' || group_concat(i.name, ', ') || ' ' || l.partial as text,
      group_concat(i.name) as columns
    from sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
    where m.type = 'table' and l."unique" = 1 group by m.name, l.name
    union all
    select m.name, 'foreign key', k."from" || ' to ' || k."table" || ' on delete ' || k.on_delete, k."from"
    from sqlite_master m, pragma_foreign_key_list(m.name) k where m.type = 'table'
    union all
    select tbl_name, 'trigger', sql, '' from sqlite_master where type = 'trigger'`.execute(db)
  return [
    ...tables.rows.flatMap(({ table, text }) =>
      findChecks(text).map((check) => toCheckRule(table, check, text)),
    ),
    ...otherRules.rows.map((rule) => ({ ...rule, columns: rule.columns.split(',') })),
  ]
}

/** Extracts the checks from a `create table` statement. Supports parentheses nested two deep, as in our schema. */
const findChecks = (text: string) => text.match(/check \((?:[^()]|\([^()]*\))*\)/gi) ?? []

function toCheckRule(table: string, check: string, createStatement: string): Rule {
  const names = [...createStatement.matchAll(/[(,] ?"?(\w+)"? \w/g)].map(([, name = '']) => name)
  const columns = names.filter((name) => new RegExp(`\\b${name}\\b`).test(check))
  return { table, kind: 'check', text: check, columns }
}
