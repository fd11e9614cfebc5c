'use client'

import dynamic from 'next/dynamic'
import { useWatch } from 'react-hook-form'
import { portalKindOf } from '#contract/portal-kinds.ts'
import { landArea } from '#contract/portal-facts.ts'
import { keyChoices } from '@/components/key-items/key-picker-choices'
import { usePropertyExports } from './use-property-exports'
import type { CallForm } from '@/components/resource/use-call-form'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { useSession } from '@/lib/agency/use-session'

const PortalsCard = dynamic(
  () => import('@/components/portals/portals-card').then((module) => module.PortalsCard),
  {
    ssr: false,
    loading: () => <Skeleton className="h-72" />,
  },
)

export function PropertyPortals({ id, form }: { id: number; form: CallForm<'properties.add'> }) {
  const { control, formState, setFocus } = form
  // Called here, because a response that came with the page is only used by what renders with the page.
  const exports = usePropertyExports(id)
  const session = useSession()
  const values = useWatch({ control })
  const types = useCall('keyItems.list', keyChoices('types')).data?.keys
  const tags = useCall('properties.tags', {}).data?.tags
  const type = types?.find((each) => each.id === values.type_id)
  const text = (of: { en?: string; pt?: string } | undefined) => ({ en: of?.en ?? '', pt: of?.pt ?? '' })
  const land = {
    land_size: values.land_size ?? null,
    land_size_type: values.land_size_type ?? 'm2',
    lote_size: values.lote_size ?? null,
    lote_size_type: values.lote_size_type ?? 'm2',
  } as const
  return (
    <PortalsCard
      id={id}
      response={exports}
      administrator={session.data?.user.role !== 'User'}
      unsaved={formState.isDirty}
      onField={(path) => setFocus(path as Parameters<typeof setFocus>[0])}
      facts={{
        title: text(values.i18n?.title),
        description: text(values.i18n?.description),
        kind: type === undefined ? null : portalKindOf(type.name),
        price: values.price ?? 0,
        hide_price: values.hide_price ?? 0,
        archived: values.archived ?? 0,
        sold: tags?.find((each) => each.id === values.tag_id)?.kind === 'sold',
        collection: values.collection ?? 0,
        bedrooms: values.bedrooms ?? null,
        bathrooms: values.bathrooms ?? null,
        living_area: values.living_area ?? null,
        gross_area: values.gross_area ?? null,
        land_area: landArea(land),
        energy: values.energy ?? null,
        website: values.search?.website ?? null,
      }}
    />
  )
}
