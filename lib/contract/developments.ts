import * as z from './zod.ts'
import {
  DevelopmentCard,
  DevelopmentGeneral,
  DevelopmentInput,
  DevelopmentUpdateInput,
  unset,
} from './development.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { filters } from './listing.ts'
import { MapPoints } from './map-points.ts'
import { createBlockCalls } from './record-blocks.ts'
import { Tag } from './tag.ts'
import { createBlockResponse, Flag, Id, paging, Price } from './values.ts'

const root = '/condominiums'
const developmentPath = `${root}/{id}` as const

export const developmentStates = ['active', 'archived'] as const

/**
 * Filter of developments. `bedrooms` and `parking` match overlapping ranges, `price` is the maximum starting price;
 * `reference` finds the development of a property; `name` searches titles and slogans, `search` also the location text.
 */
export const DevelopmentFilter = z.object({ state: z.enum(developmentStates).default('active'), ...filters })
export type DevelopmentFilter = z.output<typeof DevelopmentFilter>

/** `price` is the starting price, `properties` the number of active ones, `location_order` the order on the website. */
export const developmentSorts = [
  'created_at',
  'updated_at',
  'price',
  'title',
  'properties',
  'location_order',
] as const

export const DevelopmentsQuery = z.object({
  ...paging,
  sortBy: z.enum(developmentSorts).default('created_at'),
  sortDesc: z.boolean().default(true),
  filter: DevelopmentFilter.prefault({}),
})

/**
 * Values that `quickChange` accepts. `block` is the field to change: `price` is the manual starting price, which -1
 * resets; `archived` does the same as archive and unArchive.
 */
export const DevelopmentQuickChange = z.discriminatedUnion('block', [
  z.object({ id: Id, block: z.literal('tag_id'), value: Id.nullable() }),
  z.object({ id: Id, block: z.literal('price'), value: z.union([z.literal(unset), Price]) }),
  ...(['hide_price', 'highlighted', 'archived'] as const).map((block) =>
    z.object({ id: Id, block: z.literal(block), value: Flag }),
  ),
])

const PropertyIdList = z.object({ list: z.array(Id).min(1).max(100) })

/** Number of properties that changed with the development. */
const ChangedProperties = z.object({ properties: z.number().int().default(0) })

export const condominiums = {
  list: endpoint(`GET ${root}`, {
    summary: 'List developments with a given state, filtered, sorted and paginated',
    query: DevelopmentsQuery,
    /** The specification has no total for developments: 0 if an API sends none. */
    response: z.object({ condominiums: z.array(DevelopmentCard), total: z.number().int().default(0) }),
  }),
  points: endpoint(`GET ${root}/points`, {
    summary: 'List all matching developments as map points',
    query: z.object({ filter: DevelopmentFilter.prefault({}) }),
    response: MapPoints,
  }),
  tags: endpoint(`GET ${root}/getTags`, {
    summary: 'List the tags for developments',
    response: z.object({ tags: z.array(Tag) }),
  }),
  general: endpoint(`GET ${developmentPath}/general`, {
    summary: 'Get the fields of the General tab',
    versioned: true,
    response: createBlockResponse(DevelopmentGeneral),
  }),
  add: endpoint(`POST ${root}/add`, {
    summary: 'Create a development as a draft',
    success: 201,
    body: DevelopmentInput,
    maxBody: limits.jsonBytes,
    response: z.object({ condominium_id: Id }),
  }),
  update: endpoint(`POST ${developmentPath}/update`, {
    summary: 'Update a development; omitted fields don’t change',
    versioned: true,
    body: DevelopmentUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  saveGeneral: endpoint(`POST ${developmentPath}/general`, {
    summary: 'Update the fields of the General tab; same as update',
    versioned: true,
    body: DevelopmentUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  quickChange: endpoint(`POST ${root}/quickChange`, {
    summary: 'Change one field of a development from a list',
    body: DevelopmentQuickChange,
  }),
  archive: endpoint(`POST ${developmentPath}/archive`, {
    summary:
      'Archive a development with its active and sold properties; `undo` reverses unArchive: it archives only the properties that unArchive unarchived',
    query: z.object({ undo: Flag.default(0) }),
    response: ChangedProperties,
  }),
  unArchive: endpoint(`POST ${developmentPath}/unArchive`, {
    summary: 'Unarchive a development and the properties that were archived with it',
    response: ChangedProperties,
  }),
  remove: endpoint(`DELETE ${developmentPath}/delete`, {
    summary: 'Delete a development with its photos and attachments; its properties lose their development',
    response: ChangedProperties,
  }),
  removeLocation: endpoint(`POST ${developmentPath}/location/remove/{condo_id}`, {
    summary: 'Remove the location; both ids are the development’s',
    versioned: true,
  }),

  /**
   * Extension of the specification. Links the whole list, or nothing if one property is refused. To link a single
   * property, set its `condominium_id`.
   */
  linkProperties: endpoint(`POST ${developmentPath}/properties/link`, {
    summary:
      'Link properties; those of another development move here, and those tagged new (id 1) are refused',
    body: PropertyIdList,
    maxBody: limits.jsonBytes,
  }),
  unlinkProperties: endpoint(`POST ${developmentPath}/properties/unlink`, {
    summary: 'Unlink properties from this development without changing them',
    body: PropertyIdList,
    maxBody: limits.jsonBytes,
  }),
  ...createBlockCalls(root),
}
