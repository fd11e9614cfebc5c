import type { Portal, PropertyExport, ShareLinks } from '#contract/portal-records.ts'
import { portalPlaces } from '#contract/portal-places.ts'
import type { Language } from '#contract/values.ts'
import type { AppContext } from '../app-context.ts'
import { inLanguage } from '../language.ts'
import { ensureAccount } from './accounts.ts'
import { toPlainText, truncate } from './feed-format.ts'
import { type Advert, isOffMarket, type PropertyAdvert } from './read-adverts.ts'
import type { ExportRow } from './exports.ts'
import { isConfigured } from './configuration.ts'
import { adapters } from './registry.ts'
import { parseReportRows, describeRows } from './report.ts'

/** Returns all portals and their states; every signed-in user may see these. */
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
      const isExpired = configured && consent_again === 1
      return {
        ...common,
        kind: 'consent',
        expired: isExpired,
        connected: configured && tokens !== null && !isExpired,
      }
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
    rows: describeRows(parseReportRows(row.rows), language),
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

/**
 * Returns links that open each network's own dialog for sharing the property's page. Null without a page on the
 * website, and for properties that are read-only or off the market.
 */
export function shareLinksOf(property: PropertyAdvert | undefined, language: Language): ShareLinks | null {
  if (property === undefined) return null
  const { facts, advert, disabled } = property
  const page = pageUrlOf(facts.website)
  const isReadOnly = disabled === 1
  if (page === null || isReadOnly || isOffMarket(facts)) return null
  const title = inLanguage(language, facts.title) ?? ''
  const description = inLanguage(language, facts.description) ?? ''
  const toLink = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`
  return {
    links: [
      { network: 'facebook', url: toLink('https://www.facebook.com/sharer/sharer.php', { u: page }) },
      { network: 'whatsapp', url: toLink('https://wa.me/', { text: `${title} ${page}` }) },
      { network: 'x', url: toLink('https://x.com/intent/tweet', { text: title, url: page }) },
      { network: 'linkedin', url: toLink('https://www.linkedin.com/sharing/share-offsite/', { url: page }) },
    ],
    open_graph: {
      'og:title': title,
      'og:description': truncate(toPlainText(description).replace(/\s+/g, ' '), 200),
      'og:image': advert?.images[0] ?? null,
      'og:url': page,
    },
  }
}

/** Returns the property's page as a URL. Staff may enter it without a scheme. */
function pageUrlOf(website: string | null): string | null {
  if (!website) return null
  const url = /^https?:\/\//i.test(website) ? website : `https://${website}`
  return URL.canParse(url) ? new URL(url).href : null
}
