import { AgencyError } from '#contract/errors.ts'
import type { PublicHighlight } from '#contract/front-page.ts'
import { limits } from '#contract/limits.ts'
import type { PropertyCard } from '#contract/property.ts'
import type { Bilingual, Language } from '#contract/values.ts'
import { audit } from '../activity/audited-database.ts'
import type { EditContext } from '../app-context.ts'
import { lock } from '../db/lock.ts'
import type { Db } from '../db/schema.ts'
import { lockListing } from '../listing/edit.ts'
import { cardOf, selectCardRows } from '../properties/card.ts'
import { filterProperties } from '../properties/filter.ts'
import { withHighlightLimit } from '../properties/highlight.ts'
import { orderVersion, requireVersion, versionOf } from '../version.ts'
import { frontPageRecords, selectHighlighted } from './snapshot.ts'

const readHighlightedRows = (db: Db) => selectCardRows(selectHighlighted(db)).execute()

type HighlightedRow = Awaited<ReturnType<typeof readHighlightedRows>>[number]

/** Returns the highlights as cards for staff. */
export async function readHighlights(db: Db, language: Language): Promise<PropertyCard[]> {
  return (await readHighlightedRows(db)).map((row) => cardOf(row, language))
}

/** Returns the public highlights: at most 18, without the private collection; hidden prices are null. */
export async function readPublicHighlights(db: Db): Promise<PublicHighlight[]> {
  const rows = await readHighlightedRows(db)
  return rows
    .filter(({ collection }) => collection === 0)
    .slice(0, limits.highlighted)
    .map(toPublicHighlight)
}

function toPublicHighlight(row: HighlightedRow): PublicHighlight {
  const { id, reference, for_sale, tag_kind, bedrooms, bathrooms, gross_area } = row
  return {
    id,
    reference,
    for_sale,
    tag_kind,
    bedrooms,
    bathrooms,
    gross_area,
    title: { en: row.title_en, pt: row.title_pt },
    type: bilingualOrNull(row.type_en, row.type_pt),
    district: bilingualOrNull(row.district_en, row.district_pt),
    price: row.hide_price === 1 ? null : row.price_cents / 100,
    cover: cardOf(row, 'en').cover,
  }
}

const bilingualOrNull = (en: string | null, pt: string | null): Bilingual | null =>
  en === null || pt === null ? null : { en, pt }

/**
 * Replaces the highlighted properties with these active ones, in this order; returns the new version. Throws
 * PreconditionFailed, HIGHLIGHT_LIMIT, MISSING for a property that is not active or is listed twice, and DEMO if a
 * read-only one would change.
 */
export function saveHighlights({ db, now, ifMatch }: EditContext, list: number[]): Promise<string> {
  return db.transaction().execute((tx) =>
    withHighlightLimit(tx, async () => {
      await lock(tx, 'frontPage')
      await audit(tx, frontPageRecords)
      const current = await selectHighlighted(tx).select('p.id').execute()
      requireVersion(ifMatch, orderVersion(current))
      const active = await filterProperties(tx, { state: 'active' }).select('p.id').execute()
      const activeIds = new Set(active.map(({ id }) => id))
      if (new Set(list).size < list.length || list.some((id) => !activeIds.has(id)))
        throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
      const changedIds = new Set(list).symmetricDifference(new Set(current.map(({ id }) => id)))
      const positioned = await tx
        .selectFrom('properties')
        .select('id')
        .where('highlight_order', 'is not', null)
        .execute()
      const ids = new Set([...list, ...changedIds, ...positioned.map(({ id }) => id)])
      // Locks in id order, so that concurrent changes don't deadlock.
      for (const id of [...ids].sort((a, b) => a - b)) {
        const index = list.indexOf(id)
        const isListed = index >= 0
        if (changedIds.has(id)) await lockListing(tx, 'properties', id, now())
        await tx
          .updateTable('properties')
          .set({
            ...(changedIds.has(id) && { highlighted: isListed ? 1 : 0 }),
            // Properties that aren't listed lose their position, so that they come last when they are highlighted again.
            highlight_order: isListed ? index + 1 : null,
          })
          .where('id', '=', id)
          .execute()
      }
      return versionOf(list)
    }),
  )
}
