'use client'

import { StarIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { BatchButton } from '@/components/batches/batch-button'
import type { BatchRecords } from '@/components/batches/batch-records'
import { useBatchPreview, useHasBatches } from '@/components/batches/use-batch-preview'
import { type BulkAction, BulkBar } from '@/components/portfolio/bulk/bulk-bar'
import { useExcept, useSelected } from '@/components/portfolio/bulk/use-selection'
import type { BulkPart } from '@/components/portfolio/list/portfolio-parts'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import { filterOf, type PropertyState } from './listing-filters'
import type { PropertyListState } from './listing-state'
import { createPropertyFetcher } from '../record/property-pages'

const PortalPicker = dynamic(
  () => import('@/components/portals/portal-picker').then((module) => module.PortalPicker),
  { ssr: false },
)

export function PropertyBulk({
  state,
  listState,
  total,
  selection,
}: BulkPart<Property> & { state: PropertyState; listState: PropertyListState }) {
  const t = useTranslations('properties.bulk')
  const tListing = useTranslations('listing.bulk')
  const warning = useTranslations('common')('warning')
  const selectedRows = useSelected(selection)
  const canChange = useHasBatches()
  const except = useExcept(selection)
  const records: BatchRecords = {
    resource: 'properties',
    ids: [...selectedRows.keys()],
    filter: filterOf(state, listState.filters),
    total,
    except: except && [...except],
  }
  const preview = useBatchPreview(records, selection)

  function handleChoose(action: BulkAction | { kind: 'highlight' | 'unhighlight' }) {
    const { kind } = action
    const tag = action.kind === 'tag' ? (action.tag?.name ?? null) : ''
    const done = (count: number) => t(`done.${tag === null ? 'untag' : kind}`, { count, tag: tag ?? '' })
    switch (action.kind) {
      case 'archive':
        return preview.open(
          { field: 'archived', value: 1 },
          {
            ...{ label: tListing(kind), done },
            title: (count) => t('archiveTitle', { count }),
            question: (count) => t('archiveQuestion', { count }),
          },
        )
      case 'unarchive':
        return preview.open(
          { field: 'archived', value: 0 },
          { title: (count) => t('unarchiveTitle', { count }), label: tListing(kind), done },
        )
      case 'highlight':
      case 'unhighlight':
        return preview.open(
          { field: 'highlighted', value: kind === 'highlight' ? 1 : 0 },
          { title: (count) => t(`${kind}Title`, { count }), label: t(kind), done },
        )
      case 'delete':
        return preview.open(
          { field: 'deleted' },
          {
            ...{ label: tListing(kind), done, isDanger: true },
            title: () => warning,
            question: (count) => t('deleteQuestion', { count }),
          },
        )
      case 'tag':
        return preview.open(
          { field: 'tag_id', value: action.tag?.id ?? null },
          {
            ...{ label: tListing(kind), done },
            title: (count) =>
              tag === null ? tListing('untagTitle', { count }) : tListing('tagTitle', { count, tag }),
            question: action.tag?.kind === 'sold' ? () => t('soldMoves') : undefined,
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
        fetchPage={createPropertyFetcher(state, listState)}
        tags={useCall('properties.tags', {})}
        onChoose={handleChoose}
      >
        {canChange && (
          <>
            <Menu
              button={
                <Button size="sm" icon={<StarIcon />}>
                  {t('highlighting')}
                </Button>
              }
            >
              <MenuItem onSelect={() => handleChoose({ kind: 'highlight' })}>{t('highlight')}</MenuItem>
              <MenuItem onSelect={() => handleChoose({ kind: 'unhighlight' })}>{t('unhighlight')}</MenuItem>
            </Menu>
            <BatchButton records={records} />
          </>
        )}
        {/* If all matching records are selected, portals are changed in the batch form instead. */}
        {state === 'active' && except === null && <PortalPicker records={[...selectedRows.values()]} />}
      </BulkBar>
      {preview.dialog}
    </>
  )
}
