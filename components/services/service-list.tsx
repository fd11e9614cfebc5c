'use client'

import { BriefcaseIcon, PlusIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ListPages } from '@/components/resource/list-pages'
import { ListTools } from '@/components/resource/list-tools'
import { ResourceList } from '@/components/resource/resource-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { ServiceExport } from './service-export'
import { serviceQuery, serviceSorts } from './service-list-state'
import { ServiceRow } from './service-row'
import { useServiceDelete } from './use-service-delete'

/** What the agency offers, with search, order and pages. */
export function ServiceList() {
  const t = useTranslations('services')
  const query = useListQuery(serviceSorts)
  const list = useCall('services.list', { query: serviceQuery(query.asked) })
  const { ask, dialog } = useServiceDelete()
  const total = list.data?.total ?? 0
  return (
    <>
      <ListTools
        count={list.data === undefined ? '' : t('count', { total })}
        search={query.search}
        searchLabel={t('find')}
        onSearch={query.type}
        exported={<ServiceExport asked={query.asked} />}
        sort={query.asked.sort}
        sorts={serviceSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onSort={query.sortBy}
      />
      <ResourceList
        loaded={list}
        rows={({ services }) => services}
        skeleton={<Skeleton className="h-120" />}
        pending={list.isLoading}
        onClearFilters={query.asked.search === '' ? undefined : query.clear}
        nothingYet={{
          icon: <BriefcaseIcon />,
          title: t('none'),
          text: t('noneHelp'),
          action: (
            <LinkButton href="/services/new" variant="primary" icon={<PlusIcon />}>
              {t('add')}
            </LinkButton>
          ),
        }}
      >
        {(services) => (
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} onDelete={ask} />
              ))}
            </ul>
          </Card>
        )}
      </ResourceList>
      <div className="mt-8 flex justify-center">
        <ListPages total={total} perPage={limits.rowsPerPage} />
      </div>
      {dialog}
    </>
  )
}
