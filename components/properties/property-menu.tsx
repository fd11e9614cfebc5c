'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { createLazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { ActionProperty } from './quick-change'
import type { PropertyActions } from './use-property-actions'

const items = createLazyPart(() => import('./property-menu-items'))

type Props<P extends ActionProperty> = PropertyActions<P> & { property: P; isOnRecordPage?: boolean }

export function PropertyMenu<P extends ActionProperty = Property>(props: Props<P>) {
  return (
    <RecordMenu reference={props.property.reference} preload={items.preload}>
      <Items {...props} />
    </RecordMenu>
  )
}

function Items<P extends ActionProperty>(props: Props<P>) {
  const parts = items.useLoad()
  return parts === null ? <Skeleton className="h-96" /> : <parts.PropertyMenuItems {...props} />
}
