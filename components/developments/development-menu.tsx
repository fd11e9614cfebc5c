import type { DevelopmentCard as Development } from '#contract/development.ts'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { createLazyModule } from '@/components/ui/lazy-module'
import type { ActionDevelopment, DevelopmentActions } from './use-development-actions'

const menuItems = createLazyModule(() => import('./development-menu-items'))

export function DevelopmentMenu<D extends ActionDevelopment = Development>(
  props: DevelopmentActions<D> & { development: D; isOnRecordPage?: boolean },
) {
  return (
    <RecordMenu name={props.development.information.title} module={menuItems} skeletonClass="h-72">
      {({ DevelopmentMenuItems }) => <DevelopmentMenuItems {...props} />}
    </RecordMenu>
  )
}
