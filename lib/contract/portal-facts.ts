import type { PropertyKind } from './property-kinds.ts'
import type { Bilingual } from './values.ts'

/** Facts that portal rules validate. Areas in m², prices in euros. */
export type AdvertFacts = {
  title: Bilingual
  description: Bilingual
  kind: PropertyKind | null
  price: number
  hide_price: 0 | 1
  archived: 0 | 1
  sold: boolean
  /** 1 if the property is in the private collection. */
  collection: 0 | 1
  /** True if the property has coordinates. */
  located: boolean
  concelho: string | null
  distrito: string | null
  /** Number of photos, not counting floor plans. */
  photographs: number
  bedrooms: number | null
  bathrooms: number | null
  living_area: number | null
  gross_area: number | null
  land_area: number | null
  energy: string | null
  /** URL of the property's page. */
  website: string | null
}

/** Converts an energy rating to one that Kyero accepts: A to G, or X for none. */
export function toKyeroEnergy(rating: string | null): string {
  if (rating === 'A+') return 'A'
  if (rating === 'B-') return 'B'
  return rating !== null && /^[A-G]$/.test(rating) ? rating : 'X'
}

const squareMetres = { m2: 1, a: 100, ha: 10_000 }

/** Returns the land area in m², or the area of the lot if the land area is unknown. Null if both are unknown. */
export function landAreaOf(facts: {
  land_size: number | null
  land_size_type: keyof typeof squareMetres
  lote_size: number | null
  lote_size_type: keyof typeof squareMetres
}): number | null {
  if (facts.land_size) return facts.land_size * squareMetres[facts.land_size_type]
  return facts.lote_size ? facts.lote_size * squareMetres[facts.lote_size_type] : null
}
