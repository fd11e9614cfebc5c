'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatArea } from '@/lib/format/area'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import type { SharedFilters } from './shared-filters'
import { type FilterOption, useColleagueOptions, useFilterOptions } from './use-filter-options'

export function useFilterTexts(
  filters: SharedFilters,
  names: { type?: string; tag?: string },
): (filter: string) => string | null {
  const t = useTranslations('listing.filter')
  const options = useFilterOptions({ agents: filters.agent > 0, districts: filters.district > 0 })
  const colleagues = useColleagueOptions(filters.changedBy > 0)
  const locale = useLocale()
  const nameOf = (all: readonly FilterOption[], id: number) => all.find((option) => option.id === id)?.name
  return (filter) => {
    switch (filter) {
      case 'name':
        return t('onName', { text: filters.name })
      case 'location':
        return t('onLocation', { text: filters.location })
      case 'type':
        return names.type ?? t('type')
      case 'price':
        return t('onPrice', { price: formatPrice(filters.price) })
      case 'priceFrom':
        return t('onPriceFrom', { price: formatPrice(filters.priceFrom) })
      case 'areaFrom':
        return t('onAreaFrom', { area: formatArea(filters.areaFrom, locale) })
      case 'areaTo':
        return t('onAreaTo', { area: formatArea(filters.areaTo, locale) })
      case 'changedSince':
        return t('onChangedSince', { day: formatDate(filters.changedSince, locale) })
      case 'changedBy': {
        const name = nameOf(colleagues, filters.changedBy)
        return name === undefined ? t('changedBy') : t('onChangedBy', { name })
      }
      case 'agent':
        return nameOf(options.agents, filters.agent) ?? t('agent')
      case 'district':
        return nameOf(options.districts, filters.district) ?? t('district')
      case 'tag':
        return names.tag ?? t('tag')
      case 'missing':
        return filters.missing === '' ? null : t(`missingOf.${filters.missing}`)
      case 'highlighted':
      case 'problems':
        return t(filter)
      default:
        return null
    }
  }
}
