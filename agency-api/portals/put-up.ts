import type { AdvertFacts } from '#contract/portal-facts.ts'
import type { House } from '../house.ts'
import { type ApiAdapter, type Outcome, runOut, TryLater } from './adapter.ts'
import type { Advert } from './advert.ts'
import type { ExportRow } from './ask.ts'
import { feedUuid } from './feed-uuid.ts'
import { actionOf, type Change, contentOf, failed, known, later, sentNow, unsent } from './outcomes.ts'
import { noteSending } from './queue.ts'
import { msApart } from '../wrong-clock.ts'
import { readAdverts } from './read-adverts.ts'
import { adapters } from './registry.ts'
import { obstacles, type ReportRow, row, rowsText } from './report.ts'
import { isLeaving, takeDown, unansweredMs } from './take-down.ts'

/** Brings an export nearer to being listed as its property is now. */
export async function putUp(house: House, claimed: ExportRow): Promise<Change> {
  const adapter = adapters[claimed.place]
  const read = (await readAdverts(house, [claimed.property_id])).get(claimed.property_id)
  // Deleted or disabled: the next reconciliation withdraws it. Others off the market wait for it likewise.
  if (read === undefined || read.disabled === 1) return { due_at: null }
  if (claimed.hiding === 0 && isOffMarket(read.facts)) return { due_at: later(house, 0) }
  const rows = obstacles(claimed.place, read.facts, actionOf(claimed))
  const advert = rows.length > 0 ? null : read.advert
  if (adapter.kind === 'consent' && claimed.uuid !== null)
    return atPortal(house, adapter, { ...claimed, uuid: claimed.uuid }, { advert, rows })
  if (advert === null) return claimed.hiding === 1 ? takeDown(house, claimed, rows) : failed(claimed, rows)
  if (adapter.kind === 'consent') return publish(house, adapter, claimed, advert)
  const said = { state: 'inserted', uuid: feedUuid(claimed), rows: '[]' } as const
  return { ...contentOf(advert), ...sentNow(house), ...said, due_at: null, hiding: 0, to_send: 0 }
}

const isOffMarket = ({ archived, sold, collection }: AdvertFacts) =>
  archived === 1 || sold || collection === 1

type There = ExportRow & { uuid: string }

/** What is there already is brought up to date when somebody asked for that, and else only looked at. */
async function atPortal(
  house: House,
  adapter: ApiAdapter,
  claimed: There,
  { advert, rows }: { advert: Advert | null; rows: ReportRow[] },
): Promise<Change> {
  if (claimed.to_send === 0 || isLeaving(claimed)) return look(house, adapter, claimed)
  if (advert === null) {
    if (claimed.hiding === 1) return takeDown(house, claimed, rows)
    // What the portal would not take is said, and what it has stays what it is there.
    return {
      ...(await look(house, adapter, claimed)),
      to_send: 0,
      rows: rowsText(claimed.place, rows),
    }
  }
  const content = contentOf(advert)
  const changed = content.sent_hash !== claimed.sent_hash
  const over = runOut.has(claimed.portal_code ?? '')
  // Unchanged: the portal is asked what it has, not told the same again.
  if (!changed && !over) return { ...(await look(house, adapter, claimed)), to_send: 0 }
  const updated = changed ? await adapter.update(house, advert, claimed.uuid) : null
  const taken = updated !== null && updated.state !== 'error' && updated.state !== 'removed'
  const goesOn = over && (taken || updated === null)
  const outcome = goesOn ? await adapter.activate(house, claimed.uuid) : updated
  if (outcome === null) return look(house, adapter, claimed)
  return {
    ...outcomeFor(house, claimed, outcome),
    to_send: 0,
    ...(taken && { ...content, ...sentNow(house) }),
  }
}

async function look(house: House, adapter: ApiAdapter, claimed: There): Promise<Change> {
  const outcome = await adapter.status(house, claimed.uuid, 'publish')
  if (outcome.state !== 'removed') return outcomeFor(house, claimed, outcome)
  // Wanted again while it was going: now that it is gone it can be published anew.
  if (isLeaving(claimed)) return { ...unsent, ...nowhere, state: 'waiting', due_at: later(house, 0) }
  // Not every part of a portal may know yet what another has just taken.
  if (outcome.portal_code === undefined && isYoung(house, claimed))
    return known(house, claimed, { state: 'inserted' })
  return known(house, claimed, outcome)
}

const nowhere: Change = { uuid: null, url: null, portal_code: null, rows: '[]' }

const isYoung = (house: House, { sent_at }: ExportRow) =>
  sent_at !== null && msApart(house.now(), sent_at) < unansweredMs

/** What should be hidden and was refused is not left to be seen. */
const outcomeFor = (house: House, claimed: ExportRow, outcome: Outcome): Change =>
  outcome.refused && claimed.hiding === 1
    ? takeDown(house, claimed, outcome.rows ?? [])
    : known(house, claimed, outcome)

async function publish(
  house: House,
  adapter: ApiAdapter,
  claimed: ExportRow,
  advert: Advert,
): Promise<Change> {
  if (claimed.sending_at !== null) {
    // Sent once without an answer: never twice by ourselves, or the portal shows two.
    const waited = msApart(house.now(), claimed.sending_at)
    return waited < unansweredMs
      ? { state: 'waiting', due_at: later(house, unansweredMs - waited) }
      : failed(claimed, [row(claimed.place, { problem: 'OUTCOME_UNKNOWN', action: 'publish' })])
  }
  const content = { ...contentOf(advert), ...sentNow(house), hiding: 0, to_send: 0 } as const
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
    throw new NothingSent(error)
  }
}

/** A publication came to nothing before the portal could have taken it. */
export class NothingSent extends Error {
  constructor(cause: unknown) {
    super('Nothing was sent', { cause })
  }
}
