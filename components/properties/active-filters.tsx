'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { formatPrice } from '@/lib/format/money'
import { countFilters, filterNames, type Filters, type FilterName, isOn, noFilters } from './listing-filters'

/** Which filters are on, in words, each to be taken off: records must never seem to vanish. */
export function ActiveFilters({
  filters,
  typeName,
  onChange,
  onReset,
}: {
  filters: Filters
  typeName: string
  onChange: (change: Partial<Filters>) => void
  onReset: () => void
}) {
  const t = useTranslations('properties.filter')
  if (countFilters(filters) === 0) return null
  const words = (name: FilterName): string => {
    switch (name) {
      case 'reference':
        return t('onReference', { text: filters.reference })
      case 'name':
        return t('onName', { text: filters.name })
      case 'location':
        return t('onLocation', { text: filters.location })
      case 'type':
        return typeName
      case 'price':
        return t('onPrice', { price: formatPrice(filters.price) })
      case 'beds':
        return t('onBeds', { count: filters.beds })
      case 'baths':
        return t('onBaths', { count: filters.baths })
      default:
        return t(name)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('active')}>
      {filterNames
        .filter((name) => isOn(filters, name))
        .map((name) => (
          <Chip
            key={name}
            tone="brand"
            onRemove={() => onChange({ [name]: noFilters[name] })}
            removeLabel={t('takeOff', { filter: words(name) })}
          >
            {words(name)}
          </Chip>
        ))}
      <button
        type="button"
        onClick={onReset}
        className="min-h-6 rounded-sm px-1 text-sm font-medium text-brand-ink underline-offset-2 hover:underline"
      >
        {t('reset')}
      </button>
    </div>
  )
}
