import { type ExportPlace, exportPlaces, imovirtualHiddenStates } from '#contract/portal-places.ts'
import type { PropertyCard } from '#contract/property.ts'

const uuidFields = {
  imovirtual: 'imovirtual_uuid',
  idealista: 'idealista_uuid',
  james_edition: 'jamesEdition_uuid',
  kyero: 'kyero_uuid',
} as const satisfies Record<ExportPlace, string>

/** Returns the portals that show a property, according to the record's own fields. */
export function portalsOf(
  property: Pick<PropertyCard, (typeof uuidFields)[keyof typeof uuidFields] | 'imovirtual_state'>,
) {
  const isHidden = imovirtualHiddenStates.includes(property.imovirtual_state ?? '')
  return exportPlaces.filter(
    (portal) => property[uuidFields[portal]] !== null && !(portal === 'imovirtual' && isHidden),
  )
}
