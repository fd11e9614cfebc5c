'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { KeyItem, KeyKind } from '#contract/key-items.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import type { HandOver } from './key-hand-over'
import { isUsed } from './key-uses'
import { useKeyName } from './use-keys'

const KeyHandOver = dynamic(() => import('./key-hand-over').then((module) => module.KeyHandOver), {
  ssr: false,
})

/** Deleting a key: asks first; of one in use it says by what, and asks what they get instead. */
export function useKeyDelete(
  kind: KeyKind,
  onDeleted: () => void,
): { ask: (item: KeyItem) => void; dialogs: ReactNode } {
  const nameOf = useKeyName()
  const [asked, setAsked] = useState<KeyItem | null>(null)
  const remove = useAction(
    ({ id }: KeyItem, query: Partial<{ move_to: number; detach: 1 }> = {}) =>
      orAlreadyDeleted(call('keyItems.remove', { params: { kind, id }, query })),
    {
      revalidate: ['keyItems', 'properties', 'condominiums'],
      done: 'common.DELETED_SUCCESSFULLY',
      onDone: () => {
        setAsked(null)
        onDeleted()
      },
      onFailed: ({ code, params }) => {
        // Something has begun to use it since the list was loaded.
        if (code !== 'KEY_IN_USE' || asked === null || isUsed(asked)) return false
        setAsked({
          ...asked,
          total_properties: Number(params.properties ?? 1),
          total_condominiums: Number(params.condominiums ?? 0),
          total_keys: Number(params.keys ?? 0),
        })
        return true
      },
    },
  )
  return {
    ask: setAsked,
    dialogs: (
      <>
        <ConfirmDelete
          open={asked !== null && !isUsed(asked)}
          title={asked === null ? '' : nameOf(asked)}
          pending={remove.pending}
          onCancel={() => setAsked(null)}
          onDelete={() => asked !== null && void remove.run(asked)}
        />
        {asked !== null && isUsed(asked) && (
          <KeyHandOver
            kind={kind}
            item={asked}
            pending={remove.pending}
            onCancel={() => setAsked(null)}
            onDelete={(how: HandOver) => void remove.run(asked, how)}
          />
        )}
      </>
    ),
  }
}
