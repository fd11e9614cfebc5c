import { type ReactNode, useState } from 'react'
import type { CallName } from '#contract/index.ts'
import type { Resource } from '@/lib/agency/use-mutate-calls'
import { ignoreAlreadyDeleted } from './already-deleted'
import { ConfirmDelete } from './confirm-delete'
import { useAction } from './use-action'

/**
 * Returns `requestDelete`, which deletes a record after confirmation, and the dialog to render. A record already
 * deleted counts as a success. `to` is the path to open afterwards.
 */
export function useConfirmDelete<Row extends { id: number }>({
  remove,
  titleOf,
  help,
  onDeleted,
  closeOnFailure = false,
  ...options
}: {
  remove: (id: number) => Promise<unknown>
  titleOf: (row: Row) => string
  help?: (row: Row) => ReactNode
  revalidate: readonly (CallName | Resource)[]
  to?: string
  onDeleted?: () => void
  closeOnFailure?: boolean
}) {
  const [rowToDelete, setRowToDelete] = useState<Row | null>(null)
  const close = () => setRowToDelete(null)
  const { run, isPending } = useAction((id: number) => ignoreAlreadyDeleted(remove(id)), {
    ...options,
    successMessage: 'common.DELETED_SUCCESSFULLY',
    onDone: () => {
      close()
      onDeleted?.()
    },
    onFailed: () => {
      if (closeOnFailure) close()
    },
  })
  return {
    requestDelete: setRowToDelete,
    dialog: (
      <ConfirmDelete
        open={rowToDelete !== null}
        title={rowToDelete === null ? '' : titleOf(rowToDelete)}
        isPending={isPending}
        onCancel={close}
        onDelete={() => rowToDelete !== null && void run(rowToDelete.id)}
      >
        {rowToDelete !== null && help?.(rowToDelete)}
      </ConfirmDelete>
    ),
  }
}
