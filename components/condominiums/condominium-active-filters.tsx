'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ActiveFilters } from '@/components/listing/filter/active-filters'
import { isSet, type Span } from '@/components/listing/filter/filter-values'
import { formatPrice } from '@/lib/format/money'
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
  const shared = useTranslations('listing.filter')
  const labels = useTranslations('listing.card')
  const inTongue = useTranslations('fields')
  const { filters } = asked
  const span = (label: string, { from, to }: Span) => {
    const most = limits.condominiumSliderMax
    const ends = { from: Math.max(0, from), to: to < 0 ? `${most}+` : to }
    return `${label}: ${inTongue('range', ends)}`
  }
  const words = (name: FilterName): string => {
    switch (name) {
      case 'name':
        return shared('onName', { text: filters.name })
      case 'reference':
        return t('onReference', { text: filters.reference })
      case 'location':
        return shared('onLocation', { text: filters.location })
      case 'type':
        return typeName ?? shared('type')
      case 'price':
        return shared('onPrice', { price: formatPrice(filters.price) })
      case 'bedrooms':
        return span(labels('bedrooms'), filters.bedrooms)
      case 'parking':
        return span(labels('parking'), filters.parking)
      default:
        return shared(name)
    }
  }
  return (
    <ActiveFilters
      on={filterNames.filter((name) => isSet(filters[name])).map((name) => ({ name, words: words(name) }))}
      onTakeOff={(name) => change({ [name]: noFilters[name] })}
      onReset={reset}
    />
  )
}
