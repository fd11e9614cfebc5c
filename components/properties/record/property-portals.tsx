'use client'

import { propertyKindOf } from '#contract/property-kinds.ts'
import { landAreaOf } from '#contract/portal-facts.ts'
import { isExportPending } from '#contract/portal-places.ts'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import type { FormFacts } from '@/components/portals/advert-problems-card'
import { PortalsCard } from '@/components/portals/portals-card'
import { useCall } from '@/lib/agency/use-call'
import { useFullList } from '@/lib/agency/use-full-list'
import { useSession } from '@/lib/agency/use-session'

export function PropertyPortals({ id }: { id: number }) {
  const publications = usePropertyPublications(id)
  const session = useSession()
  const facts = useFormFacts(id)
  if (facts === undefined) return null
  return (
    <PortalsCard
      {...{ id, facts }}
      response={publications}
      isAdministrator={session.data?.user.role === 'Administrator'}
    />
  )
}

/** Facts for the portals' rules, from the stored General form; undefined until it has loaded. */
export function useFormFacts(id: number): FormFacts | undefined {
  const property = useCall('properties.general', { params: { id } }).data?.block
  const types = useFullList('keyItems.list', keyItemPickerArgs('types'), 'keys').data
  const tags = useCall('properties.tags', {}).data?.tags
  const type = types?.keys.find((item) => item.id === property?.type_id)
  const isTypeLoading = type === undefined && (types === undefined || types.keys.length < types.total)
  if (property === undefined || isTypeLoading) return undefined
  return {
    ...property,
    title: property.i18n.title,
    description: property.i18n.description,
    kind: type === undefined ? null : propertyKindOf(type.name),
    sold: tags?.find((tag) => tag.id === property.tag_id)?.kind === 'sold',
    land_area: landAreaOf(property),
    website: property.search.website,
  }
}

const pollMs = 4000

/** Fetches the state of a property's publications. Polls while a portal hasn't responded. */
export const usePropertyPublications = (id: number) =>
  useCall(
    'portals.ofProperty',
    { params: { id } },
    { refreshInterval: (latest) => (latest?.exports.some(isExportPending) ? pollMs : 0) },
  )
