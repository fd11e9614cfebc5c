import type { PortalKind } from '#contract/portal-kinds.ts'
import type { Bilingual } from '#contract/values.ts'

/**
 * Property as portals may see it; adapters see nothing else. Private data is excluded: a hidden price is null, a
 * blurred location is another point, and the private collection's slogan is left out.
 */
export type Advert = {
  id: number
  reference: string
  kind: PortalKind
  for_sale: boolean
  /** Euros; null on request. */
  price: number | null
  title: Bilingual
  description: Bilingual
  point: { lat: number; lng: number; exact: boolean }
  /** Metres within which the true point lies. */
  radius: number
  town: string | null
  province: string | null
  parish: string | null
  bedrooms: number | null
  bathrooms: number | null
  parking: number | null
  /** m². */
  living_area: number | null
  gross_area: number | null
  land_area: number | null
  year: number | null
  energy: string | null
  elevator: boolean | null
  floor: string | null
  is_new: boolean
  features: { en: string[]; pt: string[] }
  /** Absolute URLs, the cover first and floor plans last. */
  images: string[]
  youtube_id: string | null
  website: string | null
  contact: { name: string; email: string; phone: string | null; photo: string | null } | null
}
