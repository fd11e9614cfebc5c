import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { createLazyModule } from '@/components/ui/lazy-module'
import type { ActionProperty, PropertyActions } from './use-property-actions'

const items = createLazyModule(() => import('./property-menu-items'))

export function PropertyMenu<P extends ActionProperty = Property>(
  props: PropertyActions<P> & { property: P; isOnRecordPage?: boolean },
) {
  return (
    <RecordMenu name={props.property.reference} module={items} skeletonClass="h-96">
      {({ PropertyMenuItems }) => <PropertyMenuItems {...props} />}
    </RecordMenu>
  )
}
