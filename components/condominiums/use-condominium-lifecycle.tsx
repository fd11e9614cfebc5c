'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { PropertyCounts } from '#contract/condominium.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { useUndo } from '@/components/listing/list/use-undo'
import { notifyError } from '@/components/resource/notifier'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { ArchiveDialog } from './archive-dialog'

/** What must be known of a development to archive or delete it: a card's, or the block's of its page. */
export type LivingCondominium = {
  id: number
  title: string
  archived: 0 | 1
  disabled: 0 | 1
  properties: PropertyCounts
}

const touched = ['condominiums', 'properties'] as const
/** What is gone must not be asked for again by the page that was about it. */
const lists = ['condominiums.list', 'properties.list', 'properties.condominiumsList'] as const

/**
 * Archiving, bringing back and deleting a development, each with its question first, because its properties are
 * concerned. `afterDelete` is where to go on from a page that is about what is gone.
 */
export function useCondominiumLifecycle({ afterDelete }: { afterDelete?: string } = {}): {
  /** Archives an active one, brings an archived one back. */
  onArchive: (condominium: LivingCondominium) => void
  onDelete: (condominium: LivingCondominium) => void
  dialogs: ReactNode
} {
  const t = useTranslations('condominiums.lifecycle')
  const offerUndo = useUndo()
  const [toMove, setToMove] = useState<LivingCondominium | null>(null)
  const [toDelete, setToDelete] = useState<LivingCondominium | null>(null)

  const move = useAction(
    ({ id }: LivingCondominium, archive: boolean) =>
      call(archive ? 'condominiums.archive' : 'condominiums.unArchive', { params: { id } }),
    { revalidate: touched, done: null, onDone: () => setToMove(null) },
  )
  const remove = useAction(
    ({ id }: LivingCondominium) => orAlreadyDeleted(call('condominiums.remove', { params: { id } })),
    {
      revalidate: lists,
      done: 'common.DELETED_SUCCESSFULLY',
      to: afterDelete,
      onDone: () => setToDelete(null),
    },
  )

  /** The inverse takes along exactly what went, so undoing is one call more. */
  async function go(condominium: LivingCondominium, archive: boolean) {
    const answer = await move.run(condominium, archive)
    if (answer === undefined) return
    const { title } = condominium
    const said = t(archive ? 'archived' : 'broughtBack', { title, count: answer.properties })
    offerUndo(said, { reference: title }, async () => (await move.run(condominium, !archive)) !== undefined)
  }

  const unlessClosed =
    (then: (condominium: LivingCondominium) => void) => (condominium: LivingCondominium) =>
      condominium.disabled === 1 ? void notifyError({ code: 'DEMO', params: {} }) : then(condominium)

  return {
    onArchive: unlessClosed(setToMove),
    onDelete: unlessClosed(setToDelete),
    dialogs: (
      <>
        {toMove !== null && (
          <ArchiveDialog
            condominium={toMove}
            pending={move.pending}
            onCancel={() => setToMove(null)}
            onGo={() => void go(toMove, toMove.archived === 0)}
          />
        )}
        <ConfirmDelete
          open={toDelete !== null}
          title={toDelete?.title ?? ''}
          pending={remove.pending}
          onCancel={() => setToDelete(null)}
          onDelete={() => toDelete !== null && void remove.run(toDelete)}
        >
          <p className="mt-3 text-ink-soft">{t('deleteQuestion')}</p>
          <p className="mt-1 text-ink-soft">{t('staying', { count: toDelete?.properties.total ?? 0 })}</p>
        </ConfirmDelete>
      </>
    ),
  }
}
