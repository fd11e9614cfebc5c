'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FilterPanel } from '@/components/portfolio/filter/filter-panel'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { useLoadedPart } from '@/components/ui/use-loaded-part'
import type { PropertyFilterBoxes } from './property-filter-boxes'
import { isFilterable } from './listing-filters'

const filterBoxes = onDemand(() => import('./property-filter-boxes'))

type Props = ComponentProps<typeof PropertyFilterBoxes>

export function PropertyFilters(props: Props) {
  const t = useTranslations('properties.filter')
  const { state } = props
  useLoadedPart(filterBoxes)
  const disabledReason = state === 'sold' ? t('offSold') : t('offArchived')
  return (
    <FilterPanel off={isFilterable(state) ? undefined : disabledReason}>
      <Boxes {...props} />
    </FilterPanel>
  )
}

function Boxes(props: Props) {
  const part = filterBoxes.useLoad()
  return part === null ? <Skeleton className="h-80" /> : <part.PropertyFilterBoxes {...props} />
}
