import type { Kysely } from 'kysely'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { portals } from '#contract/portals.ts'
import type { z } from 'zod'
import type { Database } from '../db/schema.ts'

/**
 * Returns the adverts of these properties and of these developments' unarchived properties, ordered by reference and
 * portal.
 */
export async function readAffectedAdverts(
  db: Kysely<Database>,
  { properties, condominiums }: z.output<typeof portals.adverts.query>,
): Promise<ResponseBody<typeof portals.adverts>> {
  const adverts = await db
    .selectFrom('portal_exports as e')
    .innerJoin('properties as p', 'p.id', 'e.property_id')
    .select(['e.property_id', 'p.reference', 'e.place'])
    .where('e.wanted', '=', 'listed')
    .where('e.off_market_since', 'is', null)
    .where((eb) =>
      eb.or([
        ...(properties.length > 0 ? [eb('p.id', 'in', properties)] : []),
        ...(condominiums.length > 0
          ? [eb.and([eb('p.condominium_id', 'in', condominiums), eb('p.archived', '=', 0)])]
          : []),
      ]),
    )
    .orderBy('p.reference')
    .orderBy('e.place')
    .execute()
  return { adverts }
}
