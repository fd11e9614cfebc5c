import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import type { QuickChange } from '@/components/portfolio/list/quick-change'
import { useListedChanges } from '@/components/portfolio/list/use-listed-changes'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { useUndoableChange } from '@/components/portfolio/list/use-undoable-change'
import type { Moves } from '@/components/portfolio/list/use-website-order'
import { reportDeleted } from '@/components/resource/already-deleted'
import { notifyError } from '@/components/resource/notifier'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { useAction } from '@/components/resource/use-action'
import { useConfirmDelete } from '@/components/resource/use-confirm-delete'
import { call } from '@/lib/agency/call'
import type { UseCall } from '@/lib/agency/use-call'
import { ArchiveDialog } from './archive-dialog'
import type { CondominiumState, CondominiumListState } from './list/listing-state'

export type ActionCondominium = Pick<
  Condominium,
  'id' | 'archived' | 'disabled' | 'hide_price' | 'highlighted' | 'properties' | 'tag' | 'tag_id' | 'tag_kind'
> & { information: Pick<Condominium['information'], 'title'> }

export type CondominiumActions<C extends ActionCondominium = Condominium> = {
  onChange: (condominium: C, change: QuickChange) => void
  onArchive: (condominium: C) => void
  onDelete: (condominium: C) => void
  movesOf: (condominium: C) => Moves | null
}

export function useListedCondominiumActions(
  list: UseCall<'condominiums.list'>,
  state: CondominiumState,
  page: { request: CondominiumListState; fetchPage: FetchPage<Condominium> },
) {
  const { run, movesOf } = useListedChanges('condominiums', list, {
    ...page,
    isListed: ({ archived }: Condominium) => (archived === 1) === (state === 'archived'),
    nameOf: ({ information }) => information.title,
  })
  return useCondominiumActions(run, { movesOf })
}

const changedResources = ['condominiums', 'properties'] as const
/** Only lists: the page of a deleted development must not fetch it again. */
const listCalls = ['condominiums.list', 'properties.list', 'properties.condominiumsList'] as const

/**
 * `run` sends changes and resolves with true on success; `afterDelete` is the path to open after a deletion. Archiving
 * and deleting need a confirmation because they affect the properties.
 */
export function useCondominiumActions<C extends ActionCondominium>(
  run: (condominium: C, changes: readonly QuickChange[]) => Promise<boolean>,
  {
    movesOf = () => null,
    afterDelete,
  }: { movesOf?: (condominium: C) => Moves | null; afterDelete?: string } = {},
): { handlers: CondominiumActions<C>; dialogs: ReactNode } {
  const t = useTranslations('condominiums.lifecycle')
  const showUndo = useUndo()
  const runUndoable = useUndoableChange('condominiums', run)
  const [toArchive, setToArchive] = useState<C | null>(null)

  const archiveAction = useAction(
    ({ id }: C, archive: boolean) =>
      call(archive ? 'condominiums.archive' : 'condominiums.unArchive', { params: { id } }),
    {
      revalidate: changedResources,
      successMessage: null,
      onDone: () => setToArchive(null),
      onFailed(error, { information }) {
        const isDeleted = reportDeleted(error, information.title)
        if (isDeleted) setToArchive(null)
        return isDeleted
      },
    },
  )
  const { requestDelete, dialog } = useConfirmDelete<C>({
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

  /** Archives or unarchives. The inverse affects exactly the same properties, so undo is a single call. */
  async function changeArchived(condominium: C, archive: boolean) {
    const response = await archiveAction.run(condominium, archive)
    if (response === undefined) return
    const { title } = condominium.information
    const message = t(archive ? 'archived' : 'broughtBack', { title, count: response.properties })
    showUndo(
      message,
      { reference: title },
      async () => (await archiveAction.run(condominium, !archive)) !== undefined,
    )
  }

  const exceptDemo = (openDialog: (condominium: C) => void) => (condominium: C) =>
    condominium.disabled === 1 ? void notifyError({ code: 'DEMO', params: {} }) : openDialog(condominium)

  return {
    handlers: {
      onChange: (condominium, change) =>
        void runUndoable(condominium, condominium.information.title, [change]),
      onArchive: exceptDemo(setToArchive),
      onDelete: exceptDemo(requestDelete),
      movesOf,
    },
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
