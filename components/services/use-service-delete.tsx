'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { Service } from '#contract/services.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

/** Deleting a service: asks first, naming it. `to` is where to go on afterwards. */
export function useServiceDelete({ to }: { to?: string } = {}): {
  ask: (service: Service) => void
  dialog: ReactNode
} {
  const locale = useLocale()
  const [asked, setAsked] = useState<Service | null>(null)
  const remove = useAction((id: number) => orAlreadyDeleted(call('services.remove', { params: { id } })), {
    revalidate: ['services.list'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: () => setAsked(null),
    to,
  })
  return {
    ask: setAsked,
    dialog: (
      <ConfirmDelete
        open={asked !== null}
        title={asked === null ? '' : inLanguage(asked.title, locale)}
        pending={remove.pending}
        onCancel={() => setAsked(null)}
        onDelete={() => asked !== null && void remove.run(asked.id)}
      />
    ),
  }
}
