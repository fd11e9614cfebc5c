'use client'

import { BriefcaseIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { Service } from '#contract/services.ts'
import { type Column, toDayCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { SimpleList } from '@/components/resource/simple-list'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { useListQuery } from '@/components/resource/use-list-query'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { ServiceRow } from './service-row'
import { useServiceDelete } from './use-service-delete'
import { serviceList, type ServiceQuery } from './service-list-state'
import { serviceFields } from './fields'

export function ServiceList() {
  const query = useListQuery(serviceList)
  const { requestDelete, dialog } = useServiceDelete()
  return (
    <>
      <SimpleList
        query={query}
        Total={ServiceTotal}
        t={useTranslations('services')}
        result={useCall('services.list', { query: serviceList.query(query.params) })}
        rows={({ services }) => services}
        exportButton={<ServiceExport params={query.params} />}
        skeleton={<Skeleton className="h-120" />}
        icon={<BriefcaseIcon />}
        emptyState={{ addHref: '/services/new' }}
      >
        {(services) => (
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} onDelete={requestDelete} />
              ))}
            </ul>
          </Card>
        )}
      </SimpleList>
      {dialog}
    </>
  )
}

function ServiceTotal({ query }: { query: string }) {
  const view = serviceList.query(serviceList.read(new URLSearchParams(query)))
  return useCall('services.list', { query: { ...view, limit: 1 } }).data?.total ?? null
}

function ServiceExport({ params }: { params: ServiceQuery }) {
  const t = useTranslations('services.csv')
  const getHeader = useFieldHeaders(serviceFields)
  const columns: readonly Column<Service>[] = [
    { header: getHeader('title.pt'), cell: ({ title }) => title.pt },
    { header: getHeader('title.en'), cell: ({ title }) => title.en },
    { header: getHeader('slug.pt'), cell: ({ slug }) => slug.pt },
    { header: getHeader('slug.en'), cell: ({ slug }) => slug.en },
    { header: getHeader('description.pt'), cell: ({ description }) => toTextLines(description.pt) },
    { header: getHeader('description.en'), cell: ({ description }) => toTextLines(description.en) },
    { header: t('created'), cell: (service) => toDayCell(service.created_at) },
    { header: t('updated'), cell: (service) => toDayCell(service.updated_at) },
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
      loadColumns={async () => columns}
    />
  )
}

/** Converts rich text to plain text, one line per paragraph. The parsed document runs no scripts. */
function toTextLines(html: string): string {
  const lines = html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, '$&\n')
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim()
}
