import { DevelopmentInput } from '#contract/development.ts'
import { PropertyInput } from '#contract/property.ts'
import { manualRangesOf } from '../developments/figures.ts'
import type { Db, ListingResource, Row } from '../db/schema.ts'
import { seoOf, textsOf } from '../listing/fields.ts'
import { readLinksByListing } from '../listing/links.ts'
import type { Json } from './log-activity.ts'
import { type AuditedRecords, pickColumns, flatten, type SnapshotReader } from './snapshot.ts'

const readProperties: SnapshotReader = async (db, ids) => {
  const rows = await db.selectFrom('properties').selectAll().where('id', 'in', ids).execute()
  const typesOf = await readLinksByListing(db, 'property_types', ids)
  const featuresOf = await readLinksByListing(db, 'property_features', ids)
  const lifestylesOf = await readLinksByListing(db, 'property_lifestyles', ids)
  const filesOf = await readFilesByListing(db, 'properties', ids)
  return new Map(
    rows.map((row) => {
      const form = {
        ...pickColumns(row, Object.keys(PropertyInput.shape)),
        i18n: textsOf(row),
        price: row.price_cents / 100,
        types: typesOf(row.id),
        features_id: featuresOf(row.id),
        search: {
          ...pickColumns(row, ['youtube_id', 'website', 'listing_id']),
          lifestyles_id: lifestylesOf(row.id),
        },
      }
      const title = { en: row.title_en, pt: row.title_pt }
      return [
        row.id,
        {
          title,
          reference: row.reference,
          fields: { ...flatten(form), ...blocksOf(row), ...filesOf(row.id) },
        },
      ]
    }),
  )
}

const readDevelopments: SnapshotReader = async (db, ids) => {
  const rows = await db.selectFrom('condominiums').selectAll().where('id', 'in', ids).execute()
  const typesOf = await readLinksByListing(db, 'condominium_types', ids)
  const featuresOf = await readLinksByListing(db, 'condominium_features', ids)
  const filesOf = await readFilesByListing(db, 'condominiums', ids)
  return new Map(
    rows.map((row) => {
      const form = {
        ...pickColumns(row, [...Object.keys(DevelopmentInput.shape), 'archived']),
        ...manualRangesOf(row),
        i18n: textsOf(row),
        types: typesOf(row.id),
        features_id: featuresOf(row.id),
      }
      const title = { en: row.title_en, pt: row.title_pt }
      return [row.id, { title, fields: { ...flatten(form), ...blocksOf(row), ...filesOf(row.id) } }]
    }),
  )
}

export const listingRecords = {
  properties: { resource: 'properties', table: 'properties', snapshot: readProperties },
  condominiums: { resource: 'condominiums', table: 'condominiums', snapshot: readDevelopments },
} satisfies Record<string, AuditedRecords>

type Listing = Row<'properties'> | Row<'condominiums'>

/** Returns the fields of the location and SEO tabs. `al2` and `al3` are administrative area levels 2 and 3. */
function blocksOf(row: Listing): Record<string, Json> {
  const { lat, lng, radius, concelho, distrito, political, al2, al3, route: routeLocation } = row
  return {
    location:
      lat === null || lng === null
        ? null
        : { lat, lng, radius, concelho, distrito, political, al2, al3, routeLocation },
    ...flatten({ seo: seoOf(row) }),
  }
}

/** Returns a function that takes a listing's id and returns its photos, cover, floor plans and attachments. */
async function readFilesByListing(db: Db, location: ListingResource, ids: readonly number[]) {
  const photos = await db
    .selectFrom('media')
    .select(['id', 'owner_id', 'file', 'cover', 'plant'])
    .where('location', '=', location)
    .where('owner_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const attachments = await db
    .selectFrom('attachments')
    .select(['owner_id', 'name', 'extension'])
    .where('location', '=', location)
    .where('owner_id', 'in', ids)
    .orderBy('id')
    .execute()
  const photosByListing = Map.groupBy(photos, (row) => row.owner_id)
  const attachmentsByListing = Map.groupBy(attachments, (row) => row.owner_id)
  return (id: number): Record<string, Json> => {
    const ownPhotos = photosByListing.get(id) ?? []
    return {
      media: ownPhotos.map(({ id, file }) => ({ id, file })),
      cover: ownPhotos.find(({ cover }) => cover === 1)?.id ?? null,
      plans: ownPhotos.filter(({ plant }) => plant === 1).map(({ id }) => id),
      attachments: (attachmentsByListing.get(id) ?? []).map(({ name, extension }) =>
        extension === '' ? name : `${name}.${extension}`,
      ),
    }
  }
}
