import { EnergyRating, type Language } from '#contract/values.ts'
import type { Db, ListingResource } from '../db/schema.ts'
import { toBilingual } from '../language.ts'
import { readMediaRows } from '../media/rows.ts'

type TextColumn = `${'title' | 'description' | 'slogan'}_${Language}`

export const textsOf = (row: Record<TextColumn, string>) =>
  toBilingual(row, ['title', 'description', 'slogan'])

type SeoColumn = `seo_${'title' | 'slug' | 'description'}_${Language}`

export const seoOf = (row: Record<SeoColumn, string>) => ({
  title: { en: row.seo_title_en, pt: row.seo_title_pt },
  slug: { en: row.seo_slug_en, pt: row.seo_slug_pt },
  description: { en: row.seo_description_en, pt: row.seo_description_pt },
})

/** Returns the stored energy rating, or null if the contract doesn't know it. */
export const energyOf = ({ energy }: { energy: string | null }) =>
  EnergyRating.nullable().catch(null).parse(energy)

/** Returns a record's cover and the number of its photos, plans included. */
export async function readCover(db: Db, resource: ListingResource, id: number) {
  const media = await readMediaRows(db, { location: resource, id })
  return { cover: media.find((photo) => photo.cover === 1) ?? null, media_count: media.length }
}
