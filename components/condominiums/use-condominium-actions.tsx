'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { useRowChange } from '@/components/listing/list/use-row-change'
import { type Moves, useWebsiteOrder } from '@/components/listing/list/use-website-order'
import { useUndo } from '@/components/listing/list/use-undo'
import { notifyError } from '@/components/resource/notifier'
import type { UseCall } from '@/lib/agency/use-call'
import type { CondominiumState } from './listing-filters'
import { condominiumPages } from './condominium-pages'
import type { CondominiumsAsked } from './listing-state'
import { type Change, changed, inverse, sendChange } from './quick-change'
import { type LivingCondominium, useCondominiumLifecycle } from './use-condominium-lifecycle'

/** What a card, a row or a place on the map can have done to its development. */
export type CondominiumActions = {
  onChange: (condominium: Condominium, change: Change) => void
  /** Archives an active one, brings an archived one back, its properties with it. */
  onArchive: (condominium: Condominium) => void
  onDelete: (condominium: Condominium) => void
  movesOf: (condominium: Condominium) => Moves | null
  /** A record of the demonstration that must not be opened. */
  onBlocked: () => void
}

const living = (condominium: Condominium): LivingCondominium => ({
  ...condominium,
  title: condominium.information.title,
})

/** The actions of a list's developments, each with what undoes it, and the questions that some ask first. */
export function useCondominiumActions(
  list: UseCall<'condominiums.list'>,
  state: CondominiumState,
  asked: CondominiumsAsked,
): { of: CondominiumActions; dialogs: ReactNode } {
  const t = useTranslations('listing.list')
  const offerUndo = useUndo()
  const lifecycle = useCondominiumLifecycle()
  const movesOf = useWebsiteOrder('condominiums', {
    asked,
    rows: list.data?.condominiums ?? [],
    total: list.data?.total ?? 0,
    fetchPage: condominiumPages(state, asked),
    nameOf: ({ information }) => information.title,
  })
  const run = useRowChange(list, {
    noun: 'condominiums',
    pageOf: ({ condominiums, total }) => ({ rows: condominiums, total }),
    withPage: (answer, { rows, total }) => ({ ...answer, condominiums: rows, total }),
    shows: ({ archived }) => (archived === 1) === (state === 'archived'),
  })

  const set = (condominium: Condominium, change: Change) =>
    run(condominium, changed(condominium, change), () => sendChange(condominium.id, change))

  function words({ information: { title } }: Condominium, change: Change): string {
    const reference = title
    if (change.block !== 'tag_id')
      return t(`changed.${change.block}${change.value === 1 ? 'On' : 'Off'}`, { reference })
    return change.tag === null
      ? t('changed.noTag', { reference })
      : t('changed.tag', { reference, tag: change.tag })
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
