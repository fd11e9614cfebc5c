import { type Expression, type Kysely, sql, type RawBuilder } from 'kysely'
import { literal, plain } from '../plain-text.ts'
import type { Database } from './schema.ts'
import { onPostgres } from './on-postgres.ts'

const accented = 'ÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝáàâãäåçéèêëíìîïñóòôõöúùûüýÿ'
const bare = 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy'

/** A text without case and accents, for sorting and searching: the function `plain` that sqlite.ts adds, or PostgreSQL's own means. */
export function compared(db: Kysely<Database>, text: Expression<unknown>): RawBuilder<string> {
  return onPostgres(db) ? sql`lower(translate(${text}, ${accented}, ${bare}))` : sql`plain(${text})`
}

/** Whether any of the texts contains what was typed, whatever its case and accents. */
export function contains(
  db: Kysely<Database>,
  typed: string,
  texts: Expression<unknown>[],
): RawBuilder<boolean> {
  const pattern = `%${literal(plain(typed))}%`
  const each = texts.map((text) => sql`${compared(db, text)} like ${pattern} escape '\\'`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** Whether one of the columns, which hold texts that are `plain` already, has such a text in it. */
export function includes(
  db: Kysely<Database>,
  columns: readonly string[],
  text: string,
): RawBuilder<boolean> {
  const place = onPostgres(db) ? sql`strpos` : sql`instr`
  const each = columns.map((column) => sql`${place}(${sql.ref(column)}, ${text}) > 0`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}
