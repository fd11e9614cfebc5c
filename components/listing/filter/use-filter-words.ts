'use client'

import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/format/money'

/** The filters that every list has, in words; null for those that the noun must put into words itself. */
export function useFilterWords(
  filters: { name: string; location: string; search: string; price: number },
  typeName: string | undefined,
): (filter: string) => string | null {
  const t = useTranslations('listing.filter')
  return (filter) => {
    switch (filter) {
      case 'name':
        return t('onName', { text: filters.name })
      case 'location':
        return t('onLocation', { text: filters.location })
      case 'search':
        return t('onSearch', { text: filters.search })
      case 'type':
        return typeName ?? t('type')
      case 'price':
        return t('onPrice', { price: formatPrice(filters.price) })
      case 'highlighted':
      case 'problems':
      case 'missing':
        return t(filter)
      default:
        return null
    }
  }
}
