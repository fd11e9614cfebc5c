import type { ExportPlace, ExportState, TargetState } from '#contract/portal-places.ts'
import type { Generated } from 'kysely'
import type { Flag, Text } from './column-types.ts'

/** Export of a property to a portal: desired state, known state, and time of the next attempt. */
export interface PortalExports {
  id: Generated<number>
  /** May refer to a deleted property. */
  property_id: number
  /** Id of the portal. */
  place: ExportPlace
  reference: Text
  wanted: TargetState
  state: ExportState
  uuid: string | null
  /** State or status code from the portal. */
  portal_code: string | null
  url: string | null
  /** Last sent advert as JSON, and its hash. */
  sent: string | null
  sent_hash: string | null
  sent_at: string | null
  answered_at: string | null
  /** Privacy of the sent advert: whether it shows a price, and its blur radius in metres (0: exact). */
  shows_price: Flag
  shown_radius: Generated<number>
  /**
   * 1 until the portal confirms that it hides a price or location that has become private. If it rejects the update,
   * the advert is removed.
   */
  hiding: Flag
  /** JSON array of report rows. */
  rows: Text
  /** 1: send the property's current state; 0: only poll the portal. */
  to_send: Flag
  /** Incremented with each request, so that running jobs notice newer requests. */
  asked: Generated<number>
  attempts: Generated<number>
  /** Null when nothing is scheduled. */
  due_at: string | null
  /** Holder and expiry of the lease. */
  lease: string | null
  lease_until: string | null
  /** Time at which a new advert was sent; null once its uuid is known or the portal has rejected it. */
  sending_at: string | null
  /** Time of the newest event, in ms since 1970; older events are ignored. */
  last_event_at: Generated<number>
  /**
   * Time at which the property went off the market; null while it is on the market. `wanted` becomes `withdrawn` after
   * the undo period, and `listed` again when the property is back on the market.
   */
  off_market_since: string | null
  created_at: string
  updated_at: string
}

export interface PortalAccounts {
  place: ExportPlace
  /** Encrypted JSON, see portals/keys.ts. */
  tokens: string | null
  expires_at: string | null
  connected_at: string | null
  connected_by: string | null
  /** Expiry of the lease that allows one process to refresh. */
  refresh_lease: string | null
  /** 1 if an Administrator must consent again. */
  consent_again: Flag
  /** Part of the feed's URL; incremented to replace the URL. */
  feed_generation: Generated<number>
  /** Time at which the portal last fetched the feed. */
  fetched_at: string | null
}

/** Pending consent. Only the SHA-256 of its state is stored. */
export interface PortalGrants {
  state_hash: string
  user_id: number
  place: ExportPlace
  return_url: string
  /** JSON array of property ids to publish after consent. */
  pending: string
  created_at: string
  expires_at: string
  used_at: string | null
}

export interface PortalEvents {
  id: Generated<number>
  place: ExportPlace
  /** Transaction, object and type of the event; unique per portal, so that a repeated notification is ignored. */
  key: string
  object_id: string
  event_type: string
  event_at: number
  received_at: string
  processed_at: string | null
}
