'use client'

import { RecordMenu } from '@/components/listing/card/record-menu'
import { LifecycleItems } from './lifecycle-items'
import { type LivingCondominium, useCondominiumLifecycle } from './use-condominium-lifecycle'

/** What can be done with the development as a whole, on its own page. */
export function CondominiumHeadMenu({ condominium }: { condominium: LivingCondominium }) {
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
