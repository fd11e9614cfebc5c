import { type Expression, type RawBuilder, sql } from 'kysely'
import type { SearchResource, SearchResult } from '#contract/search.ts'
import type { Language } from '#contract/values.ts'
import { containsText, normalizedText } from '../db/text-search.ts'
import type { Db } from '../db/schema.ts'
import { normalizeForSearch, toSearchWords } from '../search-text.ts'

/** Limits the cost of a search: each word is compared with every text of every record. */
const maxWords = 8

type SearchInput = { phrase: string; words: string[] }

export function parseSearchInput(text: string): SearchInput {
  return { phrase: normalizeForSearch(text), words: toSearchWords(text).slice(0, maxWords) }
}

/**
 * Normalised texts of a record. `name` ranks first; for a property, it is the reference. `others` rank last, and may
 * repeat the name or titles.
 */
export type Texts = { name: Expression<string>; titles: Expression<string>; others?: Expression<string> }

/** Counts all matches, before the limit. */
export const matchCount = sql<number>`count(*) over ()`.as('totalMatches')
/** Counts the matches for which `listed` is true: those that the resource's list shows. */
export const matchCountWhere = (listed: RawBuilder<unknown>) =>
  sql<number>`count(*) filter (where ${listed}) over ()`.as('totalMatches')

export type SearchQuery = { db: Db; input: SearchInput; limit: number; language: Language }

/** The best matches. All have the same `totalMatches`: how many the resource's list would show. */
export type Matches<R extends SearchResource> = (SearchResult[R][number] & { totalMatches: number })[]

/** Returns the condition and the rank of a search in all texts of a record, `name` included. */
export function matchTexts(
  { db, input }: Pick<SearchQuery, 'db' | 'input'>,
  name: RawBuilder<unknown>,
  all: readonly RawBuilder<unknown>[],
) {
  const fullName = normalizedText(db, name)
  const others = normalizedText(db, sql<string>`(${sql.join(all, sql` || ' ' || `)})`)
  const texts = { name: fullName, titles: fullName, others }
  return { condition: containsWords(db, texts, input), rank: rankOf(db, texts, input) }
}

/** Returns a condition that each word occurs in one of the texts. */
export function containsWords(db: Db, texts: Texts, { words }: SearchInput): RawBuilder<boolean> {
  const all = [texts.name, texts.titles, ...(texts.others === undefined ? [] : [texts.others])]
  return allOf(words.map((word) => containsText(db, all, word)))
}

/**
 * Ranks a match: 0 if the name equals the input, 1 if the name starts with the input, 2 if the titles or a word in them
 * start with the input, 3 if name and titles together contain all words, 4 if the other texts are needed.
 */
export function rankOf(db: Db, { name, titles }: Texts, input: SearchInput): RawBuilder<number> {
  const { phrase, words } = input
  const startsWith = (text: Expression<string>) =>
    sql<boolean>`substr(${text}, 1, ${[...phrase].length}) = ${phrase}`
  const nameOrTitles = allOf(words.map((word) => containsText(db, [name, titles], word)))
  return sql<number>`case
    when ${name} = ${phrase} then 0
    when ${startsWith(name)} then 1
    when ${startsWith(titles)} or ${containsText(db, [titles], ` ${phrase}`)} then 2
    when ${nameOrTitles} then 3
    else 4 end`
}

const allOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`
