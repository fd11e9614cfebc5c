import * as z from './zod.ts'
import { cardFields, featureFields, commonFields, storedFields, Texts } from './listing.ts'
import { withoutDefaults } from './partial-update.ts'
import { AreaUnit, fieldsOf, Flag, Id, Price, WebUrl } from './values.ts'

const fractionLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Part of the General form that the specification calls `search`. */
const PropertySearch = z.object({
  youtube_id: z
    .string()
    .trim()
    .regex(/^[\w-]{6,20}$/)
    .nullable(),
  website: WebUrl.nullable(),
  /** Listing type, such as resale. */
  listing_id: Id.nullable(),
  lifestyles_id: z.array(Id).max(50),
})

/** Form of the General tab: the fields of the specification's general form and features form. */
export const PropertyInput = z.object({
  reference: z.string().trim().toUpperCase().min(1).max(40),
  type_id: Id,
  i18n: Texts,
  price: Price,
  for_sale: Flag.default(1),
  /** 1 if the property is in the private collection. */
  collection: Flag.default(0),
  low_cost: Flag.default(0),
  archived: Flag.default(0),
  fraction: z.enum(fractionLetters).nullable().default(null),
  ...featureFields,
  search: PropertySearch.default({ youtube_id: null, website: null, listing_id: null, lifestyles_id: [] }),
  ...commonFields,
  condominium_id: Id.nullable().default(null),
})
export type PropertyInput = z.output<typeof PropertyInput>
export const PropertyUpdateInput = z.object(withoutDefaults(PropertyInput.shape))
export type PropertyUpdateInput = z.output<typeof PropertyUpdateInput>

/** Ids of a property's adverts, and the state of the one on Imovirtual. */
const portalFields = fieldsOf(
  ['imovirtual_uuid', 'imovirtual_state', 'idealista_uuid', 'jamesEdition_uuid', 'kyero_uuid'],
  z.string().nullable().default(null),
)

/** Stored property: the form with server-side fields. */
export const PropertyGeneral = PropertyInput.extend({
  ...storedFields,
  /** Nullable: a record of a third-party API may lack a type, and must still open for correction. */
  type_id: Id.nullable(),
  ...portalFields,
})
export type PropertyGeneral = z.output<typeof PropertyGeneral>

const nullableNumber = z.number().nullable().default(null)

/** Property in lists; title, description, district, type and tag in the requested language. */
export const PropertyCard = z.object({
  ...cardFields,
  reference: z.string(),
  title: z.string().default('-'),
  description: z.string().default('-'),
  price: z.number().default(0),
  for_sale: Flag.default(1),
  collection: Flag.default(0),
  low_cost: Flag.default(0),
  condominium_id: Id.nullable().default(null),
  /** Same as the form's `type_id`. */
  types_id: Id.nullable().default(null),
  ...fieldsOf(['bedrooms', 'parking', 'gross_area', 'living_area', 'exterior_area'], nullableNumber),
  ...fieldsOf(['construction', 'lote_size', 'land_size'], nullableNumber),
  ...fieldsOf(['construction_area_type', 'lote_size_type', 'land_size_type'], AreaUnit.default('m2')),
  floor: z.string().nullable().default(null),
  fraction: z.string().nullable().default(null),
  ...portalFields,
  views: z.number().int().default(0),
})
export type PropertyCard = z.output<typeof PropertyCard>
