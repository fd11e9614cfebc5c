import { sql, type Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { PropertyInput } from '#contract/property.ts'
import type { Database } from '../db/schema.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../db/violations.ts'
import type { House } from '../house.ts'
import { requireVersion, versionOf } from '../version.ts'
import { claimProperty, type Editing } from './claim.ts'
import { readGeneral, savedByForm } from './general.ts'
import { withinHighlights } from './highlight.ts'
import { checkReferences } from './references.ts'
import { listTextsOf, searchTextOf } from './search-text.ts'

/**
 * Creates a property with its links; answers its id. Throws REFERENCE_ALREADY_EXISTS, HIGHLIGHT_LIMIT, or MISSING with
 * the fields that point at nothing.
 */
export function addProperty({ db, now }: House, input: PropertyInput): Promise<number> {
  return saving(() =>
    db.transaction().execute(async (tx) => {
      await checkReferences(tx, input)
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
        return id
      })
    }),
  )
}

/**
 * Saves the whole form; answers its new version. Throws as `addProperty`, NOT_FOUND, DEMO, and Changed when `ifMatch` is
 * not the version that is stored.
 */
export function updateProperty(
  { db, now, ifMatch }: Editing,
  id: number,
  input: PropertyInput,
): Promise<string> {
  return saving(() =>
    db.transaction().execute((tx) =>
      withinHighlights(tx, async () => {
        const version = async () => versionOf(savedByForm(await readGeneral(tx, id)))
        await claimProperty(tx, id, now())
        if (ifMatch !== null) requireVersion(ifMatch, await version())
        await checkReferences(tx, input)
        const columns = columnsOf(input)
        const place = await tx
          .selectFrom('properties')
          .select(['concelho', 'distrito', 'political', 'al2', 'al3', 'route'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('properties')
          .set({ ...columns, ...sloganOf(input), search_text: searchTextOf({ ...columns, ...place }) })
          .where('id', '=', id)
          .execute()
        await link(tx, id, input)
        return version()
      }),
    ),
  )
}

/** Outside the private collection the form shows no slogan: an empty one then means "not shown", and the stored one stays. */
function sloganOf({ collection, i18n: { slogan } }: PropertyInput) {
  if (collection === 0 && slogan.en === '' && slogan.pt === '') return {}
  return { slogan_en: slogan.en, slogan_pt: slogan.pt }
}

function columnsOf(input: PropertyInput) {
  const { i18n, price, search, types: _types, features_id: _features, ...same } = input
  const texts = {
    title_en: i18n.title.en,
    title_pt: i18n.title.pt,
    description_en: i18n.description.en,
    description_pt: i18n.description.pt,
  }
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
  const wanted = [
    { table: 'property_types', ids: input.types },
    { table: 'property_features', ids: input.features_id },
    { table: 'property_lifestyles', ids: input.search.lifestyles_id },
  ] as const
  for (const { table, ids } of wanted) {
    await tx.deleteFrom(table).where('property_id', '=', id).execute()
    const rows = [...new Set(ids)].map((key_id) => ({ property_id: id, key_id }))
    if (rows.length > 0) await tx.insertInto(table).values(rows).execute()
  }
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
