import { sql, type Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { PropertyInput, type PropertyUpdateInput } from '#contract/property.ts'
import { watchNew } from '../activity/recording.ts'
import type { Database } from '../db/schema.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../db/violations.ts'
import type { House } from '../house.ts'
import { textColumns } from '../listing/general.ts'
import { writeLinks } from '../listing/links.ts'
import { parsed } from '../parsed.ts'
import { requireVersion, versionOf } from '../version.ts'
import { claimListing, type Editing } from '../listing/claim.ts'
import { readGeneral, savedByForm } from './general.ts'
import { withinHighlights } from './highlight.ts'
import { checkReferences } from './references.ts'
import { listTextsOf, searchTextOf } from './search-text.ts'

/**
 * Creates a property with its links; answers its id. Throws REFERENCE_ALREADY_EXISTS, HIGHLIGHT_LIMIT, MISSING with the
 * fields that point at nothing, or DEMO for a development that demo mode keeps closed.
 */
export function addProperty({ db, now }: House, input: PropertyInput): Promise<number> {
  return saving(() =>
    db.transaction().execute(async (tx) => {
      await checkReferences(tx, input, null)
      return withinHighlights(tx, async () => {
        const at = now().toISOString()
        const { id } = await tx
          .insertInto('properties')
          .values({
            ...columnsOf(input),
            slogan_en: input.i18n.slogan.en,
            slogan_pt: input.i18n.slogan.pt,
            search_text: searchTextOf({ ...columnsOf(input) }),
            location_order: sql<number>`(select coalesce(max(location_order), 0) + 1 from properties)`,
            created_at: at,
            updated_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await link(tx, id, input)
        watchNew(tx, 'properties', id)
        return id
      })
    }),
  )
}

/**
 * Saves the form and returns its new version; a field that is left out stays as it is. Throws as `addProperty`, NOT_FOUND,
 * DEMO of its own, and Changed when `ifMatch` is not the version that is stored.
 */
export function updateProperty(
  { db, now, ifMatch }: Editing,
  id: number,
  changes: PropertyUpdateInput,
): Promise<string> {
  return saving(() =>
    db.transaction().execute((tx) =>
      withinHighlights(tx, async () => {
        await claimListing(tx, 'properties', id, now())
        const stored = await readGeneral(tx, id)
        if (ifMatch !== null) requireVersion(ifMatch, versionOf(savedByForm(stored)))
        const input = parsed(PropertyInput, { ...stored, ...changes })
        const columns = columnsOf(input)
        const { condominium_id, ...place } = await tx
          .selectFrom('properties')
          .select(['condominium_id', 'concelho', 'distrito', 'political', 'al2', 'al3', 'route'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await checkReferences(tx, input, condominium_id)
        await tx
          .updateTable('properties')
          .set({ ...columns, ...sloganOf(input), search_text: searchTextOf({ ...columns, ...place }) })
          .set('archived_with', staysArchived(input))
          .where('id', '=', id)
          .execute()
        await link(tx, id, input)
        return versionOf(savedByForm(await readGeneral(tx, id)))
      }),
    ),
  )
}

/** A development brings back what it archived, as long as nobody has archived, brought back or moved it by hand since. */
function staysArchived({ archived, condominium_id }: PropertyInput) {
  return sql<number | null>`case when ${archived} = 1 and archived = 1 and archived_with = ${condominium_id}
    then archived_with end`
}

/** Outside the private collection the form shows no slogan: an empty one then means "not shown", and the stored one stays. */
function sloganOf({ collection, i18n: { slogan } }: PropertyInput) {
  if (collection === 0 && slogan.en === '' && slogan.pt === '') return {}
  return { slogan_en: slogan.en, slogan_pt: slogan.pt }
}

function columnsOf(input: PropertyInput) {
  const { i18n, price, search, types: _types, features_id: _features, ...same } = input
  const texts = textColumns(i18n)
  return {
    ...same,
    ...texts,
    ...listTextsOf(texts),
    price_cents: Math.round(price * 100),
    youtube_id: search.youtube_id,
    website: search.website,
    listing_id: search.listing_id,
  }
}

async function link(tx: Transaction<Database>, id: number, input: PropertyInput): Promise<void> {
  await writeLinks(tx, 'property_types', id, input.types)
  await writeLinks(tx, 'property_features', id, input.features_id)
  await writeLinks(tx, 'property_lifestyles', id, input.search.lifestyles_id)
}

/** The database has the last word on what is unique and what exists; its refusals in the contract's words. */
async function saving<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AgencyError('REFERENCE_ALREADY_EXISTS', { fields: { reference: 'REFERENCE_ALREADY_EXISTS' } })
    if (isForeignKeyViolation(error)) throw new AgencyError('MISSING')
    throw error
  }
}
