import type { PortalKind } from '#contract/portal-kinds.ts'

/** The portal's words for our kinds; each with `-for-sale` or `-for-rent` behind it. */
const nouns: Record<PortalKind, string> = {
  apartment: 'apartments',
  house: 'houses',
  farm: 'farms-and-estates',
  land: 'lots',
  shop: 'stores',
  office: 'offices',
  building: 'buildings',
  warehouse: 'warehouses',
  garage: 'garages',
  room: 'rooms',
}

/** The category of an advert. Rooms are let only, under a word of their own. */
export function categoryOf({ kind, for_sale }: { kind: PortalKind; for_sale: boolean }): string {
  if (kind === 'room') return 'urn:concept:rooms-for-rent'
  return `urn:concept:${nouns[kind]}-for-${for_sale ? 'sale' : 'rent'}`
}
