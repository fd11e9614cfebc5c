import type { PropertyKind } from '#contract/property-kinds.ts'
import type { ExportPlace } from '#contract/portal-places.ts'

/**
 * The portals' names for each kind of property. Imovirtual's payload adds the suffix `-for-sale` or `-for-rent`.
 * Idealista has no name for single rooms. Kyero's names may contain only unaccented letters and spaces.
 */
export const portalTypes: Record<PropertyKind, Record<ExportPlace, string | undefined>> = {
  apartment: { imovirtual: 'apartments', idealista: 'flat', james_edition: 'apartment', kyero: 'apartment' },
  house: { imovirtual: 'houses', idealista: 'house', james_edition: 'house', kyero: 'house' },
  farm: {
    imovirtual: 'farms-and-estates',
    idealista: 'rustic_quinta',
    james_edition: 'farm ranch',
    kyero: 'country house',
  },
  land: { imovirtual: 'lots', idealista: 'land', james_edition: 'land', kyero: 'land' },
  shop: { imovirtual: 'stores', idealista: 'premises', james_edition: 'other', kyero: 'commercial' },
  office: { imovirtual: 'offices', idealista: 'office', james_edition: 'other', kyero: 'commercial' },
  building: { imovirtual: 'buildings', idealista: 'building', james_edition: 'other', kyero: 'commercial' },
  warehouse: { imovirtual: 'warehouses', idealista: 'storage', james_edition: 'other', kyero: 'commercial' },
  garage: { imovirtual: 'garages', idealista: 'garage', james_edition: 'other', kyero: 'garage' },
  room: { imovirtual: 'rooms', idealista: undefined, james_edition: 'apartment', kyero: 'apartment' },
}
