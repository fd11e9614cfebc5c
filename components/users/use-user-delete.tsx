'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/users.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

/** Deleting an account asks first and says whose it is. */
export function useUserDelete(onDeleted: () => void): { ask: (user: User) => void; dialog: ReactNode } {
  const t = useTranslations('users')
  const [asked, setAsked] = useState<User | null>(null)
  const over = () => setAsked(null)
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
    ask: setAsked,
    dialog: (
      <ConfirmDelete
        open={asked !== null}
        title={asked === null ? '' : `${asked.name} · ${asked.email}`}
        pending={remove.pending}
        onCancel={over}
        onDelete={() => asked !== null && void remove.run(asked.id)}
      >
        <p className="mt-3 text-sm text-ink-soft">{t('deleteHelp')}</p>
      </ConfirmDelete>
    ),
  }
}
