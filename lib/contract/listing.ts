import * as z from './zod.ts'
import { limits } from './limits.ts'
import { MediaItem } from './media.ts'
import { missingDataKinds } from './missing-data.ts'
import { LenientTagKind } from './tag.ts'
import {
  Area,
  AreaUnit,
  bilingual,
  bilingualRequired,
  Count,
  EnergyRating,
  fieldsOf,
  Flag,
  Id,
  languages,
  Price,
} from './values.ts'

/** Schemas shared by properties and developments, spread into both. */

/** Texts of a form; requires a title in at least one language. */
export const Texts = z.object({
  title: bilingualRequired(200),
  description: bilingual(20_000),
  slogan: bilingual(200),
})

/** Stored texts: a record of a third-party API may lack a title, and must still open for correction. */
export const StoredTexts = z.object({
  title: bilingual(1000),
  description: bilingual(100_000),
  slogan: bilingual(1000),
})

/** Elevator: 0 no, 1 yes, null not disclosed (n/d). */
const Elevator = Flag.nullable()

export const featureFields = {
  bedrooms: Count.default(null),
  bathrooms: Count.default(null),
  parking: Count.default(null),
  gross_area: Area.default(null),
  living_area: Area.default(null),
  exterior_area: Area.default(null),
  construction: Area.default(null),
  construction_area_type: AreaUnit.default('m2'),
  lote_size: Area.default(null),
  lote_size_type: AreaUnit.default('m2'),
  land_size: Area.default(null),
  land_size_type: AreaUnit.default('m2'),
  features_id: z.array(Id).max(200).default([]),
  floor: z.string().trim().max(60).nullable().default(null),
  year: z.number().int().min(1000).max(2100).nullable().default(null),
  energy: EnergyRating.nullable().default(null),
  elevator: Elevator.default(null),
}

export const commonFields = {
  /** Additional types on the website; the main one is `type_id`. */
  types: z.array(Id).max(20).default([]),
  tag_id: Id.nullable().default(null),
  hide_price: Flag.default(0),
  highlighted: Flag.default(0),
  agent_id: Id.nullable().default(null),
  district_id: Id.nullable().default(null),
}

export const CardAgent = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

/** Fields that a stored record has in addition to its form's. */
export const storedFields = {
  id: Id,
  i18n: StoredTexts,
  /** 1 for read-only records of the sample agency. */
  disabled: Flag.default(0),
  cover: MediaItem.nullable().default(null),
  media_count: z.number().int().default(0),
  created_at: z.string(),
  updated_at: z.string(),
}

/** Fields of a record in lists; district, type and tag in the requested language. */
export const cardFields = {
  id: Id,
  archived: Flag.default(0),
  disabled: Flag.default(0),
  hide_price: Flag.default(0),
  highlighted: Flag.default(0),
  type: z.string().nullable().default(null),
  tag: z.string().nullable().default(null),
  tag_id: Id.nullable().default(null),
  /** Language-independent kind of the tag; determines its colour. */
  tag_kind: LenientTagKind,
  district: z.string().nullable().default(null),
  agent: CardAgent.nullable().default(null),
  bathrooms: z.number().nullable().default(null),
  energy: z.string().nullable().default(null),
  cover: MediaItem.nullable().default(null),
  media_count: z.number().int().default(0),
  lat: z.number().nullable().default(null),
  /** Longitude. */
  len: z.number().nullable().default(null),
  ...fieldsOf(
    ['administrative_area_level_2', 'administrative_area_level_3', 'political', 'route'],
    z.string().nullable().default(null),
  ),
  /** Languages whose title or description is empty. */
  missing: z.array(z.enum(languages)).default([]),
  created_at: z.string().nullable().default(null),
}

const range = z.object({ from: z.number().int(), to: z.number().int() }).optional()

/** Filter fields of both lists. 0 and an empty string, in fields that accept them, mean no filter. */
export const filters = {
  type: Id.optional(),
  reference: z.string().trim().max(40).optional(),
  name: z.string().trim().max(100).optional(),
  /** Maximum in euros. */
  price: Price.optional(),
  /** -1 means no limit. So does a `to` of 10, the end of the dashboard's slider. */
  bedrooms: range,
  parking: range,
  highlighted: Flag.optional(),
  /** Records without a photo, location, price or translation, and properties without an energy rating. */
  problems: Flag.optional(),
  missing: z.enum(missingDataKinds).optional(),
  agent: Id.optional(),
  district: Id.optional(),
  tag: Id.optional(),
  price_from: Price.optional(),
  /** Gross area in m²; the range of a development matches if it overlaps. */
  area_from: z.number().min(0).max(limits.filterAreaMax).optional(),
  area_to: z.number().min(0).max(limits.filterAreaMax).optional(),
  /** Day in Lisbon: changed on that day or later. */
  changed_since: z.iso.date().optional(),
  /** User who changed it, since `changed_since` if set. */
  changed_by: Id.optional(),
  ids: z.array(Id).min(1).max(limits.rowsPerPageMax).optional(),
  /** Text to find in the names of the location. */
  condominiumLocation: z.string().trim().max(200).optional(),
  search: z.string().trim().max(100).optional(),
}
