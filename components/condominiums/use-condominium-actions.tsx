'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { useRowChange } from '@/components/portfolio/list/use-row-change'
import { type Moves, useWebsiteOrder } from '@/components/portfolio/list/use-website-order'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { notifyError } from '@/components/resource/notifier'
import type { UseCall } from '@/lib/agency/use-call'
import type { TagChange } from '@/components/portfolio/card/tag-items'
import { useTagName } from '@/components/records/use-tag-name'
import { call } from '@/lib/agency/call'
import type { CondominiumState } from './list/listing-filters'
import { condominiumPages } from './record/condominium-pages'
import type { CondominiumsQueryState } from './list/listing-state'
import type { ActiveCondominium } from './archive-dialog'
import { useCondominiumLifecycle } from './use-condominium-lifecycle'

type Change = { block: 'hide_price' | 'highlighted'; value: 0 | 1 } | ({ block: 'tag_id' } & TagChange)

export type CondominiumActions = {
  onChange: (condominium: Condominium, change: Change) => void
  onArchive: (condominium: Condominium) => void
  onDelete: (condominium: Condominium) => void
  movesOf: (condominium: Condominium) => Moves | null
  /** Called for demo records that can't be opened. */
  onBlocked: () => void
}

const living = (condominium: Condominium): ActiveCondominium => ({
  ...condominium,
  title: condominium.information.title,
})

export function useCondominiumActions(
  list: UseCall<'condominiums.list'>,
  state: CondominiumState,
  listState: CondominiumsQueryState,
): { of: CondominiumActions; dialogs: ReactNode } {
  const t = useTranslations('listing.list')
  const tagName = useTagName()
  const offerUndo = useUndo()
  const lifecycle = useCondominiumLifecycle()
  const movesOf = useWebsiteOrder('condominiums', {
    request: listState,
    rows: list.data?.condominiums ?? [],
    total: list.data?.total ?? 0,
    fetchPage: condominiumPages(state, listState),
    nameOf: ({ information }) => information.title,
  })
  const run = useRowChange(list, {
    resource: 'condominiums',
    pageOf: ({ condominiums, total }) => ({ rows: condominiums, total }),
    withPage: (response, { rows, total }) => ({ ...response, condominiums: rows, total }),
    shows: ({ archived }) => (archived === 1) === (state === 'archived'),
    nameOf: ({ information }) => information.title,
  })

  const set = (condominium: Condominium, change: Change) =>
    run(condominium, changed(condominium, change), () => sendChange(condominium.id, change))

  function words({ information: { title } }: Condominium, change: Change): string {
    const reference = title
    if (change.block !== 'tag_id')
      return t(`changed.${change.block}${change.value === 1 ? 'On' : 'Off'}`, { reference })
    return change.tag === null
      ? t('changed.noTag', { reference })
      : t('changed.tag', { reference, tag: tagName(change.tag_kind, change.tag) })
  }

  async function change(condominium: Condominium, one: Change) {
    if (!(await set(condominium, one))) return
    const back = () => set(changed(condominium, one), inverse(condominium, one))
    offerUndo(words(condominium, one), { reference: condominium.information.title }, back)
  }

  return {
    of: {
      onChange: (condominium, one) => void change(condominium, one),
      onArchive: (condominium) => lifecycle.onArchive(living(condominium)),
      onDelete: (condominium) => lifecycle.onDelete(living(condominium)),
      movesOf,
      onBlocked: () => notifyError({ code: 'DEMO', params: {} }),
    },
    dialogs: lifecycle.dialogs,
  }
}

function changed(condominium: Condominium, change: Change): Condominium {
  if (change.block !== 'tag_id') return { ...condominium, [change.block]: change.value }
  return { ...condominium, tag_id: change.value, tag: change.tag, tag_kind: change.tag_kind }
}

function inverse({ tag_id, tag, tag_kind, ...condominium }: Condominium, { block }: Change): Change {
  return block === 'tag_id' ? { block, value: tag_id, tag, tag_kind } : { block, value: condominium[block] }
}

async function sendChange(id: number, change: Change): Promise<void> {
  if (change.block === 'tag_id') {
    await call('condominiums.quickChange', { body: { id, block: 'tag_id', value: change.value } })
  } else {
    await call('condominiums.quickChange', { body: { id, block: change.block, value: change.value } })
  }
}
