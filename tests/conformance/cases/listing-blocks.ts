import { place, seoForm } from '../forms.ts'
import { at, idsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'
import type { Listing } from './listing-files.ts'

export async function blocks(walk: Walk, resource: Listing, id: number): Promise<void> {
  const params = { id }
  await tryVersions(
    walk,
    { call: `${resource}.location`, sent: { params } },
    {
      call: `${resource}.saveLocation`,
      saves: [
        { params, body: place(38.71) },
        { params, body: place(38.72) },
      ],
    },
  )
  const location = await walk.try(`${resource}.location`, { params })
  if (location !== null)
    walk.check(
      `${resource}.saveLocation`,
      at(location.body, 'block.location.lat') === 38.71,
      'does not keep the place',
    )
  await tryVersions(
    walk,
    { call: `${resource}.seo`, sent: { params } },
    {
      call: `${resource}.saveSeo`,
      saves: [
        { params, body: seoForm(walk.mark, 1) },
        { params, body: seoForm(walk.mark, 2) },
      ],
    },
  )
  const seo = await walk.try(`${resource}.seo`, { params })
  if (seo !== null) {
    const stored = at(seo.body, 'block.slug.pt') === seoForm(walk.mark, 1).slug.pt
    walk.check(`${resource}.saveSeo`, stored, 'does not keep the slug')
  }
}

export async function removeLocation(walk: Walk, resource: Listing, id: number): Promise<void> {
  if (resource === 'properties') await walk.try('properties.removeLocation', { params: { id } })
  else await walk.try('condominiums.removeLocation', { params: { id, condo_id: id } })
  const result = await walk.try(`${resource}.location`, { params: { id } })
  if (result !== null)
    walk.check(
      `${resource}.removeLocation`,
      at(result.body, 'block.location') === null,
      'leaves the location',
    )
}

export async function reorder(walk: Walk, resource: Listing, ids: number[]): Promise<void> {
  if (ids.length < 2) return walk.skip([`${resource}.reorderLocations`], 'it takes two records of its own')
  const list = ids.toReversed()
  await walk.try(`${resource}.reorderLocations`, { body: { list } })
  const result = await walk.try(`${resource}.list`, {
    query: { sortBy: 'location_order', sortDesc: false, filter: { search: walk.mark } },
  })
  if (result !== null)
    walk.check(
      `${resource}.reorderLocations`,
      idsAt(result.body, resource).join() === list.join(),
      'does not keep the order',
    )
}

export async function readBlocks(walk: Walk, resource: Listing, id: number): Promise<void> {
  await walk.try(`${resource}.location`, { params: { id } })
  await walk.try(`${resource}.seo`, { params: { id } })
}
