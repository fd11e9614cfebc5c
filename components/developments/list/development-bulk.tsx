import { useTranslations } from 'next-intl'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import { BulkActions } from '@/components/batches/bulk-actions'
import { useSelected } from '@/components/portfolio/bulk/use-selection'
import type { BulkActionsProps } from '@/components/portfolio/list/view-props'
import { listRules, type DevelopmentState, type DevelopmentListState } from './development-list-state'

export function DevelopmentBulk({
  state,
  request,
  ...props
}: BulkActionsProps<Development> & { state: DevelopmentState; request: DevelopmentListState }) {
  const t = useTranslations('condominiums.bulk')
  const { items, deselectedIds } = useSelected(props.selection)
  const isAllSelected = deselectedIds !== null
  const sumProperties = (count: (properties: Development['properties']) => number) =>
    [...items.values()].reduce((sum, { properties }) => sum + count(properties), 0)
  return (
    <BulkActions
      {...props}
      list={{ resource: 'condominiums', filter: listRules[state].toFilter(request.filters) }}
      isArchivedList={state === 'archived'}
      questionOf={({ kind }) => {
        if (kind === 'archive')
          return isAllSelected
            ? t('archivingAll')
            : t('archiving', { properties: sumProperties(({ active, sold }) => active + sold) })
        if (kind === 'unarchive')
          return isAllSelected
            ? t('unarchivingAll')
            : t('unarchiving', { properties: sumProperties(({ returning }) => returning) })
        return undefined
      }}
    />
  )
}
