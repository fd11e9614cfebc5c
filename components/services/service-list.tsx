'use client'

import { BriefcaseIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { SimpleList } from '@/components/resource/simple-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { ServiceExport } from './service-export'
import { serviceList } from './service-list-state'
import { ServiceRow } from './service-row'
import { useServiceDelete } from './use-service-delete'

export function ServiceList() {
  const query = useListQuery(serviceList)
  const { request, dialog } = useServiceDelete()
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
                <ServiceRow key={service.id} service={service} onDelete={request} />
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
