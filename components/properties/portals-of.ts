import type { PropertyCard } from '#contract/property.ts'

const uuids = {
  imovirtual: 'imovirtual_uuid',
  idealista: 'idealista_uuid',
  james_edition: 'jamesEdition_uuid',
} as const

/** Returns the portals that show a property. */
export function portalsOf(property: Pick<PropertyCard, (typeof uuids)[keyof typeof uuids]>) {
  return (['imovirtual', 'idealista', 'james_edition'] as const).filter(
    (portal) => property[uuids[portal]] !== null,
  )
}
