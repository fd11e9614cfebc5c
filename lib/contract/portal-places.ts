/** Portals that can list our properties, as named in the contract. `kyero` is one feed that many portals read. */
export const exportPlaces = ['imovirtual', 'idealista', 'james_edition', 'kyero'] as const
export type ExportPlace = (typeof exportPlaces)[number]

/** `social` means the share dialogs of social networks, which have no adverts. */
export const portalPlaces = [...exportPlaces, 'social'] as const
export type PortalPlace = (typeof portalPlaces)[number]

/**
 * State of an advert on its portal. `inserted`: delivered to the portal or contained in our feed for it, nothing else
 * is known; `waiting`: sent or queued, no response yet; `success`: online according to the portal, or for a feed,
 * fetched; `error`; `removed`: no longer on the portal.
 */
export const exportStates = ['inserted', 'waiting', 'success', 'error', 'removed'] as const
export type ExportState = (typeof exportStates)[number]

/** Imovirtual's states of expired adverts; activating them brings them back. */
export const imovirtualExpiredStates: readonly string[] = ['outdated', 'outdated_by_package']
/** States in which Imovirtual keeps an advert but doesn't show it (docs/portals.md). */
export const imovirtualHiddenStates: readonly string[] = [
  'unpaid',
  'moderated',
  'removed_by_moderator',
  ...imovirtualExpiredStates,
]

/** Returns true while the portal's response to an export is outstanding. */
export const isExportPending = ({ state }: { state: ExportState }) =>
  state === 'waiting' || state === 'inserted'

/** Desired state of an export; the API reconciles the portal with it. */
export const targetStates = ['listed', 'withdrawn'] as const
export type TargetState = (typeof targetStates)[number]
