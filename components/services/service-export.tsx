'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { Service } from '#contract/services.ts'
import { type Column, dayCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { serviceList, type ServiceQuery } from './service-list-state'
import { serviceFields } from './fields'

export function ServiceExport({ params }: { params: ServiceQuery }) {
  const t = useTranslations('services.csv')
  const header = useFieldHeaders(serviceFields)
  const columns: readonly Column<Service>[] = [
    { header: header('title.pt'), cell: ({ title }) => title.pt },
    { header: header('title.en'), cell: ({ title }) => title.en },
    { header: header('slug.pt'), cell: ({ slug }) => slug.pt },
    { header: header('slug.en'), cell: ({ slug }) => slug.en },
    { header: header('description.pt'), cell: ({ description }) => toPlainText(description.pt) },
    { header: header('description.en'), cell: ({ description }) => toPlainText(description.en) },
    { header: t('created'), cell: (service) => dayCell(service.created_at) },
    { header: t('updated'), cell: (service) => dayCell(service.updated_at) },
  ]
  return (
    <ExportCsv
      resource="services"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...serviceList.query(params), page, limit: limits.rowsPerPageMax }
        const { services, total } = await call('services.list', { query }, { signal })
        return { rows: services, total }
      }}
      columns={async () => columns}
    />
  )
}

/** Converts rich text to plain text, a line per paragraph. The inert document runs nothing. */
function toPlainText(html: string): string {
  const lines = html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, '$&\n')
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim()
}
