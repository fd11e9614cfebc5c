import type { Portal, PropertyExport } from '#contract/portal-records.ts'
import { portalPlaces } from '#contract/portal-places.ts'
import type { Language } from '#contract/values.ts'
import type { AppContext } from '../app-context.ts'
import { ensureAccount } from './accounts.ts'
import type { Advert } from './read-adverts.ts'
import type { ExportRow } from './exports.ts'
import { isConfigured } from './configuration.ts'
import { adapters } from './registry.ts'
import { parseReportRows, toSentences } from './report.ts'

/** Returns all portals as every signed-in user may see them. */
export function readPortals(context: AppContext): Promise<Portal[]> {
  return Promise.all(
    portalPlaces.map(async (place): Promise<Portal> => {
      const configured = isConfigured(context.environment, place)
      const common = { place, configured, connected: true, expired: false, experimental: false }
      if (place === 'social') return { ...common, kind: 'share' }
      const adapter = adapters[place]
      if (adapter.kind === 'feed')
        return { ...common, kind: 'feed', experimental: adapter.experimental ?? false }
      const { tokens, consent_again } = await ensureAccount(context, place)
      const expired = configured && consent_again === 1
      return { ...common, kind: 'consent', expired, connected: configured && tokens !== null && !expired }
    }),
  )
}

/** Converts an export for display; `currentAdvert` is the advert that would be sent now. */
export function viewOf(row: ExportRow, currentAdvert: Advert | null, language: Language): PropertyExport {
  return {
    ...row,
    // Shows a link only if the portal confirms the advert.
    url: row.state === 'success' ? row.url : null,
    off_market: row.off_market_since !== null,
    changed: row.wanted === 'listed' ? changedFieldsOf(row, currentAdvert) : [],
    rows: toSentences(parseReportRows(row.rows), language),
  }
}

function changedFieldsOf({ sent }: ExportRow, currentAdvert: Advert | null): string[] {
  if (sent === null || currentAdvert === null) return []
  // Safe cast: only contentOf writes this column.
  const before = new Map(Object.entries<unknown>(JSON.parse(sent) as Advert))
  return Object.entries<unknown>(currentAdvert).flatMap(([name, value]) =>
    JSON.stringify(before.get(name)) === JSON.stringify(value) ? [] : [name],
  )
}
