import type { LocationBlock, LocationInput } from '#contract/location.ts'
import type { z } from 'zod'
import type { EditContext } from '../app-context.ts'
import type { Db, Tx, ListingResource } from '../db/schema.ts'
import { changeBlock, readEditableListing, updateSearchText } from './edit.ts'

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
