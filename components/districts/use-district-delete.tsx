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
  const [confirming, setConfirming] = useState<Query | null>(null)
  const remove = useAction((id: number) => orAlreadyDeleted(call('districts.remove', { params: { id } })), {
    revalidate: ['districts', 'properties', 'condominiums'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: () => setConfirming(null),
    to,
  })
  return {
    request: setConfirming,
    dialogs: (
      <ConfirmDelete
        open={confirming !== null}
        title={confirming === null ? '' : inLanguage(confirming.name, locale)}
        pending={remove.pending}
        onCancel={() => setConfirming(null)}
        onDelete={() => confirming !== null && void remove.run(confirming.id)}
      >
        {confirming !== null && confirming.total_properties > 0 && (
          <p className="mt-3 text-ink-soft">{t('deleteLeaves', { count: confirming.total_properties })}</p>
        )}
        {confirming !== null && confirming.total_condominiums > 0 && (
          <p className="mt-3 text-ink-soft">
            {t('deleteLeavesDevelopments', { count: confirming.total_condominiums })}
          </p>
        )}
      </ConfirmDelete>
    ),
  }
}
