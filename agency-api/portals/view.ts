import { createHash } from 'node:crypto'
import type { Portal, PropertyExport } from '#contract/portal-records.ts'
import { portalPlaces } from '#contract/portal-places.ts'
import type { Language } from '#contract/values.ts'
import type { House } from '../house.ts'
import { openAccount } from './accounts.ts'
import type { Advert } from './advert.ts'
import type { ExportRow } from './ask.ts'
import { isConfigured } from './configuration.ts'
import { adapters } from './registry.ts'
import { keptRows, spoken } from './report.ts'

/** Every portal as anyone signed in may know it. */
export function portalsOf(house: House): Promise<Portal[]> {
  return Promise.all(
    portalPlaces.map(async (place): Promise<Portal> => {
      const configured = isConfigured(house.environment, place)
      if (place === 'social')
        return { place, kind: 'share', configured, connected: true, experimental: false }
      const { kind, experimental } = adapters[place]
      const connected = kind === 'feed' || (configured && (await isConnected(house, place)))
      return { place, kind, configured, connected, experimental }
    }),
  )
}

async function isConnected(house: House, place: ExportRow['place']): Promise<boolean> {
  const { tokens, consent_again } = await openAccount(house, place)
  return tokens !== null && consent_again === 0
}

/** An export as it is shown; `now` is the advert that the property would make today. */
export function viewOf(row: ExportRow, now: Advert | null, language: Language): PropertyExport {
  const { place, wanted, state, uuid, portal_code, sent_at, answered_at } = row
  return {
    place,
    wanted,
    state,
    uuid,
    portal_code,
    // A link is shown only to what the portal says is there.
    url: state === 'success' ? row.url : null,
    sent_at,
    answered_at,
    off_market: row.off_market_since !== null,
    changed: wanted === 'listed' ? changedSince(row, now) : [],
    rows: spoken(keptRows(row.rows), language),
  }
}

function changedSince({ sent, sent_hash }: ExportRow, now: Advert | null): string[] {
  if (sent === null || now === null) return []
  const text = JSON.stringify(now)
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
