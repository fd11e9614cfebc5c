'use client'

import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordMenu } from '@/components/listing/card/record-menu'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import type { CondominiumActions } from './use-condominium-actions'

const items = onDemand(() => import('./condominium-menu-items'))

/** Everything that can be done to a development without opening it. */
export function CondominiumMenu({
  condominium,
  ...actions
}: CondominiumActions & { condominium: Condominium }) {
  return (
    <RecordMenu reference={condominium.information.title} foresee={items.foresee}>
      <Items condominium={condominium} {...actions} />
    </RecordMenu>
  )
}

/** Drawn at once when they are there, which a menu needs that opens in one frame. */
function Items(props: CondominiumActions & { condominium: Condominium }) {
  const parts = items.useNeeded()
  return parts === null ? <Skeleton className="h-72" /> : <parts.CondominiumMenuItems {...props} />
}
