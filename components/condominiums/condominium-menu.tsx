import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { createLazyPart } from '@/components/ui/lazy-part'
import type { ActionCondominium, CondominiumActions } from './use-condominium-actions'

const items = createLazyPart(() => import('./condominium-menu-items'))

export function CondominiumMenu<C extends ActionCondominium = Condominium>(
  props: CondominiumActions<C> & { condominium: C; isOnRecordPage?: boolean },
) {
  return (
    <RecordMenu reference={props.condominium.information.title} part={items} skeletonClass="h-72">
      {({ CondominiumMenuItems }) => <CondominiumMenuItems {...props} />}
    </RecordMenu>
  )
}
