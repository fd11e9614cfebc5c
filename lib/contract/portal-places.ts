/** Portals that keep adverts of ours, as the calls name them. `kyero` is one feed that many portals read. */
export const exportPlaces = ['imovirtual', 'idealista', 'james_edition', 'kyero'] as const
export type ExportPlace = (typeof exportPlaces)[number]

/** Where a property can be taken to: the portals, and what people share on social networks. */
export const portalPlaces = [...exportPlaces, 'social'] as const
export type PortalPlace = (typeof portalPlaces)[number]

/**
 * What is known of an advert at its portal. `inserted`: the portal, or our feed for it, has it, and no more is known;
 * `waiting`: sent or to be sent, unanswered; `success`: the portal itself says that it is online, of a feed only that
 * it was fetched; `error`; `removed`: nothing of it is there.
 */
export const exportStates = ['inserted', 'waiting', 'success', 'error', 'removed'] as const
export type ExportState = (typeof exportStates)[number]

/** What an export is asked to be; it is brought there by the API, as soon as the portal lets it. */
export const exportWishes = ['listed', 'withdrawn'] as const
export type ExportWish = (typeof exportWishes)[number]
