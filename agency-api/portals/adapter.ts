import type { ExportPlace, ExportState } from '#contract/portal-places.ts'
import type { Advert } from './advert.ts'
import type { Action, ReportRow } from './report.ts'
import type { House } from '../house.ts'

/** What a portal has said of one advert; what is left out stays as it was known. */
export type Outcome = {
  state: ExportState
  uuid?: string | null
  portal_code?: string | null
  url?: string | null
  rows?: ReportRow[]
  /** It would not do what it was asked, so it still has what it had before. */
  refused?: boolean
}

/** The portal has taken an advert's removal, and not done it yet; Imovirtual's own word for it. */
export const leaving = 'TO_DELETE'
/** Adverts that have run out; they come back when they are activated. */
export const runOut = new Set(['outdated', 'outdated_by_package'])

/** The portal is busy or silent: the same again later. `seconds` is its own wish; `sent`: it may have acted. */
export class TryLater extends Error {
  readonly seconds: number | null
  readonly sent: boolean
  constructor(more: { seconds?: number | null; sent?: boolean; cause?: unknown } = {}) {
    super('Try later', { cause: more.cause })
    this.seconds = more.seconds ?? null
    this.sent = more.sent ?? false
  }
}

/** Nobody has consented, or not any more. */
export class NeedsConsent extends Error {}

/**
 * A portal that is spoken to. Each method answers what the portal said and throws TryLater or NeedsConsent; what it
 * refuses is an outcome of state `error` with its own words.
 */
export type ApiAdapter = {
  kind: 'consent'
  publish: (house: House, advert: Advert) => Promise<Outcome>
  update: (house: House, advert: Advert, uuid: string) => Promise<Outcome>
  /** Brings back an advert that has run out. */
  activate: (house: House, uuid: string) => Promise<Outcome>
  withdraw: (house: House, uuid: string) => Promise<Outcome>
  /** What the portal has of an advert; `after` is what it was last asked to do with it. */
  status: (house: House, uuid: string, after: Action) => Promise<Outcome>
  /** Which property an advert at the portal is of, by what we sent with it; null when it is gone or none of ours. */
  ownerOf: (house: House, uuid: string) => Promise<number | null>
}

export type FeedAbout = { at: Date; updated: Date; agency: string; dealer: string }
export type Listed = { uuid: string; sentAt: Date; advert: Advert }

/** A portal that fetches everything that is listed, whole, from an address of ours. */
export type FeedAdapter = {
  kind: 'feed'
  mime: string
  fileName: (house: Pick<House, 'environment'>) => string
  /** The file in pieces, as `items` come. */
  render: (about: FeedAbout, items: AsyncIterable<Listed>) => AsyncIterable<string>
  /** It ignores a file without adverts, so the last one cannot be taken away by one. */
  ignoresEmpty?: boolean
}

export type Adapter = (ApiAdapter | FeedAdapter) & { place: ExportPlace; experimental: boolean }
