import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { BatchButton } from '@/components/batches/batch-button'
import type { BatchRecords } from '@/components/batches/batch-records'
import { useBatchPreview, useHasBatches } from '@/components/batches/use-batch-preview'
import { type BulkAction, BulkBar } from '@/components/portfolio/bulk/bulk-bar'
import { useExcept, useSelected } from '@/components/portfolio/bulk/use-selection'
import type { BulkPart } from '@/components/portfolio/list/portfolio-parts'
import { useCall } from '@/lib/agency/use-call'
import { createCondominiumFetcher } from '../record/condominium-pages'
import { filterOf, type CondominiumState } from './listing-filters'
import type { CondominiumListState } from './listing-state'

export function CondominiumBulk({
  state,
  request,
  total,
  selection,
}: BulkPart<Condominium> & { state: CondominiumState; request: CondominiumListState }) {
  const t = useTranslations('condominiums.bulk')
  const tListing = useTranslations('listing.bulk')
  const warning = useTranslations('common')('warning')
  const canChange = useHasBatches()
  const selectedRecords = useSelected(selection)
  const except = useExcept(selection)
  const batch: BatchRecords = {
    resource: 'condominiums',
    ids: [...selectedRecords.keys()],
    filter: filterOf(state, request.filters),
    total,
    except: except && [...except],
  }
  const preview = useBatchPreview(batch, selection)

  function handleChoose(action: BulkAction) {
    const { kind } = action
    const records = [...selectedRecords.values()]
    const tag = action.kind === 'tag' ? (action.tag?.name ?? null) : ''
    const texts = {
      label: tListing(kind),
      done: (count: number) => t(`done.${tag === null ? 'untag' : kind}`, { count, tag: tag ?? '' }),
    }
    const movedCount = (states: readonly ('active' | 'sold' | 'returning')[]) =>
      records.reduce((sum, { properties }) => states.reduce((all, state) => all + properties[state], sum), 0)
    switch (action.kind) {
      case 'archive':
        return preview.open(
          { field: 'archived', value: 1 },
          {
            ...texts,
            title: (count) => t('archiveTitle', { count }),
            question: () =>
              except ? t('archivingAll') : t('archiving', { properties: movedCount(['active', 'sold']) }),
          },
        )
      case 'unarchive':
        return preview.open(
          { field: 'archived', value: 0 },
          {
            ...texts,
            title: (count) => t('unarchiveTitle', { count }),
            question: () =>
              except ? t('unarchivingAll') : t('unarchiving', { properties: movedCount(['returning']) }),
          },
        )
      case 'delete':
        return preview.open(
          { field: 'deleted' },
          {
            ...texts,
            title: () => warning,
            question: (count) => t('deleteQuestion', { count }),
            isDanger: true,
          },
        )
      case 'tag':
        return preview.open(
          { field: 'tag_id', value: action.tag?.id ?? null },
          {
            ...texts,
            title: (count) =>
              tag === null ? tListing('untagTitle', { count }) : tListing('tagTitle', { count, tag }),
          },
        )
    }
  }

  return (
    <>
      <BulkBar
        title={t('title')}
        archived={state === 'archived'}
        {...{ total, selection, canChange, isPending: preview.isPending }}
        fetchPage={createCondominiumFetcher(state, request)}
        tags={useCall('condominiums.tags', {})}
        onChoose={handleChoose}
      >
        {canChange && <BatchButton records={batch} />}
      </BulkBar>
      {preview.dialog}
    </>
  )
}
