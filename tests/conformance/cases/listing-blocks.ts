import { place, seoForm } from '../forms.ts'
import { at, idsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'
import type { Listing } from './listing-files.ts'

/** Location and search engines of a record of ours. */
export async function blocks(walk: Walk, noun: Listing, id: number): Promise<void> {
  const params = { id }
  await tryVersions(
    walk,
    { call: `${noun}.location`, sent: { params } },
    {
      call: `${noun}.saveLocation`,
      saves: [
        { params, body: place(38.71) },
        { params, body: place(38.72) },
      ],
    },
  )
  const lies = await walk.try(`${noun}.location`, { params })
  if (lies !== null)
    walk.check(
      `${noun}.saveLocation`,
      at(lies.body, 'block.location.lat') === 38.71,
      'does not keep the place',
    )
  await tryVersions(
    walk,
    { call: `${noun}.seo`, sent: { params } },
    {
      call: `${noun}.saveSeo`,
      saves: [
        { params, body: seoForm(walk.mark, 1) },
        { params, body: seoForm(walk.mark, 2) },
      ],
    },
  )
  const seo = await walk.try(`${noun}.seo`, { params })
  if (seo !== null) {
    const kept = at(seo.body, 'block.slug.pt') === seoForm(walk.mark, 1).slug.pt
    walk.check(`${noun}.saveSeo`, kept, 'does not keep the slug')
  }
}

/** After `blocks`: the location goes again. */
export async function removeLocation(walk: Walk, noun: Listing, id: number): Promise<void> {
  if (noun === 'properties') await walk.try('properties.removeLocation', { params: { id } })
  else await walk.try('condominiums.removeLocation', { params: { id, condo_id: id } })
  const came = await walk.try(`${noun}.location`, { params: { id } })
  if (came !== null)
    walk.check(`${noun}.removeLocation`, at(came.body, 'block.location') === null, 'leaves the location')
}

/** The order on the website of two records of ours, turned round. */
export async function reorder(walk: Walk, noun: Listing, ids: number[]): Promise<void> {
  if (ids.length < 2) return walk.skip([`${noun}.reorderLocations`], 'it takes two records of its own')
  const list = ids.toReversed()
  await walk.try(`${noun}.reorderLocations`, { body: { list } })
  const came = await walk.try(`${noun}.list`, {
    query: { sortBy: 'location_order', sortDesc: false, filter: { search: walk.mark } },
  })
  if (came !== null)
    walk.check(
      `${noun}.reorderLocations`,
      idsAt(came.body, noun).join() === list.join(),
      'does not keep the order',
    )
}

export async function readBlocks(walk: Walk, noun: Listing, id: number): Promise<void> {
  await walk.try(`${noun}.location`, { params: { id } })
  await walk.try(`${noun}.seo`, { params: { id } })
}
