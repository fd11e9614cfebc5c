'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ActiveFilters } from '@/components/portfolio/filter/active-filters'
import type { Range } from '@/components/portfolio/filter/filter-values'
import { activeFilters } from '@/components/portfolio/filter/shared-filters'
import { useTagOptions } from '@/components/portfolio/filter/use-filter-options'
import { useFilterTexts } from '@/components/portfolio/filter/use-filter-texts'
import { useCall } from '@/lib/agency/use-call'
import { type FilterName, noFilters } from './listing-filters'
import type { CondominiumListing } from './listing-state'

export function CondominiumActiveFilters({
  listing: { request, change, reset },
  typeName,
}: {
  listing: CondominiumListing
  typeName: string | undefined
}) {
  const t = useTranslations('condominiums.filter')
  const labels = useTranslations('listing.card')
  const fieldTexts = useTranslations('fields')
  const { filters } = request
  const tags = useTagOptions(useCall('condominiums.tags', filters.tag > 0 ? {} : null).data?.tags)
  const common = useFilterTexts(filters, {
    type: typeName,
    tag: tags.find(({ id }) => id === filters.tag)?.name,
  })
  const span = (label: string, { from, to }: Range) => {
    const ends = { from: Math.max(0, from), to: to < 0 ? `${limits.rangeSliderMax}+` : to }
    return `${label} ${fieldTexts('range', ends)}`
  }
  const textOf = (name: FilterName): string => {
    if (name === 'bedrooms' || name === 'parking') return span(labels(name), filters[name])
    return common(name) ?? t('onReference', { text: filters.reference })
  }
  return (
    <ActiveFilters
      filters={activeFilters(filters).map((name) => ({ name, label: textOf(name) }))}
      onRemove={(name) => change({ [name]: noFilters[name] })}
      onReset={reset}
    />
  )
}
