'use client'

import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { LifecycleItems } from '../lifecycle-items'
import { type ActiveCondominium, useCondominiumLifecycle } from '../use-condominium-lifecycle'

export function CondominiumHeadMenu({ condominium }: { condominium: ActiveCondominium }) {
  const { onArchive, onDelete, dialogs } = useCondominiumLifecycle({ afterDelete: '/condominiums/listings' })
  return (
    <>
      <RecordMenu reference={condominium.title}>
        <LifecycleItems
          archived={condominium.archived}
          onArchive={() => onArchive(condominium)}
          onDelete={() => onDelete(condominium)}
        />
      </RecordMenu>
      {dialogs}
    </>
  )
}
