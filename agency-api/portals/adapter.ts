import type { ExportState } from '#contract/portal-places.ts'
import type { Advert } from './read-adverts.ts'
import type { Action, ReportRow } from './report.ts'
import type { AppContext } from '../app-context.ts'

/** Result of a portal request for one advert. Omitted fields stay as stored. */
export type Outcome = {
  state: ExportState
  uuid?: string | null
  portal_code?: string | null
  url?: string | null
  rows?: ReportRow[]
  /** A write was rejected, by the portal or before it was sent; the portal still has the previous version. */
  isWriteRejected?: boolean
}

/** Imovirtual's state of an advert whose removal is accepted but not complete. */
export const removalPendingCode = 'TO_DELETE'

/**
 * The portal is busy or doesn't respond. `seconds` is its Retry-After; `mayBeAccepted` is true if it may have accepted
 * the advert nevertheless.
 */
export class RetryLaterError extends Error {
  readonly seconds: number | null
  readonly mayBeAccepted: boolean
  constructor(options: { seconds?: number | null; mayBeAccepted?: boolean; cause?: unknown } = {}) {
    super('Try later', { cause: options.cause })
    this.seconds = options.seconds ?? null
    this.mayBeAccepted = options.mayBeAccepted ?? false
  }
}

/** The account isn't connected, or its consent has ended. */
export class ConsentRequiredError extends Error {}

/**
 * Adapter of a portal with an API. Methods return the portal's outcome and throw RetryLaterError or
 * ConsentRequiredError; a rejection is an outcome of state `error` with the portal's message.
 */
export type ApiAdapter = {
  kind: 'api'
  publish: (context: AppContext, advert: Advert) => Promise<Outcome>
  update: (context: AppContext, advert: Advert, uuid: string) => Promise<Outcome>
  /** Reactivates an expired advert. */
  activate: (context: AppContext, uuid: string) => Promise<Outcome>
  withdraw: (context: AppContext, uuid: string) => Promise<Outcome>
  /** Fetches an advert's state from the portal; `lastAction` is the last action sent. */
  fetchStatus: (context: AppContext, uuid: string, lastAction: Action) => Promise<Outcome>
  /**
   * Returns the id of an advert's property, which was sent with the advert; null if the advert is deleted, isn't ours,
   * or can't be read.
   */
  findPropertyId: (context: AppContext, uuid: string) => Promise<number | null>
}

/** `at` is the time of the feed, `updated` that of its newest advert; `agencyCode` is the agency's id at the portal. */
export type FeedInfo = { at: Date; updated: Date; agency: string; agencyCode: string }
export type FeedItem = { uuid: string; sentAt: Date; advert: Advert }

/** Adapter of a portal that fetches a complete feed from this API. */
export type FeedAdapter = {
  kind: 'feed'
  mime: string
  fileName: (context: Pick<AppContext, 'environment'>) => string
  /** Streams the file as `items` arrive. */
  render: (info: FeedInfo, items: AsyncIterable<FeedItem>) => AsyncIterable<string>
  /** The portal ignores an empty feed, so the last advert can't be removed with one. */
  portalIgnoresEmptyFeed?: boolean
  /** Implemented from unofficial sources. */
  experimental?: boolean
}
