'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { District } from '#contract/districts.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

type Asked = Pick<District, 'id' | 'name' | 'total_properties' | 'total_condominiums'>

/** Deleting a district: asks first, and says what becomes of its properties and developments. `to` is where to go on afterwards. */
export function useDistrictDelete({ to }: { to?: string } = {}): {
  ask: (district: Asked) => void
  dialogs: ReactNode
} {
  const t = useTranslations('districts')
  const locale = useLocale()
  const [asked, setAsked] = useState<Asked | null>(null)
  const remove = useAction((id: number) => orAlreadyDeleted(call('districts.remove', { params: { id } })), {
    revalidate: ['districts', 'properties', 'condominiums'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: () => setAsked(null),
    to,
  })
  return {
    ask: setAsked,
    dialogs: (
      <ConfirmDelete
        open={asked !== null}
        title={asked === null ? '' : inLanguage(asked.name, locale)}
        pending={remove.pending}
        onCancel={() => setAsked(null)}
        onDelete={() => asked !== null && void remove.run(asked.id)}
      >
        {asked !== null && asked.total_properties > 0 && (
          <p className="mt-3 text-ink-soft">{t('deleteLeaves', { count: asked.total_properties })}</p>
        )}
        {asked !== null && asked.total_condominiums > 0 && (
          <p className="mt-3 text-ink-soft">
            {t('deleteLeavesDevelopments', { count: asked.total_condominiums })}
          </p>
        )}
      </ConfirmDelete>
    ),
  }
}
