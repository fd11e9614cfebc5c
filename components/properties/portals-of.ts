import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import type { PropertyCard } from '#contract/property.ts'

const uuids = {
  imovirtual: 'imovirtual_uuid',
  idealista: 'idealista_uuid',
  james_edition: 'jamesEdition_uuid',
  kyero: 'kyero_uuid',
} as const satisfies Record<ExportPlace, string>

/** Returns the portals that show a property. */
export function portalsOf(property: Pick<PropertyCard, (typeof uuids)[keyof typeof uuids]>) {
  return exportPlaces.filter((portal) => property[uuids[portal]] !== null)
}
