'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
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
  const t = useTranslations('listing.card')
  return (
    <RecordMenu
      label={t('actions', { reference: condominium.information.title })}
      fetchAhead={() => void load().catch(() => undefined)}
    >
      <CondominiumMenuItems condominium={condominium} {...actions} />
    </RecordMenu>
  )
}
