import { createHash } from 'node:crypto'
import type { NewRow } from '../db/schema.ts'
import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { type ApiAdapter, leaving, NeedsConsent, type Outcome, TryLater } from './adapter.ts'
import type { Advert } from './advert.ts'
import type { ExportRow } from './ask.ts'
import { isConfigured } from './configuration.ts'
import { claimDue, finish, noteSending } from './queue.ts'
import { readAdverts } from './read-adverts.ts'
import { adapters } from './registry.ts'
import { type Action, obstacles, type ReportRow, row, rowsText } from './report.ts'
import { feedUuid } from './feed-uuid.ts'

type Change = Partial<NewRow<'portal_exports'>>

/** Waits of a portal that is silent: half a minute, doubled each time up to an hour, then a person is told. */
const firstWaitMs = 30_000
const longestWaitMs = 3_600_000
const mostAttempts = 8
/** A portal that has said nothing for so long is asked once. */
export const silenceMs = 2 * 60_000
/** An advert whose sending had no answer may yet be named by a notification, which portals repeat for hours. */
const unansweredMs = 15 * 60_000

/** Works on one export that is due, or on the one named if it is; false when there is none. */
export async function workOnce(house: House, id?: number): Promise<boolean> {
  const claimed = await claimDue(house, id)
  if (claimed === null) return false
  await finish(house, claimed, await changeOf(house, claimed))
  return true
}

async function changeOf(house: House, claimed: ExportRow): Promise<Change> {
  // A portal whose settings were taken out rests; nothing is sent half made.
  if (!isConfigured(house.environment, claimed.place)) return { due_at: later(house, longestWaitMs) }
  try {
    return await (claimed.wanted === 'withdrawn' ? withdraw(house, claimed) : list(house, claimed))
  } catch (error) {
    return afterFailure(house, claimed, error)
  }
}

async function list(house: House, claimed: ExportRow): Promise<Change> {
  const adapter = adapters[claimed.place]
  const read = (await readAdverts(house, [claimed.property_id])).get(claimed.property_id)
  const action = claimed.uuid === null ? 'publish' : 'update'
  // It is gone or may not be seen: the next look at the records withdraws it.
  if (read === undefined || read.disabled === 1) return { due_at: null }
  const rows = obstacles(claimed.place, read.facts, action)
  const { advert } = read
  if (rows.length > 0 || advert === null) return { ...failed(claimed, rows), due_at: null }
  const content = contentOf(advert)
  if (adapter.kind === 'feed') {
    return {
      ...content,
      ...sentNow(house),
      state: 'inserted',
      uuid: feedUuid(claimed),
      due_at: null,
      rows: '[]',
    }
  }
  if (claimed.uuid === null) return publish(house, adapter, claimed, advert)
  // Unchanged: the portal is asked what it has, not told the same again.
  if (content.sent_hash === claimed.sent_hash || isLeaving(claimed)) {
    const outcome = await adapter.status(house, claimed.uuid)
    // Wanted again while it was going: now that it is gone it can be published anew.
    if (outcome.state === 'removed' && isLeaving(claimed))
      return { ...removed(house), state: 'waiting', due_at: later(house, 0) }
    return known(house, claimed, outcome)
  }
  const outcome = await adapter.update(house, advert, claimed.uuid)
  return { ...known(house, claimed, outcome), ...accepted(outcome, { ...content, ...sentNow(house) }) }
}

async function publish(
  house: House,
  adapter: ApiAdapter,
  claimed: ExportRow,
  advert: Advert,
): Promise<Change> {
  if (claimed.sending_at !== null) {
    // Sent once without an answer: never twice by ourselves, or the portal shows two.
    const waited = house.now().getTime() - Date.parse(claimed.sending_at)
    return waited < unansweredMs
      ? { state: 'waiting', due_at: later(house, unansweredMs - waited) }
      : {
          ...failed(claimed, [row(claimed.place, { problem: 'OUTCOME_UNKNOWN', action: 'publish' })]),
          due_at: null,
        }
  }
  const content = { ...contentOf(advert), ...sentNow(house) }
  await noteSending(house, claimed, content)
  try {
    const outcome = await adapter.publish(house, advert)
    const refused = outcome.state === 'error'
    return {
      ...known(house, claimed, outcome),
      ...(refused ? unsent : content),
      // Accepted without a name: a notification will tell it.
      ...((outcome.uuid || refused) && { sending_at: null }),
    }
  } catch (error) {
    if (error instanceof TryLater && error.sent)
      return { state: 'waiting', due_at: later(house, unansweredMs) }
    return { ...afterFailure(house, claimed, error), ...unsent }
  }
}

/** Nothing is on its way, and nothing of ours is there. */
const unsent: Change = { sending_at: null, sent: null, sent_hash: null, sent_at: null }

async function withdraw(house: House, claimed: ExportRow): Promise<Change> {
  const adapter = adapters[claimed.place]
  // It is left out of the feed from now on, and gone when the portal has fetched that.
  if (adapter.kind === 'feed')
    return claimed.uuid === null ? removed(house) : { state: 'waiting', due_at: null }
  if (claimed.uuid === null) {
    // Perhaps it arrived: a notification may still name it, and is then answered with its removal.
    if (claimed.sending_at === null) return removed(house)
    const waited = house.now().getTime() - Date.parse(claimed.sending_at)
    return waited < unansweredMs
      ? { state: 'waiting', due_at: later(house, unansweredMs - waited) }
      : {
          ...failed(claimed, [row(claimed.place, { problem: 'OUTCOME_UNKNOWN', action: 'remove' })]),
          due_at: null,
        }
  }
  const outcome = isLeaving(claimed)
    ? await adapter.status(house, claimed.uuid)
    : await adapter.withdraw(house, claimed.uuid)
  return outcome.state === 'removed' ? removed(house, outcome) : known(house, claimed, outcome)
}

const isLeaving = ({ portal_code }: ExportRow) => portal_code === leaving

/** What the portal said, and when to look again if it has said nothing for good. */
function known(house: House, claimed: ExportRow, outcome: Outcome): Change {
  const open = outcome.state === 'waiting' || outcome.state === 'inserted'
  const { rows, state, ...rest } = outcome
  return {
    ...rest,
    state: state === 'removed' && claimed.wanted === 'listed' ? 'error' : state,
    rows: rowsText(
      claimed.place,
      state === 'removed' && claimed.wanted === 'listed'
        ? [row(claimed.place, { problem: 'REMOVED_AT_PORTAL', action: 'publish' })]
        : (rows ?? []),
    ),
    ...(state === 'removed' && { uuid: null, url: null, sent: null, sent_hash: null }),
    answered_at: house.now().toISOString(),
    attempts: open ? claimed.attempts + 1 : 0,
    due_at: open ? later(house, backOff(silenceMs, claimed.attempts)) : null,
  }
}

const removed = (house: House, outcome: Partial<Outcome> = {}): Change => ({
  state: 'removed',
  uuid: null,
  url: null,
  portal_code: outcome.portal_code ?? null,
  rows: '[]',
  ...unsent,
  answered_at: house.now().toISOString(),
  attempts: 0,
  due_at: null,
})

/** Content counts as sent only once the portal has taken it. */
const accepted = (outcome: Outcome, content: Change): Change => (outcome.state === 'error' ? {} : content)

const failed = (claimed: ExportRow, rows: ReportRow[]): Change => ({
  state: 'error',
  rows: rowsText(claimed.place, rows),
})

function afterFailure(house: House, claimed: ExportRow, error: unknown): Change {
  const action: Action =
    claimed.wanted === 'withdrawn' ? 'remove' : claimed.uuid === null ? 'publish' : 'update'
  if (error instanceof NeedsConsent)
    return {
      ...failed(claimed, [row(claimed.place, { problem: 'NEEDS_AUTHORIZATION', action })]),
      due_at: null,
    }
  if (!(error instanceof TryLater)) logError(error, { background: 'portals', place: claimed.place })
  const attempts = claimed.attempts + 1
  if (attempts >= mostAttempts)
    return {
      ...failed(claimed, [row(claimed.place, { problem: 'NOT_REACHED', action })]),
      attempts,
      due_at: null,
    }
  const wish = error instanceof TryLater && error.seconds !== null ? error.seconds * 1000 : 0
  const wait = Math.max(wish, backOff(firstWaitMs, claimed.attempts))
  return { state: 'waiting', attempts, due_at: later(house, Math.min(wait, longestWaitMs)) }
}

/** A tenth of chance in it, so that a whole board does not knock at once. */
const backOff = (first: number, attempts: number) =>
  Math.min(longestWaitMs, first * 2 ** attempts) * (1 + Math.random() / 10)

const later = (house: House, ms: number) => new Date(house.now().getTime() + ms).toISOString()
const sentNow = (house: House) => ({ sent_at: house.now().toISOString() })

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
