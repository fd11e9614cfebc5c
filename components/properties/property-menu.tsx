'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import type { PropertyActions } from './use-property-actions'

const items = onDemand(() => import('./property-menu-items'))

export function PropertyMenu({ property, ...actions }: PropertyActions & { property: Property }) {
  return (
    <RecordMenu reference={property.reference} preload={items.preload}>
      <Items property={property} {...actions} />
    </RecordMenu>
  )
}

function Items(props: PropertyActions & { property: Property }) {
  const parts = items.useNeeded()
  return parts === null ? <Skeleton className="h-96" /> : <parts.PropertyMenuItems {...props} />
}
