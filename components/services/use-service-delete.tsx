'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { Service } from '#contract/services.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

/** Deletes a service after confirmation. `to` is the path to open afterwards. */
export function useServiceDelete({ to }: { to?: string } = {}): {
  request: (service: Service) => void
  dialog: ReactNode
} {
  const locale = useLocale()
  const [confirming, setConfirming] = useState<Service | null>(null)
  const remove = useAction((id: number) => orAlreadyDeleted(call('services.remove', { params: { id } })), {
    revalidate: ['services.list'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: () => setConfirming(null),
    to,
  })
  return {
    request: setConfirming,
    dialog: (
      <ConfirmDelete
        open={confirming !== null}
        title={confirming === null ? '' : inLanguage(confirming.title, locale)}
        pending={remove.pending}
        onCancel={() => setConfirming(null)}
        onDelete={() => confirming !== null && void remove.run(confirming.id)}
      />
    ),
  }
}
