'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { District } from '#contract/districts.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

type Query = Pick<District, 'id' | 'name' | 'total_properties' | 'total_condominiums'>

/**
 * Deletes a district after confirmation, which explains what happens to its properties and developments. `to` is the
 * path to open afterwards.
 */
export function useDistrictDelete({ to }: { to?: string } = {}): {
  request: (district: Query) => void
  dialogs: ReactNode
} {
  const t = useTranslations('districts')
  const locale = useLocale()
  const [toDelete, setToDelete] = useState<Query | null>(null)
  const remove = useAction((id: number) => orAlreadyDeleted(call('districts.remove', { params: { id } })), {
    revalidate: ['districts', 'properties', 'condominiums'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: () => setToDelete(null),
    to,
  })
  return {
    request: setToDelete,
    dialogs: (
      <ConfirmDelete
        open={toDelete !== null}
        title={toDelete === null ? '' : inLanguage(toDelete.name, locale)}
        pending={remove.pending}
        onCancel={() => setToDelete(null)}
        onDelete={() => toDelete !== null && void remove.run(toDelete.id)}
      >
        {toDelete !== null && toDelete.total_properties > 0 && (
          <p className="mt-3 text-ink-soft">{t('deleteLeaves', { count: toDelete.total_properties })}</p>
        )}
        {toDelete !== null && toDelete.total_condominiums > 0 && (
          <p className="mt-3 text-ink-soft">
            {t('deleteLeavesDevelopments', { count: toDelete.total_condominiums })}
          </p>
        )}
      </ConfirmDelete>
    ),
  }
}
