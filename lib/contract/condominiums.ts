import * as z from './zod.ts'
import { condominiumProperties } from './condominium-properties.ts'
import {
  CondominiumCard,
  CondominiumGeneral,
  CondominiumInput,
  CondominiumUpdateInput,
  notSet,
} from './condominium.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { filters } from './listing.ts'
import { MapPoints } from './map-points.ts'
import { recordBlocks } from './record-blocks.ts'
import { recordFiles } from './record-files.ts'
import { Tag } from './tag.ts'
import { block, Flag, Id, paging, Price } from './values.ts'

const byId = z.object({ id: Id })
const root = '/condominiums'
const one = `${root}/{id}`

export const condominiumStates = ['active', 'archived'] as const

/**
 * The filter state of the specification as developments know it. `bedrooms` and `parking` let through a development whose
 * range meets the one asked for, `price` one whose starting price is at most that; `reference` finds the development of
 * the property so called; `name` looks in titles and slogans, `search` there and in the location text.
 */
export const CondominiumFilter = z.object({ state: z.enum(condominiumStates).default('active'), ...filters })
export type CondominiumFilter = z.output<typeof CondominiumFilter>

/** `price` is the starting price, `properties` how many are active, `location_order` the order on the website. */
export const condominiumSorts = [
  'created_at',
  'updated_at',
  'price',
  'title',
  'properties',
  'location_order',
] as const

export const CondominiumsQuery = z.object({
  ...paging,
  sortBy: z.enum(condominiumSorts).default('created_at'),
  sortDesc: z.boolean().default(true),
  filter: CondominiumFilter.prefault({}),
})

/** What `quickChange` may set. `price` is the starting price by hand, -1 leaves it to the properties; `archived` is as archive and unArchive. */
export const CondominiumQuickChange = z.discriminatedUnion('block', [
  z.object({ id: Id, block: z.literal('tag_id'), value: Id.nullable() }),
  z.object({ id: Id, block: z.literal('price'), value: z.union([z.literal(notSet), Price]) }),
  ...(['hide_price', 'highlighted', 'archived'] as const).map((block) =>
    z.object({ id: Id, block: z.literal(block), value: Flag }),
  ),
])

/** How many properties went along. */
const went = z.object({ properties: z.number().int().default(0) })

export const condominiums = {
  list: endpoint({
    method: 'GET',
    path: root,
    summary: 'Developments of one state, filtered, sorted, a page at a time',
    success: 200,
    query: CondominiumsQuery,
    /** The specification reads no total of developments: 0 where an API does not say. */
    answer: z.object({ condominiums: z.array(CondominiumCard), total: z.number().int().default(0) }),
  }),
  points: endpoint({
    method: 'GET',
    path: `${root}/points`,
    summary: 'Every development that matches a filter, as points on the map',
    success: 200,
    query: z.object({ filter: CondominiumFilter.prefault({}) }),
    answer: MapPoints,
  }),
  tags: endpoint({
    method: 'GET',
    path: `${root}/getTags`,
    summary: 'Tags of developments',
    success: 200,
    answer: z.object({ tags: z.array(Tag) }),
  }),
  general: endpoint({
    method: 'GET',
    path: `${one}/general`,
    summary: 'What the General tab edits',
    success: 200,
    params: byId,
    answer: block(CondominiumGeneral),
  }),
  add: endpoint({
    method: 'POST',
    path: `${root}/add`,
    summary: 'Create a development as a draft',
    success: 201,
    body: CondominiumInput,
    maxBody: limits.jsonBytes,
    answer: z.object({ condominium_id: Id }),
  }),
  update: endpoint({
    method: 'POST',
    path: `${one}/update`,
    summary: 'Save the form of a development; a field that is left out stays as it is',
    success: 202,
    params: byId,
    body: CondominiumUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  saveGeneral: endpoint({
    method: 'POST',
    path: `${one}/general`,
    summary: 'The same as update, by block name',
    success: 202,
    params: byId,
    body: CondominiumUpdateInput,
    maxBody: limits.jsonBytes,
  }),
  quickChange: endpoint({
    method: 'POST',
    path: `${root}/quickChange`,
    summary: 'Change one thing of a development from a list',
    success: 202,
    body: CondominiumQuickChange,
  }),
  archive: endpoint({
    method: 'POST',
    path: `${one}/archive`,
    summary: 'Archive a development with every property of it that is not archived yet',
    success: 202,
    params: byId,
    answer: went,
  }),
  unArchive: endpoint({
    method: 'POST',
    path: `${one}/unArchive`,
    summary: 'Bring a development back with the properties that archiving it took along, and no others',
    success: 202,
    params: byId,
    answer: went,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${one}/delete`,
    summary:
      'Delete a development with its photographs and attachments; its properties stay as they are, linked to none',
    success: 200,
    params: byId,
    answer: went,
  }),
  removeLocation: endpoint({
    method: 'POST',
    path: `${one}/location/remove/{condo_id}`,
    summary: 'Remove the location; both ids are the development’s',
    success: 202,
    params: z.object({ id: Id, condo_id: Id }),
  }),

  ...condominiumProperties,
  ...recordBlocks(root),
  ...recordFiles(root),
}
