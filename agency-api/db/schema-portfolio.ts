import type { Generated, GeneratedAlways } from 'kysely'
import type { BilingualColumns, Flag, Text } from './column-types.ts'

interface LocationColumns {
  lat: number | null
  lng: number | null
  /** Metres. */
  radius: Generated<number>
  /** Municipality. */
  concelho: string | null
  distrito: string | null
  /** Parish. */
  political: string | null
  /** Administrative levels 2 and 3: municipality and parish. */
  al2: string | null
  al3: string | null
  /** Street. */
  route: string | null
}

type Seo = BilingualColumns<'seo_title' | 'seo_slug' | 'seo_description'>
type Texts = BilingualColumns<'title' | 'description' | 'slogan'>

interface Features {
  type_id: number | null
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
  year: number | null
  energy: string | null
  elevator: 0 | 1 | null
}

interface Listing extends LocationColumns, Seo, Texts, Features {
  id: Generated<number>
  tag_id: number | null
  agent_id: number | null
  district_id: number | null
  hide_price: Flag
  highlighted: Flag
  archived: Flag
  /** Read-only record of the sample agency. */
  disabled: Flag
  /** Position on the website. */
  location_order: Generated<number>
  views: Generated<number>
  /** Search index text, see listing/search-text.ts. */
  search_text: Text
  created_at: string
  updated_at: string
}

/** Ranges: null means derived from the properties. */
export interface Developments extends Listing {
  /** Location as text; if empty, lists show parish and municipality. */
  condo_where: string | null
  starting_price_cents: number | null
  to_price_cents: number | null
  from_bedrooms: number | null
  to_bedrooms: number | null
  from_parking: number | null
  to_parking: number | null
  from_gross_area: number | null
  to_gross_area: number | null
}

export interface Properties extends Listing {
  /** Upper case; unique. */
  reference: string
  price_cents: Generated<number>
  for_sale: Flag
  /** In the private collection. */
  collection: Flag
  low_cost: Flag
  /** Letter of the unit in its building. */
  fraction: string | null
  youtube_id: string | null
  website: string | null
  /** Listing type, such as resale. */
  listing_id: number | null
  condominium_id: number | null
  /** The development, if the property was last archived or unarchived together with it. */
  archived_with: number | null
  imovirtual_uuid: string | null
  imovirtual_state: string | null
  idealista_uuid: string | null
  james_edition_uuid: string | null
  kyero_uuid: string | null
  /** Position among the highlights; null sorts last. */
  highlight_order: number | null
  /** Sort key of the title, falling back to the other language. */
  sort_title_en: Text
  sort_title_pt: Text
  /** A title or description is missing in a language. */
  untranslated: Flag
  /** The property has a photo other than a floor plan. */
  photographed: Flag
  /** Filter flags, computed by the database: properties/list-flags.ts. */
  list_marks: GeneratedAlways<number>
  /** The three lines of `search_text`, split by the database. */
  list_reference: GeneratedAlways<string>
  list_titles: GeneratedAlways<string>
  list_place: GeneratedAlways<string>
}

/** Links a property to a key item. */
export interface PropertyKeyItem {
  property_id: number
  key_id: number
}

/** Links a development to a key item. */
export interface DevelopmentKeyItem {
  condominium_id: number
  key_id: number
}
