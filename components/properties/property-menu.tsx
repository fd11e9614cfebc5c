'use client'

import dynamic from 'next/dynamic'
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
  return (
    <RecordMenu reference={property.reference} load={load}>
      <PropertyMenuItems property={property} {...actions} />
    </RecordMenu>
  )
}
