import type { Generated, GeneratedAlways } from 'kysely'
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

/** What the features forms of both write. */
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

/** Both, and how they are kept. */
interface Listing extends Place, Seo, Texts, Features {
  id: Generated<number>
  tag_id: number | null
  agent_id: number | null
  district_id: number | null
  hide_price: Flag
  highlighted: Flag
  archived: Flag
  disabled: Flag
  location_order: Generated<number>
  views: Generated<number>
  /** What searches look in, see listing/search-text.ts. */
  search_text: Text
  created_at: string
  updated_at: string
}

/** A range's end that is null is not set by hand: the properties say it. */
export interface Condominiums extends Listing {
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
  collection: Flag
  low_cost: Flag
  fraction: string | null
  youtube_id: string | null
  website: string | null
  listing_id: number | null
  condominium_id: number | null
  /** The development that took it along into the archive, and brings it back if it is linked to it then. */
  archived_with: number | null
  imovirtual_uuid: string | null
  imovirtual_state: string | null
  idealista_uuid: string | null
  james_edition_uuid: string | null
  /** Place among the highlighted; null stands last. */
  highlight_order: number | null
  /** What the title is in a language, or in the other where it lacks that one, as lists sort it. */
  sort_title_en: Text
  sort_title_pt: Text
  /** A title or description is missing in a language. */
  untranslated: Flag
  /** Has a photograph that is no floor plan. */
  photographed: Flag
  /** What lists filter by, packed by the database itself: properties/marks.ts. */
  list_marks: GeneratedAlways<number>
  /** The three lines of `search_text`, parted by the database itself. */
  list_reference: GeneratedAlways<string>
  list_titles: GeneratedAlways<string>
  list_place: GeneratedAlways<string>
}

/** A property and one of its types, features or lifestyles. */
export interface PropertyKey {
  property_id: number
  key_id: number
}

/** A development and one of its types or features. */
export interface CondominiumKey {
  condominium_id: number
  key_id: number
}
