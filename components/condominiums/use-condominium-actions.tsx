'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { useRowChange } from '@/components/portfolio/list/use-row-change'
import { type Moves, useWebsiteOrder } from '@/components/portfolio/list/use-website-order'
import { useUndo } from '@/components/portfolio/list/use-undo'
import type { UseCall } from '@/lib/agency/use-call'
import { useTagName } from '@/components/records/use-tag-name'
import type { CondominiumState } from './list/listing-filters'
import { createCondominiumFetcher } from './record/condominium-pages'
import type { CondominiumListState } from './list/listing-state'
import {
  type ActionCondominium,
  type Change,
  withQuickChange,
  invertChange,
  sendChange,
} from './quick-change'
import { useCondominiumLifecycle } from './use-condominium-lifecycle'

export type CondominiumActions<C extends ActionCondominium = Condominium> = {
  onChange: (condominium: C, change: Change) => void
  onArchive: (condominium: C) => void
  onDelete: (condominium: C) => void
  movesOf: (condominium: C) => Moves | null
}

/** Actions of the developments in a list. */
export function useListedCondominiumActions(
  list: UseCall<'condominiums.list'>,
  state: CondominiumState,
  listState: CondominiumListState,
) {
  const movesOf = useWebsiteOrder('condominiums', {
    request: listState,
    rows: list.data?.condominiums ?? [],
    total: list.data?.total ?? 0,
    fetchPage: createCondominiumFetcher(state, listState),
    nameOf: ({ information }) => information.title,
  })
  const run = useRowChange(list, {
    resource: 'condominiums',
    pageOf: ({ condominiums, total }) => ({ rows: condominiums, total }),
    withPage: (response, { rows, total }) => ({ ...response, condominiums: rows, total }),
    isListed: ({ archived }) => (archived === 1) === (state === 'archived'),
    nameOf: ({ information }) => information.title,
  })
  return useCondominiumActions<Condominium>(
    (condominium, change) =>
      run(condominium, withQuickChange(condominium, change), () => sendChange(condominium.id, change)),
    { movesOf },
  )
}

/** `run` sends a change and resolves with true on success; `afterDelete` is the path to open after a deletion. */
export function useCondominiumActions<C extends ActionCondominium>(
  run: (condominium: C, change: Change) => Promise<boolean>,
  {
    movesOf = () => null,
    afterDelete,
  }: { movesOf?: (condominium: C) => Moves | null; afterDelete?: string } = {},
): { handlers: CondominiumActions<C>; dialogs: ReactNode } {
  const t = useTranslations('listing.list')
  const tagName = useTagName('condominiums')
  const showUndo = useUndo()
  const { onArchive, onDelete, dialogs } = useCondominiumLifecycle({ afterDelete })

  function messageOf(reference: string, change: Change): string {
    if (change.block !== 'tag_id')
      return t(`changed.${change.block}${change.value === 1 ? 'On' : 'Off'}`, { reference })
    return change.tag === null
      ? t('changed.noTag', { reference })
      : t('changed.tag', { reference, tag: tagName(change.tag_kind, change.tag) })
  }

  async function change(condominium: C, update: Change) {
    if (!(await run(condominium, update))) return
    const reference = condominium.information.title
    const undo = () => run(withQuickChange(condominium, update), invertChange(condominium, update))
    showUndo(messageOf(reference, update), { reference }, undo)
  }

  const withTitle = (condominium: C) => ({ ...condominium, title: condominium.information.title })
  return {
    handlers: {
      onChange: (condominium, update) => void change(condominium, update),
      onArchive: (condominium) => onArchive(withTitle(condominium)),
      onDelete: (condominium) => onDelete(withTitle(condominium)),
      movesOf,
    },
    dialogs,
  }
}
