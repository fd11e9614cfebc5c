import { createHash } from 'node:crypto'
import type { Portal, PropertyExport } from '#contract/portal-records.ts'
import { portalPlaces } from '#contract/portal-places.ts'
import type { Language } from '#contract/values.ts'
import type { AppContext } from '../app-context.ts'
import { ensureAccount } from './accounts.ts'
import type { Advert } from './advert.ts'
import type { ExportRow } from './exports.ts'
import { isConfigured } from './configuration.ts'
import { adapters } from './registry.ts'
import { parseReportRows, toSentences } from './report.ts'

/** Returns all portals as every signed-in user may see them. */
export function readPortals(context: AppContext): Promise<Portal[]> {
  return Promise.all(
    portalPlaces.map(async (place): Promise<Portal> => {
      const configured = isConfigured(context.environment, place)
      if (place === 'social')
        return { place, kind: 'share', configured, connected: true, expired: false, experimental: false }
      const { kind, experimental } = adapters[place]
      if (kind === 'feed') return { place, kind, configured, connected: true, expired: false, experimental }
      const { tokens, consent_again } = await ensureAccount(context, place)
      const expired = configured && consent_again === 1
      const connected = configured && tokens !== null && !expired
      return { place, kind: 'consent', configured, connected, expired, experimental }
    }),
  )
}

/** Converts an export for display; `currentAdvert` is the advert that would be sent now. */
export function viewOf(row: ExportRow, currentAdvert: Advert | null, language: Language): PropertyExport {
  const { place, wanted: requested, state, uuid, portal_code, sent_at, answered_at } = row
  return {
    place,
    wanted: requested,
    state,
    uuid,
    portal_code,
    // Shows a link only if the portal confirms the advert.
    url: state === 'success' ? row.url : null,
    sent_at,
    answered_at,
    off_market: row.off_market_since !== null,
    changed: requested === 'listed' ? changedFieldsOf(row, currentAdvert) : [],
    rows: toSentences(parseReportRows(row.rows), language),
  }
}

function changedFieldsOf({ sent, sent_hash }: ExportRow, currentAdvert: Advert | null): string[] {
  if (sent === null || currentAdvert === null) return []
  const text = JSON.stringify(currentAdvert)
  if (createHash('sha256').update(text).digest('base64url') === sent_hash) return []
  const [before, after] = [new Map(entriesOf(sent)), entriesOf(text)]
  return after.flatMap(([name, value]) =>
    JSON.stringify(before.get(name)) === JSON.stringify(value) ? [] : [name],
  )
}

function entriesOf(text: string): [string, unknown][] {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
