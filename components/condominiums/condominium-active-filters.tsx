'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ActiveFilters } from '@/components/listing/filter/active-filters'
import { isSet, type Span } from '@/components/listing/filter/filter-values'
import { useFilterWords } from '@/components/listing/filter/use-filter-words'
import { filterNames, type FilterName, noFilters } from './listing-filters'
import type { CondominiumListing } from './listing-state'

/** Which filters of the developments are on, in words. */
export function CondominiumActiveFilters({
  listing: { asked, change, reset },
  typeName,
}: {
  listing: CondominiumListing
  typeName: string | undefined
}) {
  const t = useTranslations('condominiums.filter')
  const labels = useTranslations('listing.card')
  const inTongue = useTranslations('fields')
  const { filters } = asked
  const common = useFilterWords(filters, typeName)
  const span = (label: string, { from, to }: Span) => {
    const ends = { from: Math.max(0, from), to: to < 0 ? `${limits.condominiumSliderMax}+` : to }
    return `${label}: ${inTongue('range', ends)}`
  }
  const words = (name: FilterName): string => {
    if (name === 'bedrooms' || name === 'parking') return span(labels(name), filters[name])
    return common(name) ?? t('onReference', { text: filters.reference })
  }
  return (
    <ActiveFilters
      on={filterNames.filter((name) => isSet(filters[name])).map((name) => ({ name, words: words(name) }))}
      onTakeOff={(name) => change({ [name]: noFilters[name] })}
      onReset={reset}
    />
  )
}
