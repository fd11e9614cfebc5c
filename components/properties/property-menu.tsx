'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordMenu } from '@/components/listing/card/record-menu'
import { Skeleton } from '@/components/ui/skeleton'
import type { PropertyActions } from './use-property-actions'

const load = () => import('./property-menu-items')
const PropertyMenuItems = dynamic(() => load().then((module) => module.PropertyMenuItems), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
})

/** Everything that can be done to a property without opening it. */
export function PropertyMenu({ property, ...actions }: PropertyActions & { property: Property }) {
  const t = useTranslations('listing.card')
  return (
    <RecordMenu
      label={t('actions', { reference: property.reference })}
      fetchAhead={() => void load().catch(() => undefined)}
    >
      <PropertyMenuItems property={property} {...actions} />
    </RecordMenu>
  )
}
