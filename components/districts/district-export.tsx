'use client'

import { useTranslations } from 'next-intl'
import type { District } from '#contract/districts.ts'
import { limits } from '#contract/limits.ts'
import { type Column, textCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { useFieldHeads } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { districtList, type DistrictQuery } from './district-list-state'
import { districtFields } from './fields'

export function DistrictExport({ params }: { params: DistrictQuery }) {
  const t = useTranslations('districts.csv')
  const head = useFieldHeads(districtFields)
  const columns: readonly Column<District>[] = [
    { head: head('name.pt'), cell: ({ name }) => textCell(name.pt) },
    { head: head('name.en'), cell: ({ name }) => textCell(name.en) },
    { head: head('description.pt'), cell: ({ description }) => textCell(description.pt) },
    { head: head('description.en'), cell: ({ description }) => textCell(description.en) },
    { head: t('active'), cell: ({ kpis }) => kpis.Properties ?? 0 },
    { head: t('properties'), cell: (district) => district.total_properties },
    { head: head('kpis.Golf Club'), cell: ({ kpis }) => kpis['Golf Club'] },
    { head: t('lat'), cell: ({ lat }) => lat },
    { head: t('lng'), cell: ({ lng }) => lng },
  ]
  return (
    <ExportCsv
      resource="districts"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...districtList.query(params), page, limit: limits.rowsPerPageMax }
        const { districts, total } = await call('districts.list', { query }, { signal })
        return { rows: districts, total }
      }}
      columns={async () => columns}
    />
  )
}
