import { AgencyError } from '#contract/errors.ts'
import type { LocationBlock, LocationInput } from '#contract/location.ts'
import type { z } from 'zod'
import { logActivity } from '../activity/log-activity.ts'
import { lock } from '../db/lock.ts'
import { searchTextOf as searchTextOfDevelopment } from '../developments/search-text.ts'
import type { Db, Tx, ListingResource } from '../db/schema.ts'
import { searchTextOf as searchTextOfProperty } from '../properties/search-text.ts'
import type { DbContext, EditContext } from '../app-context.ts'
import { changeBlock, readEditableListing } from './edit.ts'

type LocationValues = z.output<typeof LocationInput>

const emptyLocation = {
  lat: null,
  lng: null,
  radius: 0,
  concelho: null,
  distrito: null,
  political: null,
  al2: null,
  al3: null,
  route: null,
}

/** Returns a record's location; null if it has none. Throws NOT_FOUND or DEMO. */
export async function readLocation(
  db: Db,
  resource: ListingResource,
  id: number,
): Promise<z.output<typeof LocationBlock>> {
  const row = await readEditableListing(db, resource, id)
  const { lat, lng, radius, concelho, distrito, political, al2, al3, route: routeLocation } = row
  if (lat === null || lng === null) return { location: null }
  return { location: { radius, concelho, distrito, political, al2, al3, lat, lng, routeLocation } }
}

/** Saves a record's location; null removes it. Returns the new version. Throws the errors of `changeBlock`. */
export function saveLocation(
  context: EditContext,
  resource: ListingResource,
  id: number,
  location: LocationValues | null,
): Promise<string> {
  const read = (tx: Tx) => readLocation(tx, resource, id)
  return changeBlock(context, resource, id, read, async (tx) => {
    const { routeLocation, ...otherColumns } = location ?? { ...emptyLocation, routeLocation: null }
    await tx
      .updateTable(resource)
      .set({ ...otherColumns, route: routeLocation })
      .where('id', '=', id)
      .execute()
    await updateSearchText(tx, resource, id)
  })
}

export async function updateSearchText(tx: Tx, resource: ListingResource, id: number): Promise<void> {
  const search_text =
    resource === 'properties'
      ? searchTextOfProperty(await readEditableListing(tx, 'properties', id))
      : searchTextOfDevelopment(await readEditableListing(tx, 'condominiums', id))
  await tx.updateTable(resource).set({ search_text }).where('id', '=', id).execute()
}

/**
 * Sets the website's order of records. Throws MISSING for an unknown or repeated id. Neither the records' contents
 * nor their update times change (docs/adr/0029-portfolio-rules.md).
 */
export async function saveWebsiteOrder({ db }: DbContext, resource: ListingResource, ids: number[]) {
  if (ids.length === 0) return
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'portfolio')
    const rows = await tx
      .selectFrom(resource)
      .select(['id', 'location_order'])
      .where('id', 'in', ids)
      .execute()
    if (rows.length !== ids.length) throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    const storedOrders = new Map(rows.map(({ id, location_order }) => [id, location_order]))
    for (const [index, id] of ids.entries()) {
      const location_order = index + 1
      if (storedOrders.get(id) === location_order) continue
      await tx.updateTable(resource).set({ location_order }).where('id', '=', id).execute()
    }
    await logActivity(tx, { action: 'reordered', resource })
  })
}
