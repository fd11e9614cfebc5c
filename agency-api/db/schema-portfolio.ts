import type { Generated } from 'kysely'
import type { Flag, Text } from './schema.ts'

interface Place {
  lat: number | null
  lng: number | null
  /** Metres. */
  radius: Generated<number>
  concelho: string | null
  distrito: string | null
  political: string | null
  al2: string | null
  al3: string | null
  route: string | null
}

interface Seo {
  seo_title_en: Text
  seo_title_pt: Text
  seo_slug_en: Text
  seo_slug_pt: Text
  seo_description_en: Text
  seo_description_pt: Text
}

interface Texts {
  title_en: Text
  title_pt: Text
  description_en: Text
  description_pt: Text
  slogan_en: Text
  slogan_pt: Text
}

export interface Condominiums extends Place, Seo, Texts {
  id: Generated<number>
  condo_where: string | null
  starting_price_cents: number | null
  agent_id: number | null
  district_id: number | null
  tag_id: number | null
  archived: Flag
  disabled: Flag
  views: Generated<number>
  created_at: string
  updated_at: string
}

export interface Properties extends Place, Seo, Texts {
  id: Generated<number>
  /** Upper case; unique. */
  reference: string
  type_id: number | null
  tag_id: number | null
  price_cents: Generated<number>
  hide_price: Flag
  for_sale: Flag
  collection: Flag
  low_cost: Flag
  highlighted: Flag
  archived: Flag
  disabled: Flag
  bedrooms: number | null
  bathrooms: number | null
  parking: number | null
  gross_area: number | null
  living_area: number | null
  exterior_area: number | null
  construction: number | null
  construction_area_type: Generated<'m2' | 'a' | 'ha'>
  lote_size: number | null
  lote_size_type: Generated<'m2' | 'a' | 'ha'>
  land_size: number | null
  land_size_type: Generated<'m2' | 'a' | 'ha'>
  floor: string | null
  fraction: string | null
  year: number | null
  energy: string | null
  elevator: 0 | 1 | null
  youtube_id: string | null
  website: string | null
  listing_id: number | null
  agent_id: number | null
  district_id: number | null
  condominium_id: number | null
  imovirtual_uuid: string | null
  imovirtual_state: string | null
  idealista_uuid: string | null
  james_edition_uuid: string | null
  location_order: Generated<number>
  /** Place among the highlighted; null stands last. */
  highlight_order: number | null
  views: Generated<number>
  /** Reference and titles in lower case without accents; what searches look in. */
  search_text: Text
  created_at: string
  updated_at: string
}

/** A property and one of its types, features or lifestyles. */
export interface PropertyKey {
  property_id: number
  key_id: number
}
