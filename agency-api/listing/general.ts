import type { Kysely } from 'kysely'
import type { MediaItem } from '#contract/media.ts'
import { EnergyRating, type Language, languages } from '#contract/values.ts'
import type { Database, Row } from '../db/schema.ts'
import { mediaItem } from '../media/item.ts'
import type { ListingNoun } from './kind.ts'

type TextRow = Pick<
  Row<'properties'>,
  'title_en' | 'title_pt' | 'description_en' | 'description_pt' | 'slogan_en' | 'slogan_pt'
>

/** The texts of a row in both languages. */
export function textsOf(row: TextRow) {
  const both = (name: 'title' | 'description' | 'slogan') =>
    Object.fromEntries(languages.map((each) => [each, row[`${name}_${each}`]])) as Record<Language, string>
  return { title: both('title'), description: both('description'), slogan: both('slogan') }
}

/** The columns of the texts that every form writes; the slogan has rules of its own. */
export function textColumns({
  title,
  description,
}: Record<'title' | 'description', Record<Language, string>>) {
  return {
    title_en: title.en,
    title_pt: title.pt,
    description_en: description.en,
    description_pt: description.pt,
  }
}

/** An energy rating as stored; one that the contract does not know is none. */
export const energyOf = ({ energy }: { energy: string | null }) =>
  EnergyRating.nullable().catch(null).parse(energy)

/** The cover of a record, and how many photographs and plans it has. */
export async function readCover(
  db: Kysely<Database>,
  noun: ListingNoun,
  id: number,
): Promise<{ cover: MediaItem | null; media_count: number }> {
  const media = await db
    .selectFrom('media')
    .selectAll()
    .where('location', '=', noun)
    .where('owner_id', '=', id)
    .execute()
  const cover = media.find((each) => each.cover === 1)
  return { cover: cover === undefined ? null : mediaItem(cover), media_count: media.length }
}

/** What a form saves of a block: photographs, exports and the like change beside it without making the form stale. */
export function savedBy(input: { shape: object }, general: object): unknown[] {
  return Object.keys(input.shape).map((key) => Reflect.get(general, key))
}
