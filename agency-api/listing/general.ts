import type { MediaItem } from '#contract/media.ts'
import { type Bilingual, EnergyRating } from '#contract/values.ts'
import type { Db, Row } from '../db/schema.ts'
import type { ListingResource } from './kind.ts'

type TextRow = Pick<
  Row<'properties'>,
  'title_en' | 'title_pt' | 'description_en' | 'description_pt' | 'slogan_en' | 'slogan_pt'
>

export function textsOf(row: TextRow) {
  return {
    title: { en: row.title_en, pt: row.title_pt },
    description: { en: row.description_en, pt: row.description_pt },
    slogan: { en: row.slogan_en, pt: row.slogan_pt },
  }
}

/** Converts texts to the columns shared by every form; the slogan has its own rules. */
export function textColumns({ title, description }: Record<'title' | 'description', Bilingual>) {
  return {
    title_en: title.en,
    title_pt: title.pt,
    description_en: description.en,
    description_pt: description.pt,
  }
}

/** Returns the stored energy rating, or null if the contract doesn't know it. */
export const energyOf = ({ energy }: { energy: string | null }) =>
  EnergyRating.nullable().catch(null).parse(energy)

/** Returns a record's cover and the number of its photos, plans included. */
export async function readCover(
  db: Db,
  resource: ListingResource,
  id: number,
): Promise<{ cover: MediaItem | null; media_count: number }> {
  const media = await db
    .selectFrom('media')
    .selectAll()
    .where('location', '=', resource)
    .where('owner_id', '=', id)
    .execute()
  return { cover: media.find((photo) => photo.cover === 1) ?? null, media_count: media.length }
}

/** Picks the fields that a form saves, so that photos or exports that change meanwhile don't make the form stale. */
export function pickSavedFields(input: { shape: object }, general: object): unknown[] {
  return Object.keys(input.shape).map((key) => Reflect.get(general, key))
}
