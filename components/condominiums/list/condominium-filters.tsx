'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FilterPanel } from '@/components/portfolio/filter/filter-panel'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { useLoadedPart } from '@/components/ui/use-loaded-part'
import type { CondominiumFilterBoxes } from './condominium-filter-boxes'
import { type CondominiumState, isFilterable } from './listing-filters'

const filterBoxes = onDemand(() => import('./condominium-filter-boxes'))

type Props = Omit<ComponentProps<typeof CondominiumFilterBoxes>, 'disabled'>

export function CondominiumFilters({ state, ...boxes }: Props & { state: CondominiumState }) {
  const t = useTranslations('condominiums.filter')
  useLoadedPart(filterBoxes)
  return (
    <FilterPanel off={isFilterable(state) ? undefined : t('offArchived')}>
      <Boxes disabled={!isFilterable(state)} {...boxes} />
    </FilterPanel>
  )
}

function Boxes(props: Props & { disabled: boolean }) {
  const part = filterBoxes.useLoad()
  return part === null ? <Skeleton className="h-80" /> : <part.CondominiumFilterBoxes {...props} />
}
