'use client'

import { useTranslations } from 'next-intl'
import { ExportCsv } from '@/components/csv/export-csv'
import { condominiumPages } from '../record/condominium-pages'
import type { CondominiumState } from './listing-filters'
import type { CondominiumsQueryState } from './listing-state'

export function CondominiumExport({
  state,
  request,
}: {
  state: CondominiumState
  request: CondominiumsQueryState
}) {
  const t = useTranslations('condominiums.csv')
  const texts = useTranslations()
  const common = useTranslations('common')
  return (
    <ExportCsv
      resource="condominiums"
      name={t('file')}
      fetchPage={condominiumPages(state, request)}
      columns={async () => {
        const { condominiumColumns } = await import('./condominium-columns')
        return condominiumColumns(t, texts, (flag) => common(flag === 1 ? 'yes' : 'no'))
      }}
    />
  )
}
