'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { notifyError } from '@/components/resource/notifier'
import { reportDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { useConfirmDelete } from '@/components/resource/use-confirm-delete'
import { call } from '@/lib/agency/call'
import { type LifecycleCondominium, ArchiveDialog } from './archive-dialog'

const changedResources = ['condominiums', 'properties'] as const
/** Only lists: the page of a deleted development must not fetch it again. */
const listCalls = ['condominiums.list', 'properties.list', 'properties.condominiumsList'] as const

/**
 * Archives, unarchives and deletes a development. Each action needs a confirmation because it affects the properties.
 * `afterDelete` is the path to open after a deletion.
 */
export function useCondominiumLifecycle({ afterDelete }: { afterDelete?: string } = {}): {
  onArchive: (condominium: LifecycleCondominium) => void
  onDelete: (condominium: LifecycleCondominium) => void
  dialogs: ReactNode
} {
  const t = useTranslations('condominiums.lifecycle')
  const showUndo = useUndo()
  const [toArchive, setToArchive] = useState<LifecycleCondominium | null>(null)

  const archiveAction = useAction(
    ({ id }: LifecycleCondominium, archive: boolean) =>
      call(archive ? 'condominiums.archive' : 'condominiums.unArchive', { params: { id } }),
    {
      revalidate: changedResources,
      successMessage: null,
      onDone: () => setToArchive(null),
      onFailed(error, { title }) {
        const isDeleted = reportDeleted(error, title)
        if (isDeleted) setToArchive(null)
        return isDeleted
      },
    },
  )
  const { requestDelete, dialog } = useConfirmDelete<LifecycleCondominium>({
    remove: (id) => call('condominiums.remove', { params: { id } }),
    titleOf: ({ title }) => title,
    help: ({ properties }) => (
      <>
        <p className="mt-3 text-ink-soft">{t('deleteQuestion')}</p>
        <p className="mt-1 text-ink-soft">{t('staying', { count: properties.total })}</p>
      </>
    ),
    revalidate: listCalls,
    to: afterDelete,
  })

  /** Archives or unarchives. The inverse affects exactly the same properties, so undo is a single call. */
  async function changeArchived(condominium: LifecycleCondominium, archive: boolean) {
    const response = await archiveAction.run(condominium, archive)
    if (response === undefined) return
    const { title } = condominium
    const message = t(archive ? 'archived' : 'broughtBack', { title, count: response.properties })
    showUndo(
      message,
      { reference: title },
      async () => (await archiveAction.run(condominium, !archive)) !== undefined,
    )
  }

  const exceptDemo =
    (openDialog: (condominium: LifecycleCondominium) => void) => (condominium: LifecycleCondominium) =>
      condominium.disabled === 1 ? void notifyError({ code: 'DEMO', params: {} }) : openDialog(condominium)

  return {
    onArchive: exceptDemo(setToArchive),
    onDelete: exceptDemo(requestDelete),
    dialogs: (
      <>
        {toArchive !== null && (
          <ArchiveDialog
            condominium={toArchive}
            pending={archiveAction.pending}
            onCancel={() => setToArchive(null)}
            onConfirm={() => void changeArchived(toArchive, toArchive.archived === 0)}
          />
        )}
        {dialog}
      </>
    ),
  }
}
