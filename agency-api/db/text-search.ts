import { type Expression, sql, type RawBuilder } from 'kysely'
import { stripMarks } from '#contract/normalize.ts'
import type { Language } from '#contract/values.ts'
import { escapeLike, toSearchWords } from '../search-text.ts'
import type { Db } from './schema.ts'
import { onPostgres } from './on-postgres.ts'

const latinLetters = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index))
/** Latin letters with an accent or another mark, U+00C0 to U+017F. */
const accentedLetters = latinLetters.filter((letter) => stripMarks(letter) !== letter)
const accented = accentedLetters.join('')
const unaccented = accentedLetters.map(stripMarks).join('')

/** Returns an expression for a text without case and accents. SQLite uses `plain`, a function of ours. */
export function normalizedText(db: Db, text: Expression<unknown>): RawBuilder<string> {
  return onPostgres(db) ? sql`lower(translate(${text}, ${accented}, ${unaccented}))` : sql`plain(${text})`
}

/** Returns an expression for a bilingual column in `language`, else in the other: `name` → `name_pt`, `name_en`. */
export function textIn(language: Language, column: string): RawBuilder<unknown> {
  const other = language === 'en' ? 'pt' : 'en'
  return sql`coalesce(nullif(${sql.ref(`${column}_${language}`)}, ''), ${sql.ref(`${column}_${other}`)})`
}

/** Returns a condition that each word of the input occurs in one of the texts, ignoring case and accents. */
export function containsAllWords(
  db: Db,
  input: string | undefined,
  texts: Expression<unknown>[],
): RawBuilder<boolean> {
  const words = toSearchWords(input ?? '').map((word) => {
    const pattern = `%${escapeLike(word)}%`
    const conditions = texts.map((text) => sql`${normalizedText(db, text)} like ${pattern} escape '\\'`)
    return sql`(${sql.join(conditions, sql` or `)})`
  })
  return words.length === 0 ? sql`true` : sql`(${sql.join(words, sql` and `)})`
}

/** Returns a condition that one of `texts` contains `text`; both must be normalised (search-text.ts). */
export function containsText(db: Db, texts: readonly Expression<unknown>[], text: string) {
  const position = onPostgres(db) ? sql`strpos` : sql`instr`
  const conditions = texts.map((part) => sql`${position}(${part}, ${text}) > 0`)
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
