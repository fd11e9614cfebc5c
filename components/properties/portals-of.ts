import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import type { PropertyCard } from '#contract/property.ts'

const uuids = {
  imovirtual: 'imovirtual_uuid',
  idealista: 'idealista_uuid',
  james_edition: 'jamesEdition_uuid',
  kyero: 'kyero_uuid',
} as const satisfies Record<ExportPlace, string>

/** States in which Imovirtual keeps an advert but doesn't show it (docs/portals.md). */
const hiddenStates = new Set([
  'unpaid',
  'moderated',
  'removed_by_moderator',
  'outdated',
  'outdated_by_package',
])

/** Returns the portals that show a property, as far as the record itself says. */
export function portalsOf(
  property: Pick<PropertyCard, (typeof uuids)[keyof typeof uuids] | 'imovirtual_state'>,
) {
  const isHidden = hiddenStates.has(property.imovirtual_state ?? '')
  return exportPlaces.filter(
    (portal) => property[uuids[portal]] !== null && !(portal === 'imovirtual' && isHidden),
  )
}
