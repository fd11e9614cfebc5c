import { type PropertyGeneral, PropertyInput } from '#contract/property.ts'
import type { Db } from '../db/schema.ts'
import { readEditableListing } from '../listing/edit.ts'
import { energyOf, readCover, textsOf } from '../listing/general.ts'
import { readLinks } from '../listing/links.ts'
import { pickSavedFields } from '../version.ts'

/** Returns the fields of the General tab. Throws NOT_FOUND, and DEMO for a read-only property (`disabled = 1`). */
export async function readGeneral(db: Db, id: number): Promise<PropertyGeneral> {
  const row = await readEditableListing(db, 'properties', id)
  return {
    ...row,
    i18n: textsOf(row),
    price: row.price_cents / 100,
    energy: energyOf(row),
    types: await readLinks(db, 'property_types', id),
    features_id: await readLinks(db, 'property_features', id),
    search: {
      youtube_id: row.youtube_id,
      website: row.website,
      listing_id: row.listing_id,
      lifestyles_id: await readLinks(db, 'property_lifestyles', id),
    },
    jamesEdition_uuid: row.james_edition_uuid,
    ...(await readCover(db, 'properties', id)),
  }
}

/** Returns the values of the fields that the form saves, from which the version is computed. */
export const savedValuesOf = (general: PropertyGeneral): unknown[] => pickSavedFields(PropertyInput, general)
