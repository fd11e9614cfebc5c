'use client'

import dynamic from 'next/dynamic'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordMenu } from '@/components/listing/card/record-menu'
import { Skeleton } from '@/components/ui/skeleton'
import type { CondominiumActions } from './use-condominium-actions'

const load = () => import('./condominium-menu-items')
const CondominiumMenuItems = dynamic(() => load().then((module) => module.CondominiumMenuItems), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
})

/** Everything that can be done to a development without opening it. */
export function CondominiumMenu({
  condominium,
  ...actions
}: CondominiumActions & { condominium: Condominium }) {
  return (
    <RecordMenu reference={condominium.information.title} load={load}>
      <CondominiumMenuItems condominium={condominium} {...actions} />
    </RecordMenu>
  )
}
