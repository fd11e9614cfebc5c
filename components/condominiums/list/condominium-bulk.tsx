'use client'

import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useTranslations } from 'next-intl'
import { AgencyError } from '#contract/errors.ts'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { AdvertsNote } from '@/components/portfolio/adverts/adverts-note'
import { BatchButton } from '@/components/batches/batch-button'
import { BulkBar, type SharedBulkAction as BulkAction } from '@/components/portfolio/bulk/bulk-bar'
import { ConfirmBulk, BulkDialog } from '@/components/portfolio/bulk/bulk-dialog'
import { replacedBy } from '@/components/portfolio/bulk/bulk-tag-menu'
import { type UndoOne, useBulk } from '@/components/portfolio/bulk/use-bulk'
import { useChosen } from '@/components/portfolio/bulk/use-selection'
import type { BulkPart } from '@/components/portfolio/list/portfolio-parts'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { condominiumPages } from '../record/condominium-pages'
import { filterOf, type CondominiumState } from './listing-filters'
import type { CondominiumsQueryState } from './listing-state'

export function CondominiumBulk({
  state,
  request,
  total,
  selection,
}: BulkPart<Condominium> & { state: CondominiumState; request: CondominiumsQueryState }) {
  const t = useTranslations('condominiums.bulk')
  const shared = useTranslations('listing.bulk')
  const bulk = useBulk<Condominium, BulkAction>(selection, {
    touched: ['condominiums', 'properties'],
    changeOne,
    needsConfirmation: () => true,
    nameOf: ({ information }) => information,
    message: (action, count) =>
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
        fetchPage={condominiumPages(state, request)}
        tags={useCall('condominiums.tags', {})}
        onConfirm={bulk.request}
      >
        <BatchButton
          records={{
            resource: 'condominiums',
            ids: [...useChosen(selection).keys()],
            filter: filterOf(state, request.filters),
            total,
          }}
        />
      </BulkBar>
      <BulkDialog
        bulk={bulk}
        nameOf={({ information }) => information}
        question={(action, items) => <Question {...{ action, items, ...bulk }} />}
      />
    </>
  )
}

function Question({
  action,
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
  const { kind } = action
  const count = items.length
  const going = items.reduce((sum, { properties: { active, sold, returning } }) => {
    return sum + (kind === 'archive' ? active + sold : returning)
  }, 0)
  const words = {
    archive: () => [t('archiveTitle', { count }), t('archiving', { properties: going })],
    unarchive: () => [t('unarchiveTitle', { count }), t('unarchiving', { properties: going })],
    delete: () => [warning, t('deleteQuestion', { count })],
    tag: () => {
      const tag = action.kind === 'tag' ? action.tag : null
      return [
        shared('tagTitle', { count, tag: tag?.name ?? shared('none') }),
        shared('tagReplaces', replacedBy(tag, items)),
      ]
    },
  }
  const [title = '', question = ''] = words[kind]()
  return (
    <ConfirmBulk
      {...{ title, question, go, close }}
      label={t('title')}
      names={items.map(({ id, information }) => ({ id, title: information.title }))}
      word={shared(kind)}
      danger={kind === 'delete'}
    >
      {kind === 'archive' && <AdvertsNote condominiums={items.map(({ id }) => id)} />}
    </ConfirmBulk>
  )
}

/** Archiving and unarchiving undo each other: the API moves exactly the same properties back. */
async function changeOne(action: BulkAction, { id }: Condominium): Promise<UndoOne | null> {
  const params = { id }
  const read = async () => (await call('condominiums.general', { params })).block
  switch (action.kind) {
    case 'archive':
    case 'unarchive': {
      const archived = action.kind === 'archive' ? 1 : 0
      if ((await read()).archived === archived) return null
      await call(archived === 1 ? 'condominiums.archive' : 'condominiums.unArchive', { params })
      return async () => {
        if ((await read()).archived !== archived) throw new AgencyError('CHANGED_SINCE')
        await call(archived === 1 ? 'condominiums.unArchive' : 'condominiums.archive', { params })
      }
    }
    case 'delete':
      await orAlreadyDeleted(call('condominiums.remove', { params }))
      return null
    case 'tag': {
      const former = (await read()).tag_id
      const value = action.tag?.id ?? null
      if (former === value) return null
      const send = (tag: number | null) =>
        call('condominiums.quickChange', { body: { id, block: 'tag_id', value: tag } })
      await send(value)
      return async () => {
        if ((await read()).tag_id !== value) throw new AgencyError('CHANGED_SINCE')
        await send(former)
      }
    }
  }
}
