'use client'

import { useTranslations } from 'next-intl'
import { ExportCsv } from '@/components/csv/export-csv'
import { condominiumPages } from './condominium-pages'
import type { CondominiumState } from './listing-filters'
import type { CondominiumsAsked } from './listing-state'

/** All developments of a list, as it is filtered and sorted, as a CSV file. */
export function CondominiumExport({ state, asked }: { state: CondominiumState; asked: CondominiumsAsked }) {
  const t = useTranslations('condominiums.csv')
  const common = useTranslations('common')
  return (
    <ExportCsv
      noun="condominiums"
      name={t('file')}
      fetchPage={condominiumPages(state, asked)}
      columns={async () => {
        const { condominiumColumns } = await import('./condominium-columns')
        return condominiumColumns(t, (flag) => common(flag === 1 ? 'yes' : 'no'))
      }}
    />
  )
}
