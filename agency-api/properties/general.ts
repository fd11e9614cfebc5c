import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { PropertyInput, type PropertyUpdateInput, type PropertyGeneral } from '#contract/property.ts'
import { auditCreation } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { AppContext, EditContext } from '../app-context.ts'
import type { Tx, Db } from '../db/schema.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../db/violations.ts'
import { toColumns } from '../language.ts'
import { lockListing, readEditableListing, updateSearchText } from '../listing/edit.ts'
import { energyOf, readCover, textsOf } from '../listing/fields.ts'
import { writeLinks, readLinks } from '../listing/links.ts'
import { parse } from '../parse.ts'
import { formVersion, requireVersion } from '../version.ts'
import { withHighlightLimit } from './highlight.ts'
import { checkRelatedRecords } from './related-records.ts'
import { derivedColumnsOf } from './search-text.ts'

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

/**
 * Creates a property with its links; returns its id. Throws REFERENCE_ALREADY_EXISTS, HIGHLIGHT_LIMIT, or the errors of
 * `checkRelatedRecords`.
 */
export function addProperty({ db, now }: AppContext, input: PropertyInput): Promise<number> {
  return convertViolations(() =>
    db.transaction().execute(async (tx) => {
      await checkRelatedRecords(tx, input, null)
      return withHighlightLimit(tx, async () => {
        const time = now().toISOString()
        const { id } = await tx
          .insertInto('properties')
          .values({
            ...columnsOf(input),
            ...toColumns({ slogan: input.i18n.slogan }),
            // New properties come last on the website.
            location_order: sql<number>`(select coalesce(max(location_order), 0) + 1 from properties)`,
            created_at: time,
            updated_at: time,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await saveLinksAndSearchText(tx, id, input)
        auditCreation(tx, listingRecords.properties, id)
        return id
      })
    }),
  )
}

/**
 * Saves the form; returns its new version. Throws the errors of `addProperty`, NOT_FOUND, DEMO and PreconditionFailed.
 */
export function updateProperty({ db, now, ifMatch }: EditContext, id: number, changes: PropertyUpdateInput) {
  return convertViolations(() =>
    db.transaction().execute((tx) =>
      withHighlightLimit(tx, async () => {
        await lockListing(tx, 'properties', id, now())
        const stored = await readGeneral(tx, id)
        if (ifMatch !== null) requireVersion(ifMatch, formVersion(PropertyInput, stored))
        const input = parse(PropertyInput, { ...stored, ...changes })
        await checkRelatedRecords(tx, input, stored.condominium_id)
        await tx
          .updateTable('properties')
          .set({ ...columnsOf(input), ...sloganOf(input) })
          .set('archived_with', keepArchivedWith(input))
          .where('id', '=', id)
          .execute()
        await saveLinksAndSearchText(tx, id, input)
        return formVersion(PropertyInput, await readGeneral(tx, id))
      }),
    ),
  )
}

/**
 * Keeps `archived_with`, the development that the property was last archived or unarchived with, unless the form
 * archives, unarchives or moves the property.
 */
function keepArchivedWith({ archived, condominium_id }: PropertyInput) {
  return sql<number | null>`case when archived = ${archived} and archived_with = ${condominium_id}
    then archived_with end`
}

/**
 * Leaves the stored slogan unchanged if the input's slogan is empty and the property isn't in the private collection:
 * the form doesn't show the slogan then.
 */
function sloganOf({ collection, i18n: { slogan } }: PropertyInput) {
  if (collection === 0 && slogan.en === '' && slogan.pt === '') return {}
  return toColumns({ slogan })
}

function columnsOf(input: PropertyInput) {
  const { i18n, price, search, types: _types, features_id: _features, ...columns } = input
  const texts = toColumns({ title: i18n.title, description: i18n.description })
  return {
    ...columns,
    ...texts,
    ...derivedColumnsOf(texts),
    price_cents: Math.round(price * 100),
    youtube_id: search.youtube_id,
    website: search.website,
    listing_id: search.listing_id,
  }
}

async function saveLinksAndSearchText(tx: Tx, id: number, input: PropertyInput): Promise<void> {
  await writeLinks(tx, 'property_types', id, input.types)
  await writeLinks(tx, 'property_features', id, input.features_id)
  await writeLinks(tx, 'property_lifestyles', id, input.search.lifestyles_id)
  await updateSearchText(tx, 'properties', id)
}

async function convertViolations<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AgencyError('REFERENCE_ALREADY_EXISTS', { fields: { reference: 'REFERENCE_ALREADY_EXISTS' } })
    if (isForeignKeyViolation(error)) throw new AgencyError('MISSING')
    throw error
  }
}
