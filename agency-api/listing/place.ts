import type { Kysely } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { PlaceBlock, PlaceInput } from '#contract/place.ts'
import type { z } from 'zod'
import { record } from '../activity/record.ts'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { changeBlock, type Editing, openListing } from './claim.ts'
import type { Kind, ListingNoun } from './kind.ts'

type Place = z.output<typeof PlaceInput>

const nowhere = {
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

/** Where a record lies; null when nobody has said yet. */
export async function readPlace(
  db: Kysely<Database>,
  noun: ListingNoun,
  id: number,
): Promise<z.output<typeof PlaceBlock>> {
  await openListing(db, noun, id)
  const { lat, lng, route, ...names } = await db
    .selectFrom(noun)
    .select(['lat', 'lng', 'radius', 'concelho', 'distrito', 'political', 'al2', 'al3', 'route'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { location: lat === null || lng === null ? null : { ...names, lat, lng, routeLocation: route } }
}

/** Sets the one place of a record, or moves it: it never has two (docs/decisions). Null removes it. Answers the new version. */
export function savePlace(
  editing: Editing,
  { noun, searchText }: Kind,
  id: number,
  place: Place | null,
): Promise<string> {
  return changeBlock(
    editing,
    noun,
    id,
    (tx) => readPlace(tx, noun, id),
    async (tx) => {
      const { routeLocation, ...rest } = place ?? { ...nowhere, routeLocation: null }
      const write = tx.updateTable(noun).where('id', '=', id)
      await write.set({ ...rest, route: routeLocation }).execute()
      await write.set({ search_text: await searchText(tx, id) }).execute()
    },
  )
}

/**
 * Puts records in the order given, in which the website shows them; MISSING when one of them is not there or named
 * twice. What a record says stays as it is, and so does the time of its last change (docs/decisions).
 */
export async function reorderPlaces(
  { db }: Pick<House, 'db'>,
  noun: ListingNoun,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'portfolio')
    const rows = await tx.selectFrom(noun).select(['id', 'location_order']).where('id', 'in', ids).execute()
    if (rows.length !== ids.length) throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    const orders = new Map(rows.map(({ id, location_order }) => [id, location_order]))
    for (const [index, id] of ids.entries()) {
      const location_order = index + 1
      if (orders.get(id) === location_order) continue
      await tx.updateTable(noun).set({ location_order }).where('id', '=', id).execute()
    }
    await record(tx, { action: 'reordered', noun })
  })
}
