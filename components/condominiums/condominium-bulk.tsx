'use client'

import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { BulkBar, type SharedBulkAction as BulkAction } from '@/components/listing/bulk/bulk-bar'
import { AskMany, BulkDialog } from '@/components/listing/bulk/bulk-dialog'
import { useBulk } from '@/components/listing/bulk/use-bulk'
import type { Selection } from '@/components/listing/bulk/use-selection'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { condominiumPages } from './condominium-pages'
import type { CondominiumState } from './listing-filters'
import type { CondominiumsAsked } from './listing-state'

/** What can be done to many developments at once, and what came of it for each. */
export function CondominiumBulk({
  state,
  asked,
  total,
  selection,
}: {
  state: CondominiumState
  asked: CondominiumsAsked
  total: number
  selection: Selection<Condominium>
}) {
  const t = useTranslations('condominiums.bulk')
  const shared = useTranslations('listing.bulk')
  const bulk = useBulk<Condominium, BulkAction>(selection, {
    touched: ['condominiums', 'properties'],
    doOne,
    // Only a tag leaves the properties as they are.
    asks: ({ kind }) => kind !== 'tag',
    inverse: ({ kind }) =>
      kind === 'archive' ? { kind: 'unarchive' } : kind === 'unarchive' ? { kind: 'archive' } : null,
    said: (action, count) =>
      t(`done.${action.kind}`, {
        count,
        tag: action.kind === 'tag' ? (action.tag?.name ?? shared('none')) : '',
      }),
  })
  return (
    <>
      <BulkBar
        title={t('title')}
        archived={state === 'archived'}
        {...{ total, selection }}
        fetchPage={condominiumPages(state, asked)}
        tags={useCall('condominiums.tags', {})}
        onAsk={bulk.ask}
      />
      <BulkDialog
        bulk={bulk}
        nameOf={({ information }) => information}
        question={(action, items) => <Question {...{ action, items, ...bulk }} />}
      />
    </>
  )
}

/** Says what becomes of the properties before anything is sent. */
function Question({
  action: { kind },
  items,
  go,
  close,
}: {
  action: BulkAction
  items: readonly Condominium[]
  go: () => void
  close: () => void
}) {
  const t = useTranslations('condominiums.bulk')
  const shared = useTranslations('listing.bulk')
  const warning = useTranslations('common')('warning')
  const count = items.length
  const going = items.reduce((sum, { properties: { active, sold, returning } }) => {
    return sum + (kind === 'archive' ? active + sold : returning)
  }, 0)
  const [title, question] =
    kind === 'archive'
      ? [t('archiveTitle', { count }), t('archiving', { properties: going })]
      : kind === 'unarchive'
        ? [t('unarchiveTitle', { count }), t('unarchiving', { properties: going })]
        : [warning, t('deleteQuestion', { count })]
  return (
    <AskMany
      {...{ title, question, go, close }}
      label={t('title')}
      names={items.map(({ id, information }) => ({ id, title: information.title }))}
      word={shared(kind)}
      danger={kind === 'delete'}
    />
  )
}

async function doOne(action: BulkAction, { id }: Condominium): Promise<void> {
  const params = { id }
  switch (action.kind) {
    case 'archive':
      return void (await call('condominiums.archive', { params }))
    case 'unarchive':
      return void (await call('condominiums.unArchive', { params }))
    case 'delete':
      return void (await orAlreadyDeleted(call('condominiums.remove', { params })))
    case 'tag':
      await call('condominiums.quickChange', {
        body: { id, block: 'tag_id', value: action.tag?.id ?? null },
      })
  }
}
