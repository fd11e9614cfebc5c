import { propertySorts } from '#contract/properties.ts'
import { propertyForm } from '../forms.ts'
import type { Ground } from '../fixtures.ts'
import { tryFilter, tryPaging, trySorts } from '../lists.ts'
import { make, deleteRecord } from '../create-records.ts'
import { at, idAt, rowsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'
import { blocks, readBlocks, removeLocation, reorder } from './listing-blocks.ts'
import { files, readFiles } from './listing-files.ts'
import { quickChanges } from './property-changes.ts'

export async function properties(walk: Walk, ground: Ground): Promise<void> {
  const { mark } = walk
  await lookups(walk, ground)
  const stored = await tryPaging(walk, 'properties.list', {
    rows: 'properties',
    size: 'itemsPerPage',
    request: (query) => ({ query }),
  })
  const type_id = ground.type
  const agent_id = ground.agents[0] ?? null
  const district_id = ground.districts[0] ?? null
  for (const nth of type_id === null ? [] : [1, 2]) {
    const id = await make(walk, {
      label: `property (${mark}-${nth})`,
      add: 'properties.add',
      sent: { body: propertyForm(mark, nth, { type_id: type_id ?? 0, agent_id, district_id }) },
      id: 'property_id',
      remove: (property) => walk.client.request('properties.remove', { params: { id: property } }),
    })
    if (id !== null) ground.properties.push(id)
  }
  const [own] = ground.properties
  if (own === undefined || type_id === null) return read(walk, stored[0])
  await walk.refused(
    'properties.add',
    { body: propertyForm(mark, 1, { type_id }) },
    { status: 409, code: 'REFERENCE_ALREADY_EXISTS', when: 'with the reference of another' },
  )
  await filtersAndSorts(walk, ground.properties)
  await form(walk, own, { type_id, agent_id, district_id })
  await quickChanges(walk, own, ground.tag)
  await blocks(walk, 'properties', own)
  await removeLocation(walk, 'properties', own)
  await collection(walk, own)
  await walk.try('properties.exporterLog', { params: { id: own } })
  await files(walk, 'properties', own)
  await reorder(walk, 'properties', ground.properties)
}

async function lookups(walk: Walk, ground: Ground) {
  await walk.try('properties.condominiumsList')
  await walk.try('properties.places')
  await walk.try('properties.points')
  const tags = rowsAt((await walk.try('properties.tags'))?.body, 'tags')
  ground.tag = idAt(tags.find((tag) => at(tag, 'kind') === 'sold') ?? tags.at(-1), 'id')
}

async function read(walk: Walk, id: number | undefined) {
  walk.skipRest('properties', 'no property of its own could be made')
  if (id === undefined) return
  const params = { id }
  await walk.try('properties.general', { params })
  await readBlocks(walk, 'properties', id)
  await walk.try('properties.collection', { params })
  await walk.try('properties.exporterLog', { params })
  await readFiles(walk, 'properties', id)
}

async function filtersAndSorts(walk: Walk, ids: number[]) {
  const { mark } = walk
  const [first = 0] = ids
  const filters = [
    { says: 'a search', filter: { search: mark }, expected: ids },
    { says: 'a filter by reference', filter: { reference: `${mark}-1` }, expected: [first] },
    { says: 'a filter by name', filter: { name: `${mark} HOUSE 1` }, expected: [first] },
    { says: 'a filter by price', filter: { search: mark, price: 150_000 }, expected: [first] },
    {
      says: 'a filter by bedrooms',
      filter: { search: mark, bedrooms: { from: 1, to: 1 } },
      expected: [first],
    },
    { says: 'a filter of archived ones', filter: { search: mark, state: 'archived' as const }, expected: [] },
  ]
  for (const { says, filter, expected: wanted } of filters)
    await tryFilter(walk, 'properties.list', 'properties', {
      says,
      sent: { query: { filter } },
      expected: wanted,
    })
  await trySorts(walk, 'properties.list', 'properties', propertySorts, (sort, sortDesc) => ({
    query: { filter: { search: mark }, sortDesc, sortBy: propertySorts.find((each) => each === sort) },
  }))
}

async function form(
  walk: Walk,
  id: number,
  more: { type_id: number; agent_id: number | null; district_id: number | null },
) {
  const params = { id }
  const saves = (price: number) => ({ params, body: propertyForm(walk.mark, 1, { ...more, price }) })
  const general = { call: 'properties.general', sent: { params } } as const
  await tryVersions(walk, general, { call: 'properties.update', saves: [saves(1001), saves(1002)] })
  await tryVersions(walk, general, { call: 'properties.saveGeneral', saves: [saves(1003), saves(1004)] })
  const result = await walk.try('properties.general', { params })
  if (result !== null)
    walk.check('properties.saveGeneral', at(result.body, 'block.price') === 1003, 'does not keep the form')
}

async function collection(walk: Walk, id: number) {
  const params = { id }
  const saves = (pt: string) => ({ params, body: { collection: 1 as const, slogan: { en: '', pt } } })
  await tryVersions(
    walk,
    { call: 'properties.collection', sent: { params } },
    { call: 'properties.saveCollection', saves: [saves('Um'), saves('Dois')] },
  )
}

export async function propertiesGo(walk: Walk, { properties: [id] }: Ground): Promise<void> {
  if (id === undefined) return
  const params = { id }
  for (const [call, expected] of [
    ['properties.archive', 1],
    ['properties.unArchive', 0],
  ] as const) {
    if ((await walk.try(call, { params })) === null) continue
    const result = await walk.try('properties.general', { params })
    if (result !== null) walk.check(call, at(result.body, 'block.archived') === expected, 'changes nothing')
  }
  await deleteRecord(
    walk,
    `property (${walk.mark}-1)`,
    id,
    { call: 'properties.remove', sent: { params } },
    { call: 'properties.general', sent: { params } },
  )
}
