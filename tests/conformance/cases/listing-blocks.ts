import { createLocationForm, createSeoForm } from '../forms.ts'
import { valueAt, idsAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import type { Listing } from './listing-files.ts'

export async function testBlocks(run: ConformanceRun, resource: Listing, id: number): Promise<void> {
  const params = { id }
  const isLocationSaved = await checkVersions(
    run,
    { call: `${resource}.location`, options: { params } },
    {
      call: `${resource}.saveLocation`,
      save: { params, body: createLocationForm(38.71) },
      outdatedSave: { params, body: createLocationForm(38.72) },
    },
  )
  const location = isLocationSaved ? await run.expectSuccess(`${resource}.location`, { params }) : null
  if (location !== null)
    run.check(
      `${resource}.saveLocation`,
      valueAt(location.body, 'block.location.lat') === 38.71,
      'does not store the location',
    )
  const isSeoSaved = await checkVersions(
    run,
    { call: `${resource}.seo`, options: { params } },
    {
      call: `${resource}.saveSeo`,
      save: { params, body: createSeoForm(run.mark, 1) },
      outdatedSave: { params, body: createSeoForm(run.mark, 2) },
    },
  )
  const seo = isSeoSaved ? await run.expectSuccess(`${resource}.seo`, { params }) : null
  if (seo !== null) {
    const isStored = valueAt(seo.body, 'block.slug.pt') === createSeoForm(run.mark, 1).slug.pt
    run.check(`${resource}.saveSeo`, isStored, 'does not store the slug')
  }
}

export async function testRemoveLocation(run: ConformanceRun, resource: Listing, id: number): Promise<void> {
  if (resource === 'properties') await run.expectSuccess('properties.removeLocation', { params: { id } })
  else await run.expectSuccess('condominiums.removeLocation', { params: { id, condo_id: id } })
  const result = await run.expectSuccess(`${resource}.location`, { params: { id } })
  if (result !== null)
    run.check(
      `${resource}.removeLocation`,
      valueAt(result.body, 'block.location') === null,
      'does not remove the location',
    )
}

export async function testReorder(run: ConformanceRun, resource: Listing, ids: number[]): Promise<void> {
  if (ids.length < 2)
    return run.skip([`${resource}.reorderLocations`], 'needs two records created by this run')
  const list = ids.toReversed()
  await run.expectSuccess(`${resource}.reorderLocations`, { body: { list } })
  const result = await run.expectSuccess(`${resource}.list`, {
    query: { sortBy: 'location_order', sortDesc: false, filter: { search: run.mark } },
  })
  if (result !== null)
    run.check(
      `${resource}.reorderLocations`,
      idsAt(result.body, resource).join() === list.join(),
      'does not store the order',
    )
}

export async function readBlocks(run: ConformanceRun, resource: Listing, id: number): Promise<void> {
  await run.expectSuccess(`${resource}.location`, { params: { id } })
  await run.expectSuccess(`${resource}.seo`, { params: { id } })
}
