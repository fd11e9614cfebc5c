import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { filters } from './listing.ts'
import { MapPoints } from './map-points.ts'
import { propertyBlocks } from './property-blocks.ts'
import { PropertyCard, PropertyGeneral, PropertyInput, PropertyUpdateInput } from './property.ts'
import { recordFiles } from './record-files.ts'
import { Tag } from './tag.ts'
import { block, Flag, Id, paging } from './values.ts'

const byId = z.object({ id: Id })

export const propertyStates = ['active', 'sold', 'archived', 'low_cost'] as const

/** The filter state of the specification; a missing member does not filter, 0 and an empty text neither. */
export const PropertyFilter = z.object({
  state: z.enum(propertyStates).default('active'),
  ...filters,
  /** At least so many; 6 is the sliders' end. */
  beds: z.number().int().min(0).max(20).optional(),
  baths: z.number().int().min(0).max(20).optional(),
  collectionPrive: Flag.optional(),
  newDevelopment: Flag.optional(),
  imovirtual: Flag.optional(),
  idealista: Flag.optional(),
  james_edition: Flag.optional(),
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

/** The table of a development's properties has 5 a page. */
export const CondominiumPropertiesQuery = z.object({
  ...paging,
  itemsPerPage: paging.itemsPerPage.default(limits.condominiumPropertiesPerPage),
})

/** What `quickChange` may set, each with the values it takes. */
export const QuickChange = z.discriminatedUnion('block', [
  z.object({ id: Id, block: z.literal('tag_id'), value: Id.nullable() }),
  z.object({ id: Id, block: z.literal('price'), value: z.number().nonnegative() }),
  ...(['hide_price', 'highlighted', 'low_cost', 'for_sale', 'archived', 'collection'] as const).map((block) =>
    z.object({ id: Id, block: z.literal(block), value: Flag }),
  ),
])

const cards = z.object({ properties: z.array(PropertyCard), total: z.number().int() })
const one = '/property/{id}'

export const properties = {
  list: endpoint({
    method: 'GET',
    path: '/properties',
    summary: 'Properties of one state, filtered, sorted, a page at a time',
    success: 200,
    query: PropertiesQuery,
    answer: cards,
  }),
  points: endpoint({
    method: 'GET',
    path: '/properties/points',
    summary: 'Every property that matches a filter, as points on the map',
    success: 200,
    query: z.object({ filter: PropertyFilter.prefault({}) }),
    answer: MapPoints,
  }),
  fromCondominium: endpoint({
    method: 'GET',
    path: '/properties/from_condominium/{id}',
    summary: 'The properties of a development, archived and sold ones too, by reference, 5 a page',
    success: 200,
    params: byId,
    query: CondominiumPropertiesQuery,
    answer: cards,
  }),
  condominiumsList: endpoint({
    method: 'GET',
    path: '/properties/getCondominiumsList',
    summary: 'Developments that a property can be linked to; a disabled one takes none',
    success: 200,
    answer: z.object({
      condominiums: z.array(z.object({ id: Id, title: z.string(), disabled: Flag.default(0) })),
    }),
  }),
  tags: endpoint({
    method: 'GET',
    path: '/properties/getTags',
    summary: 'Tags of properties',
    success: 200,
    answer: z.object({ tags: z.array(Tag) }),
  }),
  places: endpoint({
    method: 'GET',
    path: '/properties/getPlaces',
    summary: 'Names of the places where properties lie, to suggest while a location is typed',
    success: 200,
    answer: z.object({ places: z.array(z.string()) }),
  }),
  general: endpoint({
    method: 'GET',
    path: `${one}/general`,
    summary: 'What the General tab edits',
    success: 200,
    params: byId,
    answer: block(PropertyGeneral),
  }),
  add: endpoint({
    method: 'POST',
    path: '/property/add',
    summary: 'Create a property as a draft',
    success: 201,
    body: PropertyInput,
    maxBody: limits.jsonBytes,
    answer: z.object({ property_id: Id }),
  }),
  update: endpoint({
    method: 'POST',
    path: `${one}/update`,
    summary: 'Save the form of a property; a field that is left out stays as it is',
    success: 202,
    params: byId,
    body: PropertyUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  saveGeneral: endpoint({
    method: 'POST',
    path: `${one}/general`,
    summary: 'The same as update, by block name',
    success: 202,
    params: byId,
    body: PropertyUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  quickChange: endpoint({
    method: 'POST',
    path: '/property/quickChange',
    summary: 'Change one thing of a property from a list',
    success: 202,
    body: QuickChange,
  }),
  archive: endpoint({
    method: 'POST',
    path: `${one}/archive`,
    summary: 'Archive',
    success: 202,
    params: byId,
  }),
  unArchive: endpoint({
    method: 'POST',
    path: `${one}/unArchive`,
    summary: 'Bring back',
    success: 202,
    params: byId,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${one}/delete`,
    summary: 'Delete a property with its photographs and attachments',
    success: 200,
    params: byId,
  }),

  ...recordFiles('/property'),
  ...propertyBlocks,
}
