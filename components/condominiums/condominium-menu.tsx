'use client'

import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import type { CondominiumActions } from './use-condominium-actions'

const items = onDemand(() => import('./condominium-menu-items'))

export function CondominiumMenu({
  condominium,
  ...actions
}: CondominiumActions & { condominium: Condominium }) {
  return (
    <RecordMenu reference={condominium.information.title} preload={items.preload}>
      <Items condominium={condominium} {...actions} />
    </RecordMenu>
  )
}

/** Rendered synchronously once loaded: the menu opens within one frame. */
function Items(props: CondominiumActions & { condominium: Condominium }) {
  const parts = items.useNeeded()
  return parts === null ? <Skeleton className="h-72" /> : <parts.CondominiumMenuItems {...props} />
}
