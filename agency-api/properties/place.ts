import type { Kysely } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { PlaceBlock, PlaceInput } from '#contract/place.ts'
import type { z } from 'zod'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { changeBlock, type Editing, openProperty } from './claim.ts'
import { searchTextOf } from './search-text.ts'

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

/** Where a property lies; null when nobody has said yet. */
export async function readPlace(db: Kysely<Database>, id: number): Promise<z.output<typeof PlaceBlock>> {
  await openProperty(db, id)
  const { lat, lng, route, ...names } = await db
    .selectFrom('properties')
    .select(['lat', 'lng', 'radius', 'concelho', 'distrito', 'political', 'al2', 'al3', 'route'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { location: lat === null || lng === null ? null : { ...names, lat, lng, routeLocation: route } }
}

/** Sets the one place of a property, or moves it: a property never has two (docs/decisions). Null removes it. Answers the new version. */
export function savePlace(editing: Editing, id: number, place: Place | null): Promise<string> {
  return changeBlock(
    editing,
    id,
    (tx) => readPlace(tx, id),
    async (tx) => {
      const { routeLocation, ...rest } = place ?? { ...nowhere, routeLocation: null }
      const columns = { ...rest, route: routeLocation }
      const texts = await tx
        .selectFrom('properties')
        .select(['reference', 'title_en', 'title_pt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('properties')
        .set({ ...columns, search_text: searchTextOf({ ...texts, ...columns }) })
        .where('id', '=', id)
        .execute()
    },
  )
}

/** Puts properties on the website's map in the order given; MISSING when one of them is not there or named twice. */
export async function reorderPlaces({ db, now }: House, ids: number[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'portfolio')
    for (const [index, id] of ids.entries()) {
      const row = await tx
        .updateTable('properties')
        .set({ location_order: index + 1, updated_at: now().toISOString() })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (row === undefined || ids.indexOf(id) !== index)
        throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    }
  })
}
