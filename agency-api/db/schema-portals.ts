import type { ExportPlace, ExportState, ExportWish } from '#contract/portal-places.ts'
import type { Generated } from 'kysely'
import type { Flag, Text } from './schema.ts'

/** A property at a portal: what is wanted, what is known, and when to work on it next. */
export interface PortalExports {
  id: Generated<number>
  /** Of a property that may be gone by now. */
  property_id: number
  place: ExportPlace
  reference: Text
  wanted: ExportWish
  state: ExportState
  uuid: string | null
  portal_code: string | null
  url: string | null
  /** The advert as it was last sent, JSON, and its hash. */
  sent: string | null
  sent_hash: string | null
  sent_at: string | null
  answered_at: string | null
  /** What was sent shows a price, and a point that is off by up to so many metres (0: exact). */
  shows_price: Flag
  shown_radius: Generated<number>
  /** 1 from when the portal is to hide a price or a point until it says that it has: if it will not, the advert goes. */
  hiding: Flag
  /** JSON of report rows. */
  rows: Text
  /** 1: the property is to be sent as it is now; 0: the portal is only asked what it has. */
  to_send: Flag
  /** Rises with each wish, so that work that is under way sees that it was overtaken. */
  asked: Generated<number>
  attempts: Generated<number>
  /** Null when there is nothing to do. */
  due_at: string | null
  /** Who works on it, and until when nobody else may. */
  lease: string | null
  lease_until: string | null
  /** A new advert is on its way, and whether it arrived is not known. */
  sending_at: string | null
  /** Milliseconds; older events say nothing new. */
  last_event_at: Generated<number>
  /**
   * When its property went off the market, null while it is on it. `wanted` follows once people have had time to undo, and
   * returns to `listed` with the property.
   */
  off_market_since: string | null
  created_at: string
  updated_at: string
}

export interface PortalAccounts {
  place: ExportPlace
  /** Sealed JSON, see portals/keys.ts. */
  tokens: string | null
  expires_at: string | null
  connected_at: string | null
  connected_by: string | null
  /** Until when one process alone may refresh. */
  refresh_lease: string | null
  consent_again: Flag
  feed_generation: Generated<number>
  fetched_at: string | null
}

/** A consent that is under way; only the SHA-256 of its state is kept. */
export interface PortalGrants {
  state_hash: string
  user_id: number
  place: ExportPlace
  return_url: string
  /** JSON of the ids of properties to publish once there is consent. */
  pending: string
  created_at: string
  expires_at: string
  used_at: string | null
}

/** What portals have told, each once. */
export interface PortalEvents {
  id: Generated<number>
  place: ExportPlace
  key: string
  object_id: string
  event_type: string
  event_at: number
  received_at: string
  processed_at: string | null
}
