'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { KeyItem, KeyKind } from '#contract/key-items.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import type { HandOver } from './replace-key'
import { isUsed } from './key-uses'
import { useKeyName } from './use-keys'

const KeyHandOver = dynamic(() => import('./replace-key').then((module) => module.KeyHandOver), {
  ssr: false,
})

/** Deletes an option after confirmation. For one in use, lists the uses and requires a choice of replacement. */
export function useKeyDelete(
  kind: KeyKind,
  onDeleted: () => void,
): { request: (item: KeyItem) => void; dialogs: ReactNode } {
  const nameOf = useKeyName()
  const [confirming, setConfirming] = useState<KeyItem | null>(null)
  const remove = useAction(
    ({ id }: KeyItem, query: Partial<{ move_to: number; detach: 1 }> = {}) =>
      orAlreadyDeleted(call('keyItems.remove', { params: { kind, id }, query })),
    {
      revalidate: ['keyItems', 'properties', 'condominiums'],
      done: 'common.DELETED_SUCCESSFULLY',
      onDone: () => {
        setConfirming(null)
        onDeleted()
      },
      onFailed: ({ code, params }) => {
        // It came into use after the list was loaded.
        if (code !== 'KEY_IN_USE' || confirming === null || isUsed(confirming)) return false
        setConfirming({
          ...confirming,
          total_properties: Number(params.properties ?? 1),
          total_condominiums: Number(params.condominiums ?? 0),
          total_keys: Number(params.keys ?? 0),
        })
        return true
      },
    },
  )
  return {
    request: setConfirming,
    dialogs: (
      <>
        <ConfirmDelete
          open={confirming !== null && !isUsed(confirming)}
          title={confirming === null ? '' : nameOf(confirming)}
          pending={remove.pending}
          onCancel={() => setConfirming(null)}
          onDelete={() => confirming !== null && void remove.run(confirming)}
        />
        {confirming !== null && isUsed(confirming) && (
          <KeyHandOver
            kind={kind}
            item={confirming}
            pending={remove.pending}
            onCancel={() => setConfirming(null)}
            onDelete={(how: HandOver) => void remove.run(confirming, how)}
          />
        )}
      </>
    ),
  }
}
