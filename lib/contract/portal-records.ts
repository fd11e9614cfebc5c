import * as z from './zod.ts'
import { ExportLogRow, ExportPlace } from './place.ts'
import { exportStates, exportWishes, portalPlaces } from './portal-places.ts'
import { Id } from './values.ts'

export const PortalPlace = z.enum(portalPlaces)
export const ExportState = z.enum(exportStates)

/** One property at one portal. */
export const PropertyExport = z.object({
  place: ExportPlace,
  wanted: z.enum(exportWishes),
  state: ExportState,
  /** The portal's name of the advert; of a feed one that is made here. */
  uuid: z.string().nullable().default(null),
  /** The portal's own word for its state, as it came. */
  portal_code: z.string().nullable().default(null),
  /** Where it is online; only what the portal has named. */
  url: z.string().nullable().default(null),
  sent_at: z.string().nullable().default(null),
  /** When the portal last said anything. */
  answered_at: z.string().nullable().default(null),
  /** Its property is off the market: the advert goes when `wanted` is `withdrawn`, and is published again on its return. */
  off_market: z.boolean().default(false),
  /** Parts of the advert that differ from what was last sent. */
  changed: z.array(z.string()).default([]),
  rows: z.array(ExportLogRow).default([]),
})
export type PropertyExport = z.infer<typeof PropertyExport>

/** A portal as anyone signed in may know it. */
export const Portal = z.object({
  place: PortalPlace,
  kind: z.enum(['consent', 'feed', 'share']),
  /** The installation has what it takes. */
  configured: z.boolean(),
  /** Somebody has connected the agency's account; true where there is nothing to connect. */
  connected: z.boolean(),
  /** Built from sources that are not the portal's own. */
  experimental: z.boolean().default(false),
})
export type Portal = z.infer<typeof Portal>

/** A portal's account, for Administrators. */
export const PortalAccount = Portal.extend({
  state: z.enum(['not_configured', 'not_connected', 'connected', 'consent_again', 'feed', 'share']),
  /** Names of the settings that are still missing. */
  missing: z.array(z.string()).default([]),
  connected_at: z.string().nullable().default(null),
  connected_by: z.string().nullable().default(null),
  /** Addresses to register at the portal. */
  callback_url: z.string().nullable().default(null),
  notify_url: z.string().nullable().default(null),
  feed_url: z.string().nullable().default(null),
  fetched_at: z.string().nullable().default(null),
})
export type PortalAccount = z.infer<typeof PortalAccount>

/** Links that open a network's own window to share a property, and what its public page should say of itself. */
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

/** A line of the board. `archived` and `exists`: why something may be on its way out. */
export const BoardRow = z.object({
  property_id: Id,
  reference: z.string(),
  title: z.string(),
  archived: z.boolean(),
  exists: z.boolean(),
  exports: z.array(PropertyExport),
})
export type BoardRow = z.infer<typeof BoardRow>
