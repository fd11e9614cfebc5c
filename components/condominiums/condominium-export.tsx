'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ExportCsv } from '@/components/csv/export-csv'
import { call } from '@/lib/agency/call'
import type { CondominiumState } from './listing-filters'
import { type CondominiumsAsked, listQuery } from './listing-state'

/** All developments of a list, as it is filtered and sorted, as a CSV file. */
export function CondominiumExport({ state, asked }: { state: CondominiumState; asked: CondominiumsAsked }) {
  const t = useTranslations('condominiums.csv')
  const common = useTranslations('common')
  return (
    <ExportCsv
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...listQuery(state, asked), page, itemsPerPage: limits.rowsPerPageMax }
        const { condominiums, total } = await call('condominiums.list', { query }, { signal })
        return { rows: condominiums, total }
      }}
      columns={async () => {
        const { condominiumColumns } = await import('./condominium-columns')
        return condominiumColumns(t, (flag) => common(flag === 1 ? 'yes' : 'no'))
      }}
    />
  )
}
