import * as z from './zod.ts'
import { limits } from './limits.ts'
import { Area, AreaUnit, bilingual, EnergyRating, Flag, Id } from './values.ts'

/** What properties and developments have in common: each of these is declared here alone, and spread into both nouns. */

/** The texts of a form; saved with a title in one language, the other may follow. */
export const Texts = z
  .object({ title: bilingual(200), description: bilingual(20_000), slogan: bilingual(200) })
  .refine(({ title }) => title.en !== '' || title.pt !== '', { path: ['title', 'pt'], error: 'required' })

/** The same as stored: a record from a foreign API may lack a title, and must still open to be mended. */
export const StoredTexts = z.object({
  title: bilingual(1000),
  description: bilingual(100_000),
  slogan: bilingual(1000),
})

/** Elevator: 0 no, 1 yes, null not disclosed (n/d). */
const Elevator = Flag.nullable()

/** What the features forms of both write. */
export const features = {
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

/** Whose they are and where the website files them. */
export const keeping = {
  /** Further types under which the website finds it; the main one is `type_id`. */
  types: z.array(Id).max(20).default([]),
  tag_id: Id.nullable().default(null),
  hide_price: Flag.default(0),
  highlighted: Flag.default(0),
  agent_id: Id.nullable().default(null),
  district_id: Id.nullable().default(null),
}

/** The agent on a card. */
export const CardAgent = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

const range = z.object({ from: z.number().int(), to: z.number().int() }).optional()

/** Members of the filter state that both lists know; a missing one does not filter, 0 and an empty text neither. */
export const filters = {
  type: Id.optional(),
  reference: z.string().trim().max(40).optional(),
  name: z.string().trim().max(100).optional(),
  /** Euros at most. */
  price: z.number().nonnegative().optional(),
  /** -1 is not set; 10, the slider's end, means "or more". */
  bedrooms: range,
  parking: range,
  highlighted: Flag.optional(),
  /** What an advert still lacks: a photograph, a place, a price, a translation or an energy rating. */
  problems: Flag.optional(),
  /** Only records without a location. */
  missing: z.enum(['location']).optional(),
  /** Only these records. */
  ids: z.array(Id).min(1).max(limits.rowsPerPageMax).optional(),
  condominiumLocation: z.string().trim().max(200).optional(),
  /** What the top bar's search asks. */
  search: z.string().trim().max(100).optional(),
}
