'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordMenu } from '@/components/listing/card/record-menu'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import type { PropertyActions } from './use-property-actions'

const items = onDemand(() => import('./property-menu-items'))

/** Everything that can be done to a property without opening it. */
export function PropertyMenu({ property, ...actions }: PropertyActions & { property: Property }) {
  return (
    <RecordMenu reference={property.reference} foresee={items.foresee}>
      <Items property={property} {...actions} />
    </RecordMenu>
  )
}

/** Drawn at once when they are there, which a menu needs that opens in one frame. */
function Items(props: PropertyActions & { property: Property }) {
  const parts = items.useNeeded()
  return parts === null ? <Skeleton className="h-96" /> : <parts.PropertyMenuItems {...props} />
}
