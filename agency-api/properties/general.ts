import type { Kysely } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { EnergyRating, type Language, languages } from '#contract/values.ts'
import { type PropertyGeneral, PropertyInput } from '#contract/property.ts'
import type { Database, Row } from '../db/schema.ts'
import { mediaItem } from '../media/item.ts'

/** What the General tab edits. Refuses an unknown property (NOT_FOUND) and one that demo mode keeps closed (DEMO). */
export async function readGeneral(db: Kysely<Database>, id: number): Promise<PropertyGeneral> {
  const row = await db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  if (row.disabled === 1) throw new AgencyError('DEMO')
  const media = await db
    .selectFrom('media')
    .selectAll()
    .where('location', '=', 'properties')
    .where('owner_id', '=', id)
    .execute()
  const cover = media.find((each) => each.cover === 1)
  return {
    ...row,
    i18n: {
      title: bilingualOf(row, 'title'),
      description: bilingualOf(row, 'description'),
      slogan: bilingualOf(row, 'slogan'),
    },
    price: row.price_cents / 100,
    energy: EnergyRating.nullable().catch(null).parse(row.energy),
    types: await linked(db, 'property_types', id),
    features_id: await linked(db, 'property_features', id),
    search: {
      youtube_id: row.youtube_id,
      website: row.website,
      listing_id: row.listing_id,
      lifestyles_id: await linked(db, 'property_lifestyles', id),
    },
    jamesEdition_uuid: row.james_edition_uuid,
    cover: cover === undefined ? null : mediaItem(cover),
    media_count: media.length,
  }
}

/** What the form saves: photographs, exports and the like change beside it without making a form stale. */
export function savedByForm(general: PropertyGeneral): unknown[] {
  return Object.keys(PropertyInput.shape).map((key) => Reflect.get(general, key))
}

function bilingualOf(row: Row<'properties'>, name: 'title' | 'description' | 'slogan') {
  const texts = languages.map((language): [Language, string] => [language, row[`${name}_${language}`]])
  return Object.fromEntries(texts) as Record<Language, string>
}

async function linked(
  db: Kysely<Database>,
  table: 'property_types' | 'property_features' | 'property_lifestyles',
  id: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('key_id')
    .where('property_id', '=', id)
    .orderBy('key_id')
    .execute()
  return rows.map(({ key_id }) => key_id)
}
