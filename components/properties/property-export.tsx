'use client'

import { useTranslations } from 'next-intl'
import { ExportCsv } from '@/components/csv/export-csv'
import type { PropertyState } from './listing-filters'
import type { ListingState } from './listing-state'
import { propertyPages } from './property-pages'

/** All properties of a list, as it is filtered and sorted, as a CSV file. */
export function PropertyExport({ state, listing }: { state: PropertyState; listing: ListingState }) {
  const t = useTranslations('properties.csv')
  const common = useTranslations('common')
  return (
    <ExportCsv
      noun="properties"
      name={t('file')}
      fetchPage={propertyPages(state, listing)}
      columns={async () => {
        const { propertyColumns } = await import('./property-columns')
        return propertyColumns(t, (flag) => common(flag === 1 ? 'yes' : 'no'))
      }}
    />
  )
}
