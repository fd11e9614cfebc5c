import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { ExportLogRow } from './export-log.ts'
import { limits } from './limits.ts'
import { filters } from './listing.ts'
import { MapPoints } from './map-points.ts'
import { PropertyCard, PropertyGeneral, PropertyInput, PropertyUpdateInput } from './property.ts'
import { createBlockCalls } from './record-blocks.ts'
import { Tag } from './tag.ts'
import { bilingual, createBlockResponse, Flag, Id, paging, Price } from './values.ts'

export const propertyStates = ['active', 'sold', 'archived', 'low_cost'] as const

/** The specification's filter of property lists. 0 and an empty string, in fields that accept them, mean no filter. */
export const PropertyFilter = z.object({
  state: z.enum(propertyStates).default('active'),
  ...filters,
  /** Minimum number of bedrooms; `bedrooms` filters by a range instead. */
  beds: z.number().int().min(0).max(20).optional(),
  baths: z.number().int().min(0).max(20).optional(),
  business: z.enum(['sale', 'rent']).optional(),
  collectionPrive: Flag.optional(),
  newDevelopment: Flag.optional(),
  imovirtual: Flag.optional(),
  idealista: Flag.optional(),
  james_edition: Flag.optional(),
  kyero: Flag.optional(),
  /** Same as `condominiumLocation` in listing.ts; the specification has both. */
  locationUpdate: z.string().trim().max(200).optional(),
})
export type PropertyFilter = z.output<typeof PropertyFilter>

/** `location_order` is the order on the website, see `reorderLocations`. */
export const propertySorts = [
  'created_at',
  'updated_at',
  'price',
  'reference',
  'title',
  'bedrooms',
  'gross_area',
  'location_order',
] as const

export const PropertiesQuery = z.object({
  ...paging,
  sortBy: z.enum(propertySorts).default('created_at'),
  sortDesc: z.boolean().default(true),
  filter: PropertyFilter.prefault({}),
})

/** Defaults to the 5 rows per page of a development's table. */
export const DevelopmentPropertiesQuery = z.object({
  ...paging,
  itemsPerPage: paging.itemsPerPage.default(limits.developmentPropertiesPerPage),
})

/** Values that `quickChange` accepts. `block` is the field to change; `agent_id` extends the specification. */
export const QuickChange = z.discriminatedUnion('block', [
  z.object({ id: Id, block: z.literal('tag_id'), value: Id.nullable() }),
  z.object({ id: Id, block: z.literal('agent_id'), value: Id.nullable() }),
  z.object({ id: Id, block: z.literal('price'), value: Price }),
  ...(['hide_price', 'highlighted', 'low_cost', 'for_sale', 'archived', 'collection'] as const).map((block) =>
    z.object({ id: Id, block: z.literal(block), value: Flag }),
  ),
])

const cardsResponse = z.object({ properties: z.array(PropertyCard), total: z.number().int() })
const propertyPath = '/property/{id}'
const CollectionBlock = z.object({ collection: Flag, slogan: bilingual(200) })

export const properties = {
  list: endpoint('GET /properties', {
    summary: 'List properties with a given state, filtered, sorted and paginated',
    query: PropertiesQuery,
    response: cardsResponse,
  }),
  points: endpoint('GET /properties/points', {
    summary: 'List all matching properties as map points',
    query: z.object({ filter: PropertyFilter.prefault({}) }),
    response: MapPoints,
  }),
  fromCondominium: endpoint('GET /properties/from_condominium/{id}', {
    summary: 'List a development’s properties, including archived and sold ones, by reference, 5 per page',
    query: DevelopmentPropertiesQuery,
    response: cardsResponse,
  }),
  condominiumsList: endpoint('GET /properties/getCondominiumsList', {
    summary: 'List developments that aren’t archived; properties can’t be linked to those that are disabled',
    response: z.object({
      condominiums: z.array(z.object({ id: Id, title: z.string(), disabled: Flag.default(0) })),
    }),
  }),
  tags: endpoint('GET /properties/getTags', {
    summary: 'List the tags for properties',
    response: z.object({ tags: z.array(Tag) }),
  }),
  places: endpoint('GET /properties/getPlaces', {
    summary: 'List place names of properties, for suggestions in the location filter',
    response: z.object({ places: z.array(z.string()) }),
  }),
  general: endpoint(`GET ${propertyPath}/general`, {
    summary: 'Get the fields of the General tab',
    versioned: true,
    response: createBlockResponse(PropertyGeneral),
  }),
  add: endpoint('POST /property/add', {
    summary: 'Create a property as a draft',
    success: 201,
    body: PropertyInput,
    maxBody: limits.jsonBytes,
    response: z.object({ property_id: Id }),
  }),
  update: endpoint(`POST ${propertyPath}/update`, {
    summary: 'Update a property; omitted fields don’t change',
    versioned: true,
    body: PropertyUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  saveGeneral: endpoint(`POST ${propertyPath}/general`, {
    summary: 'Update the fields of the General tab; same as update',
    versioned: true,
    body: PropertyUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  quickChange: endpoint('POST /property/quickChange', {
    summary: 'Change one field of a property from a list',
    body: QuickChange,
  }),
  archive: endpoint(`POST ${propertyPath}/archive`, {
    summary: 'Archive a property',
  }),
  unArchive: endpoint(`POST ${propertyPath}/unArchive`, {
    summary: 'Unarchive a property',
  }),
  remove: endpoint(`DELETE ${propertyPath}/delete`, {
    summary: 'Delete a property with its photos and attachments',
  }),

  ...createBlockCalls('/property'),
  removeLocation: endpoint(`POST ${propertyPath}/location/remove`, {
    summary: 'Remove the location',
    versioned: true,
  }),
  collection: endpoint(`GET ${propertyPath}/collection`, {
    summary: 'Get whether a property is in the private collection, and its slogan',
    versioned: true,
    response: createBlockResponse(CollectionBlock),
  }),
  saveCollection: endpoint(`POST ${propertyPath}/collection`, {
    summary: 'Set whether a property is in the private collection, and its slogan',
    versioned: true,
    body: CollectionBlock,
  }),
  exporterLog: endpoint(`GET ${propertyPath}/exporterlog`, {
    summary: 'List the portals’ reports about a property',
    response: createBlockResponse(z.object({ exporter_log: z.array(ExportLogRow) })),
  }),
}
