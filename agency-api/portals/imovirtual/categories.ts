import type { PortalKind } from '#contract/portal-kinds.ts'

/** Portal's names of our kinds, to be followed by `-for-sale` or `-for-rent`. */
const resources: Record<PortalKind, string> = {
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

/** Returns the category of an advert. Single rooms are rent only and have their own category. */
export function categoryOf({ kind, for_sale }: { kind: PortalKind; for_sale: boolean }): string {
  if (kind === 'room') return 'urn:concept:rooms-for-rent'
  return `urn:concept:${resources[kind]}-for-${for_sale ? 'sale' : 'rent'}`
}
