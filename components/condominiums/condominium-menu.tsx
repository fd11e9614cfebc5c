'use client'

import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { createLazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { ActionCondominium } from './quick-change'
import type { CondominiumActions } from './use-condominium-actions'

const items = createLazyPart(() => import('./condominium-menu-items'))

type Props<C extends ActionCondominium> = CondominiumActions<C> & { condominium: C; isOnRecordPage?: boolean }

export function CondominiumMenu<C extends ActionCondominium = Condominium>(props: Props<C>) {
  return (
    <RecordMenu reference={props.condominium.information.title} preload={items.preload}>
      <Items {...props} />
    </RecordMenu>
  )
}

/** Rendered synchronously once loaded, so that the menu opens within one frame. */
function Items<C extends ActionCondominium>(props: Props<C>) {
  const parts = items.useLoad()
  return parts === null ? <Skeleton className="h-72" /> : <parts.CondominiumMenuItems {...props} />
}
