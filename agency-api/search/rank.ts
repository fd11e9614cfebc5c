import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/values.ts'
import { normalizedText } from '../db/text-search.ts'
import type { Database } from '../db/schema.ts'
import { normalizeForSearch } from '../search-text.ts'
import { onPostgres } from '../db/on-postgres.ts'

/** Each word is a condition on every text of every record. */
const maxWords = 8

type SearchInput = { whole: string; words: string[] }

export function parseSearchInput(text: string): SearchInput {
  const whole = normalizeForSearch(text)
  const words = whole.split(' ').filter((word) => word !== '')
  return { whole, words: words.slice(0, maxWords) }
}

export type Texts = { name: Expression<string>; titles: Expression<string>; place?: Expression<string> }

/** Counts all matching rows, before the limit. */
export const matches = sql<number>`count(*) over ()`.as('matches')

export type Query = { db: Kysely<Database>; typed: SearchInput; limit: number; language: Language }

export type Matches<Row> = (Row & { matches: number })[]

export const searchTexts = (
  db: Query['db'],
  name: RawBuilder<unknown>,
  all: readonly RawBuilder<unknown>[],
): Texts => {
  const called = normalizedText(db, name)
  return {
    name: called,
    titles: called,
    place: normalizedText(db, sql<string>`(${sql.join(all, sql` || ' ' || `)})`),
  }
}

/** Returns a condition that each word occurs in one of the texts. */
export function contains(db: Kysely<Database>, texts: Texts, { words }: SearchInput): RawBuilder<boolean> {
  const all = [texts.name, texts.titles, ...(texts.place === undefined ? [] : [texts.place])]
  return and(words.map((word) => or(all.map((text) => has(db, text, word)))))
}

/**
 * Ranks a match, 0 the best: the whole name (a reference), its beginning; the beginning of a title or of a word in
 * it; name and titles; the place.
 */
export function rankOf(
  db: Kysely<Database>,
  { name, titles }: Texts,
  typed: SearchInput,
): RawBuilder<number> {
  const { whole, words } = typed
  const begins = (text: Expression<string>) =>
    sql<boolean>`substr(${text}, 1, ${[...whole].length}) = ${whole}`
  const called = and(words.map((word) => or([has(db, name, word), has(db, titles, word)])))
  return sql<number>`case
    when ${name} = ${whole} then 0
    when ${begins(name)} then 1
    when ${begins(titles)} or ${has(db, titles, ` ${whole}`)} then 2
    when ${called} then 3
    else 4 end`
}

function has(db: Kysely<Database>, text: Expression<string>, part: string): RawBuilder<boolean> {
  const place = onPostgres(db) ? sql`strpos` : sql`instr`
  return sql<boolean>`${place}(${text}, ${part}) > 0`
}

const and = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`
const or = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
