'use client'

import { useTranslations } from 'next-intl'
import { ExportCsv } from '@/components/csv/export-csv'
import type { PropertyState } from './listing-filters'
import type { ListingState } from './listing-state'
import { propertyPages } from '../record/property-pages'

export function PropertyExport({ state, listing }: { state: PropertyState; listing: ListingState }) {
  const t = useTranslations('properties.csv')
  const texts = useTranslations()
  const common = useTranslations('common')
  return (
    <ExportCsv
      resource="properties"
      name={t('file')}
      fetchPage={propertyPages(state, listing)}
      columns={async () => {
        const { propertyColumns } = await import('./property-columns')
        return propertyColumns(t, texts, (flag) => common(flag === 1 ? 'yes' : 'no'))
      }}
    />
  )
}
