'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { ActiveFilters } from '@/components/portfolio/filter/active-filters'
import { activeFilters } from '@/components/portfolio/filter/shared-filters'
import { useTagOptions } from '@/components/portfolio/filter/use-filter-options'
import { useFilterTexts } from '@/components/portfolio/filter/use-filter-texts'
import { useCall } from '@/lib/agency/use-call'
import { type FilterName, noFilters, type PropertyState } from './listing-filters'
import type { Listing } from './listing-state'

const ProblemReasons = dynamic(
  () => import('@/components/portfolio/filter/problem-reasons').then((module) => module.ProblemReasons),
  { ssr: false },
)

export function PropertyActiveFilters({
  state,
  listing: { request, change, reset },
  typeName,
}: {
  state: PropertyState
  listing: Listing
  typeName: string | undefined
}) {
  const t = useTranslations('properties.filter')
  const shared = useTranslations('listing.filter')
  const { filters } = request
  const tags = useTagOptions(useCall('properties.tags', filters.tag > 0 ? {} : null).data?.tags)
  const common = useFilterTexts(filters, {
    type: typeName,
    tag: tags.find(({ id }) => id === filters.tag)?.name,
  })
  const ownText = (name: FilterName): string => {
    switch (name) {
      case 'reference':
        return shared('onReference', { text: filters.reference })
      case 'beds':
        return t('onBeds', { count: filters.beds })
      case 'baths':
        return t('onBaths', { count: filters.baths })
      case 'business':
        return filters.business === '' ? '' : t(filters.business)
      default:
        return t(name)
    }
  }
  const textOf = (name: FilterName) => common(name) ?? ownText(name)
  return (
    <>
      {/* The counts are those of active properties. */}
      {state === 'active' && (filters.problems === 1 || filters.missing !== '') && (
        <ProblemReasons
          chosen={filters.missing}
          onChoose={(missing) => change({ missing, problems: missing === '' ? 1 : 0 })}
        />
      )}
      <ActiveFilters
        filters={activeFilters(filters).map((name) => ({ name, label: textOf(name) }))}
        onRemove={(name) => change({ [name]: noFilters[name] })}
        onReset={reset}
      />
    </>
  )
}
