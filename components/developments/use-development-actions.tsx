import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import type { QuickChange } from '@/components/portfolio/list/quick-change'
import { useListedChanges } from '@/components/portfolio/list/use-listed-changes'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { useUndoableChange } from '@/components/portfolio/list/use-undoable-change'
import type { ReorderActions } from '@/components/portfolio/list/use-website-order'
import { reportDeleted } from '@/components/resource/already-deleted'
import { notifyError } from '@/components/resource/notifier'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { useAction } from '@/components/resource/use-action'
import { useConfirmDelete } from '@/components/resource/use-confirm-delete'
import { call } from '@/lib/agency/call'
import type { UseCall } from '@/lib/agency/use-call'
import { ArchiveDialog } from './archive-dialog'
import type { DevelopmentState, DevelopmentListState } from './list/development-list-state'

export type ActionDevelopment = Pick<
  Development,
  'id' | 'archived' | 'disabled' | 'hide_price' | 'highlighted' | 'properties' | 'tag' | 'tag_id' | 'tag_kind'
> & { information: Pick<Development['information'], 'title'> }

export type DevelopmentActions<D extends ActionDevelopment = Development> = {
  onChange: (development: D, change: QuickChange) => void
  onArchive: (development: D) => void
  onDelete: (development: D) => void
  reorderActionsOf: (development: D) => ReorderActions | null
}

export function useListedDevelopmentActions(
  list: UseCall<'condominiums.list'>,
  state: DevelopmentState,
  page: { request: DevelopmentListState; fetchPage: FetchPage<Development> },
) {
  const { run, reorderActionsOf } = useListedChanges('condominiums', list, {
    ...page,
    isListed: ({ archived }: Development) => (archived === 1) === (state === 'archived'),
    nameOf: ({ information }) => information.title,
  })
  return useDevelopmentActions(run, { reorderActionsOf })
}

const changedResources = ['condominiums', 'properties'] as const
/** Only lists: the page of a deleted development must not fetch it again. */
const listCalls = ['condominiums.list', 'properties.list', 'properties.condominiumsList'] as const

/**
 * `run` sends changes and resolves with true on success; `afterDelete` is the path to open after a deletion. Archiving
 * and deleting need a confirmation because they affect the properties.
 */
export function useDevelopmentActions<D extends ActionDevelopment>(
  run: (development: D, changes: readonly QuickChange[]) => Promise<boolean>,
  {
    reorderActionsOf = () => null,
    afterDelete,
  }: { reorderActionsOf?: (development: D) => ReorderActions | null; afterDelete?: string } = {},
): { handlers: DevelopmentActions<D>; dialogs: ReactNode } {
  const t = useTranslations('condominiums.lifecycle')
  const tList = useTranslations('listing.list')
  const showUndo = useUndo()
  const runUndoable = useUndoableChange('condominiums', run)
  const [developmentToArchive, setDevelopmentToArchive] = useState<D | null>(null)

  const archiveAction = useAction(
    ({ id }: D, archive: boolean, isUndo: boolean) =>
      archive
        ? call('condominiums.archive', { params: { id }, ...(isUndo && { query: { undo: 1 } }) })
        : call('condominiums.unArchive', { params: { id } }),
    {
      revalidate: changedResources,
      onDone: () => setDevelopmentToArchive(null),
      onFailed(error, { information }) {
        const isDeleted = reportDeleted(error, information.title)
        if (isDeleted) setDevelopmentToArchive(null)
        return isDeleted
      },
    },
  )
  const { requestDelete, dialog } = useConfirmDelete<D>({
    remove: (id) => call('condominiums.remove', { params: { id } }),
    titleOf: ({ information }) => information.title,
    help: ({ properties }) => (
      <>
        <p className="mt-3 text-ink-soft">{t('deleteQuestion')}</p>
        <p className="mt-1 text-ink-soft">{t('staying', { count: properties.total })}</p>
      </>
    ),
    revalidate: listCalls,
    to: afterDelete,
  })

  async function changeArchived(development: D, archive: boolean) {
    const response = await archiveAction.run(development, archive, false)
    if (response === undefined) return
    const { title } = development.information
    const message = t(archive ? 'archived' : 'broughtBack', { title, count: response.properties })
    showUndo(
      message,
      tList('undone', { reference: title }),
      async () => (await archiveAction.run(development, !archive, true)) !== undefined,
    )
  }

  const unlessDemo = (openDialog: (development: D) => void) => (development: D) => {
    if (development.disabled === 1) notifyError({ code: 'DEMO', params: {} })
    else openDialog(development)
  }

  return {
    handlers: {
      onChange: (development, change) =>
        void runUndoable(development, development.information.title, [change]),
      onArchive: unlessDemo(setDevelopmentToArchive),
      onDelete: unlessDemo(requestDelete),
      reorderActionsOf,
    },
    dialogs: (
      <>
        {developmentToArchive !== null && (
          <ArchiveDialog
            development={developmentToArchive}
            isPending={archiveAction.isPending}
            onCancel={() => setDevelopmentToArchive(null)}
            onConfirm={() => void changeArchived(developmentToArchive, developmentToArchive.archived === 0)}
          />
        )}
        {dialog}
      </>
    ),
  }
}
