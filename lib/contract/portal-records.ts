import * as z from './zod.ts'
import { ExportLogRow, ExportPlace } from './place.ts'
import { exportStates, targetStates, portalPlaces } from './portal-places.ts'
import { Id } from './values.ts'

export const PortalPlace = z.enum(portalPlaces)
export const ExportState = z.enum(exportStates)

export const PropertyExport = z.object({
  place: ExportPlace,
  wanted: z.enum(targetStates),
  state: ExportState,
  /** The portal's id of the advert; for a feed one generated here. */
  uuid: z.string().nullable().default(null),
  /** The portal's own state, verbatim. */
  portal_code: z.string().nullable().default(null),
  /** Public URL, if the portal has sent one. */
  url: z.string().nullable().default(null),
  sent_at: z.string().nullable().default(null),
  /** Time of the portal's last response. */
  answered_at: z.string().nullable().default(null),
  /**
   * The property is off the market: the advert is removed when `wanted` is `withdrawn`, and published again on its
   * return.
   */
  off_market: z.boolean().default(false),
  /** Fields that differ from the last sent advert. */
  changed: z.array(z.string()).default([]),
  rows: z.array(ExportLogRow).default([]),
})
export type PropertyExport = z.infer<typeof PropertyExport>

export const Portal = z.object({
  place: PortalPlace,
  kind: z.enum(['consent', 'feed', 'share']),
  /** The installation has all required settings. */
  configured: z.boolean(),
  /** The agency's account is connected, or the portal needs none. */
  connected: z.boolean(),
  /** Implemented from unofficial sources. */
  experimental: z.boolean().default(false),
})
export type Portal = z.infer<typeof Portal>

/** Portal account, for Administrators. */
export const PortalAccount = Portal.extend({
  state: z.enum(['not_configured', 'not_connected', 'connected', 'consent_again', 'feed', 'share']),
  /** Names of missing settings. */
  missing: z.array(z.string()).default([]),
  connected_at: z.string().nullable().default(null),
  connected_by: z.string().nullable().default(null),
  /** URLs to register at the portal. */
  callback_url: z.string().nullable().default(null),
  notify_url: z.string().nullable().default(null),
  feed_url: z.string().nullable().default(null),
  fetched_at: z.string().nullable().default(null),
})
export type PortalAccount = z.infer<typeof PortalAccount>

export const ShareLinks = z.object({
  links: z.array(z.object({ network: z.enum(['facebook', 'whatsapp', 'x', 'linkedin']), url: z.string() })),
  open_graph: z.object({
    'og:title': z.string(),
    'og:description': z.string(),
    'og:image': z.string().nullable(),
    'og:url': z.string().nullable(),
  }),
})
export type ShareLinks = z.infer<typeof ShareLinks>

/** Row of the board. `archived` and `exists` explain why an advert may be on its way out. */
export const BoardRow = z.object({
  property_id: Id,
  reference: z.string(),
  title: z.string(),
  archived: z.boolean(),
  exists: z.boolean(),
  exports: z.array(PropertyExport),
})
export type BoardRow = z.infer<typeof BoardRow>
