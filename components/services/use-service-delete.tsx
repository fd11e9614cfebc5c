'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { Service } from '#contract/services.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

export function useServiceDelete({ to }: { to?: string } = {}): {
  request: (service: Service) => void
  dialog: ReactNode
} {
  const locale = useLocale()
  const [toDelete, setToDelete] = useState<Service | null>(null)
  const remove = useAction((id: number) => orAlreadyDeleted(call('services.remove', { params: { id } })), {
    revalidate: ['services.list'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: () => setToDelete(null),
    to,
  })
  return {
    request: setToDelete,
    dialog: (
      <ConfirmDelete
        open={toDelete !== null}
        title={toDelete === null ? '' : inLanguage(toDelete.title, locale)}
        pending={remove.pending}
        onCancel={() => setToDelete(null)}
        onDelete={() => toDelete !== null && void remove.run(toDelete.id)}
      />
    ),
  }
}
