import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import { compared } from '../db/compared.ts'
import type { Database } from '../db/schema.ts'
import { literal, plain } from '../plain-text.ts'

/** What was typed, without case and accents: whole, and its words. */
export type Typed = { whole: string; words: string[] }

export function typedOf(text: string): Typed {
  const whole = plain(text)
  return { whole, words: whole.split(' ').filter((word) => word !== '') }
}

const like = (text: RawBuilder<unknown>, pattern: string) => sql<boolean>`${text} like ${pattern} escape '\\'`
const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** Whether each word stands in a text that is compared already. */
export const holds = (text: RawBuilder<unknown>, { words }: Typed): RawBuilder<boolean> =>
  all(words.map((word) => like(text, `%${literal(word)}%`)))

/**
 * How well the three lines of a `search_text` answer what was typed (listing/search-text.ts), 0 the best: the whole first
 * line, which is the reference; its beginning; the beginning of a title or of a word in it; the titles; the place.
 */
export function rankOfLines(text: RawBuilder<unknown>, typed: Typed): RawBuilder<number> {
  const whole = literal(typed.whole)
  const named = all(typed.words.map((word) => like(text, `%${literal(word)}%\n%`)))
  return sql<number>`case
    when ${like(text, `${whole}\n%`)} then 0
    when ${like(text, `${whole}%\n%\n%`)} then 1
    when ${like(text, `%\n${whole}%\n%`)} or ${like(text, `%\n% ${whole}%\n%`)} then 2
    when ${named} then 3
    else 4 end`
}

/** The same of a name: all of it, its beginning, the beginning of a word in it, elsewhere. */
export function rankOfName(
  db: Kysely<Database>,
  name: Expression<unknown>,
  typed: Typed,
): RawBuilder<number> {
  const text = compared(db, name)
  const whole = literal(typed.whole)
  return sql<number>`case
    when ${like(text, whole)} then 0
    when ${like(text, `${whole}%`)} then 1
    when ${like(text, `% ${whole}%`)} then 2
    else 3 end`
}
