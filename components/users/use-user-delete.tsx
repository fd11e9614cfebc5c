'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/users.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

export function useUserDelete(onDeleted: () => void): { request: (user: User) => void; dialog: ReactNode } {
  const t = useTranslations('users')
  const [toDelete, setToDelete] = useState<User | null>(null)
  const over = () => setToDelete(null)
  const remove = useAction((id: number) => orAlreadyDeleted(call('users.remove', { params: { id } })), {
    revalidate: ['users'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: () => {
      over()
      onDeleted()
    },
    onFailed: over,
  })
  return {
    request: setToDelete,
    dialog: (
      <ConfirmDelete
        open={toDelete !== null}
        title={toDelete === null ? '' : `${toDelete.name} · ${toDelete.email}`}
        pending={remove.pending}
        onCancel={over}
        onDelete={() => toDelete !== null && void remove.run(toDelete.id)}
      >
        <p className="mt-3 text-sm text-ink-soft">{t('deleteHelp')}</p>
      </ConfirmDelete>
    ),
  }
}
