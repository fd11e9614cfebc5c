import { createHash } from 'node:crypto'
import type { NewRow } from '../db/schema.ts'
import type { House } from '../house.ts'
import type { Outcome } from './adapter.ts'
import type { Advert } from './advert.ts'
import type { ExportRow } from './ask.ts'
import { type Action, keptRows, type ReportRow, row, rowsText } from './report.ts'

/** What work writes down of an export. */
export type Change = Partial<NewRow<'portal_exports'>>

/** Waits of a portal that is silent: half a minute, doubled each time up to an hour. */
const firstWaitMs = 30_000
export const longestWaitMs = 3_600_000
/** A portal that has said nothing for so long is asked once. */
export const silenceMs = 2 * 60_000

/** A tenth of chance in it, so that a whole board does not knock at once. */
export const backOff = (attempts: number, first = firstWaitMs) =>
  Math.min(longestWaitMs, first * 2 ** attempts) * (1 + Math.random() / 10)

export const later = (house: House, ms: number) => new Date(house.now().getTime() + ms).toISOString()
export const sentNow = (house: House) => ({ sent_at: house.now().toISOString() })

/** What the portal is asked to do for the wish as it stands. */
export const actionOf = ({ wanted, uuid }: Pick<ExportRow, 'wanted' | 'uuid'>): Action =>
  wanted === 'withdrawn' ? 'remove' : uuid === null ? 'publish' : 'update'

/** The advert as it is sent and remembered. */
export function contentOf(advert: Advert) {
  const sent = JSON.stringify(advert)
  return {
    sent,
    sent_hash: createHash('sha256').update(sent).digest('base64url'),
    shows_price: advert.price === null ? (0 as const) : (1 as const),
    shown_radius: advert.radius,
  }
}

/** Nothing is on its way, and nothing of ours is there. */
export const unsent: Change = { sending_at: null, sent: null, sent_hash: null, sent_at: null, hiding: 0 }

export const failed = ({ place }: ExportRow, rows: ReportRow[]): Change => ({
  state: 'error',
  rows: rowsText(place, rows),
  due_at: null,
})

/** What the portal said, and when to look again if it has said nothing for good. */
export function known(house: House, claimed: ExportRow, outcome: Outcome): Change {
  const { rows = [], state, refused, ...rest } = outcome
  const gone = state === 'removed'
  const open = state === 'waiting' || state === 'inserted'
  // It says what became of what it was sent; an answer that names no state of the advert does not.
  const settled =
    gone || state === 'success' || (state === 'error' && !refused && rest.portal_code !== undefined)
  const wait = open
    ? backOff(claimed.attempts, silenceMs)
    : claimed.hiding === 1 && !settled
      ? longestWaitMs
      : null
  return {
    ...rest,
    state: gone ? 'error' : state,
    rows: rowsText(
      claimed.place,
      gone ? [row(claimed.place, { problem: 'REMOVED_AT_PORTAL', action: 'publish' })] : rows,
    ),
    // Refused, it still shows what it showed: the same may be sent again.
    ...(refused && { sent_hash: null }),
    ...(settled && { hiding: 0 }),
    ...((gone || rest.uuid === null) && { ...unsent, uuid: null, url: null }),
    answered_at: house.now().toISOString(),
    attempts: open ? claimed.attempts + 1 : 0,
    due_at: wait === null ? null : later(house, wait),
  }
}

/**
 * Why an advert was taken down without anybody asking for it: lines that outlive the advert, so that its property is shown
 * with them afterwards. What is said of a removal itself is none of them.
 */
export const reasonsOf = ({ rows }: ExportRow): ReportRow[] =>
  keptRows(rows).filter(({ action }) => action !== 'remove')

/** Nothing of it is there any more; `reasons` are told where it went without being asked to. */
export const removed = (house: House, claimed: ExportRow, outcome: Partial<Outcome> = {}): Change => {
  const reasons = reasonsOf(claimed)
  return {
    ...unsent,
    state: reasons.length > 0 ? 'error' : 'removed',
    uuid: null,
    url: null,
    portal_code: outcome.portal_code ?? null,
    rows: rowsText(claimed.place, reasons),
    answered_at: house.now().toISOString(),
    attempts: 0,
    due_at: null,
  }
}
