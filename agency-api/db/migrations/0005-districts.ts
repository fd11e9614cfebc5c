import type { Kysely } from 'kysely'

const textColumns = [
  'districts_title1',
  'districts_title2',
  'districts1',
  'districts2',
  'districts3',
  'districts4',
  'districts5',
  'key_point1',
  'key_point2',
  'key_point3',
  'key_point4',
  'did_you_know',
  'presents',
]

/**
 * Adds the remaining columns of a district's page on the website. `districts1` to `districts5` are keywords; `presents`
 * is the presentation text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'integer', filled: boolean) =>
    db.schema
      .alterTable('districts')
      .addColumn(name, type, (column) => (filled ? column.notNull().defaultTo('') : column))
      .execute()
  for (const text of textColumns)
    for (const language of ['en', 'pt']) await add(`${text}_${language}`, 'text', true)
  for (const picture of ['cover2', 'cover3', 'cover4', 'to_visit', 'map']) await add(picture, 'text', false)
  for (const figure of ['population', 'golf_clubs']) await add(figure, 'integer', false)
}
