'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { notifyError } from '@/components/resource/notifier'
import { ignoreAlreadyDeleted, reportDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { type ActiveCondominium, ArchiveDialog } from './archive-dialog'

const changedResources = ['condominiums', 'properties'] as const
/** Only lists: the page of a deleted development must not fetch it again. */
const lists = ['condominiums.list', 'properties.list', 'properties.condominiumsList'] as const

/**
 * Archives, unarchives and deletes a development. Each action needs a confirmation because it affects the properties.
 * `afterDelete` is the path to open after a deletion.
 */
export function useCondominiumLifecycle({ afterDelete }: { afterDelete?: string } = {}): {
  onArchive: (condominium: ActiveCondominium) => void
  onDelete: (condominium: ActiveCondominium) => void
  dialogs: ReactNode
} {
  const t = useTranslations('condominiums.lifecycle')
  const offerUndo = useUndo()
  const [toMove, setToMove] = useState<ActiveCondominium | null>(null)
  const [toDelete, setToDelete] = useState<ActiveCondominium | null>(null)

  const move = useAction(
    ({ id }: ActiveCondominium, archive: boolean) =>
      call(archive ? 'condominiums.archive' : 'condominiums.unArchive', { params: { id } }),
    {
      revalidate: changedResources,
      successMessage: null,
      onDone: () => setToMove(null),
      onFailed(error, { title }) {
        const isDeleted = reportDeleted(error, title)
        if (isDeleted) setToMove(null)
        return isDeleted
      },
    },
  )
  const remove = useAction(
    ({ id }: ActiveCondominium) => ignoreAlreadyDeleted(call('condominiums.remove', { params: { id } })),
    {
      revalidate: lists,
      successMessage: 'common.DELETED_SUCCESSFULLY',
      to: afterDelete,
      refresh: afterDelete !== undefined,
      onDone: () => setToDelete(null),
    },
  )

  /** Archives or unarchives. The inverse affects exactly the same properties, so undo is a single call. */
  async function changeArchived(condominium: ActiveCondominium, archive: boolean) {
    const response = await move.run(condominium, archive)
    if (response === undefined) return
    const { title } = condominium
    const message = t(archive ? 'archived' : 'broughtBack', { title, count: response.properties })
    offerUndo(
      message,
      { reference: title },
      async () => (await move.run(condominium, !archive)) !== undefined,
    )
  }

  const unlessDemo = (then: (condominium: ActiveCondominium) => void) => (condominium: ActiveCondominium) =>
    condominium.disabled === 1 ? void notifyError({ code: 'DEMO', params: {} }) : then(condominium)

  return {
    onArchive: unlessDemo(setToMove),
    onDelete: unlessDemo(setToDelete),
    dialogs: (
      <>
        {toMove !== null && (
          <ArchiveDialog
            condominium={toMove}
            pending={move.pending}
            onCancel={() => setToMove(null)}
            onConfirm={() => void changeArchived(toMove, toMove.archived === 0)}
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
