import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import type { KeyItemReplacement } from './replace-key-item-dialog'
import { isUsed } from './key-item-uses'
import { useKeyItemName } from './use-key-items'

const ReplaceKeyItemDialog = dynamic(
  () => import('./replace-key-item-dialog').then((module) => module.ReplaceKeyItemDialog),
  { ssr: false },
)

export function useKeyItemDelete(
  kind: KeyItemKind,
  onDeleted: () => void,
): { requestDelete: (item: KeyItem) => void; dialogs: ReactNode } {
  const nameOf = useKeyItemName()
  const [itemToDelete, setItemToDelete] = useState<KeyItem | null>(null)
  const remove = useAction(
    ({ id }: KeyItem, query: Partial<{ move_to: number; detach: 1 }> = {}) =>
      ignoreAlreadyDeleted(call('keyItems.remove', { params: { kind, id }, query })),
    {
      revalidate: ['keyItems', 'properties', 'condominiums'],
      successMessage: 'common.DELETED_SUCCESSFULLY',
      onDone: () => {
        setItemToDelete(null)
        onDeleted()
      },
      onFailed: ({ code, params }) => {
        if (code !== 'KEY_IN_USE' || itemToDelete === null || isUsed(itemToDelete)) return false
        // The item was first used after the list was loaded.
        setItemToDelete({
          ...itemToDelete,
          // 1 marks the item as used if the error has no counts.
          total_properties: Number(params.properties ?? 1),
          total_condominiums: Number(params.condominiums ?? 0),
          // If the item is a group: the number of its features.
          total_keys: Number(params.keys ?? 0),
        })
        return true
      },
    },
  )
  return {
    requestDelete: setItemToDelete,
    dialogs: (
      <>
        <ConfirmDelete
          open={itemToDelete !== null && !isUsed(itemToDelete)}
          title={itemToDelete === null ? '' : nameOf(itemToDelete)}
          isPending={remove.isPending}
          onCancel={() => setItemToDelete(null)}
          onDelete={() => itemToDelete !== null && void remove.run(itemToDelete)}
        />
        {itemToDelete !== null && isUsed(itemToDelete) && (
          <ReplaceKeyItemDialog
            kind={kind}
            item={itemToDelete}
            isPending={remove.isPending}
            onCancel={() => setItemToDelete(null)}
            onDelete={(replacement: KeyItemReplacement) => void remove.run(itemToDelete, replacement)}
          />
        )}
      </>
    ),
  }
}
