'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ExportCsv } from '@/components/csv/export-csv'
import { call } from '@/lib/agency/call'
import type { PropertyState } from './listing-filters'
import { listingQuery, type ListingState } from './listing-state'

/** All properties of a list, as it is filtered and sorted, as a CSV file. */
export function PropertyExport({ state, listing }: { state: PropertyState; listing: ListingState }) {
  const t = useTranslations('properties.csv')
  const common = useTranslations('common')
  return (
    <ExportCsv
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...listingQuery(state, listing), page, itemsPerPage: limits.rowsPerPageMax }
        const { properties, total } = await call('properties.list', { query }, { signal })
        return { rows: properties, total }
      }}
      columns={async () => {
        const { propertyColumns } = await import('./property-columns')
        return propertyColumns(t, (flag) => common(flag === 1 ? 'yes' : 'no'))
      }}
    />
  )
}
