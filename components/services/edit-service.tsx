'use client'

import { TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { Page } from '@/components/layout/page'
import { DataBoundary } from '@/components/records/data-boundary'
import type { LoadState } from '@/components/resource/resource-list'
import { isUnsupported } from '@/components/resource/unsupported-call'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { ServiceEditor } from './service-form'
import { useServiceDelete } from './use-service-delete'
import { isLastLookupPage, serviceLookupArgs } from './service-list-state'

/** Renders the form once the service is loaded, so that a failed request can't lead to saving empty values. */
export function EditService({ id }: { id: number }) {
  const t = useTranslations('services')
  const locale = useLocale()
  const response = useService(id)
  const isDeleted = response.error?.code === 'NOT_FOUND'
  const service = isDeleted ? undefined : response.data?.service
  const { requestDelete, dialog } = useServiceDelete({ to: '/services/listings' })
  return (
    <Page
      title={t('editTitle')}
      subtitle={service === undefined ? undefined : inLanguage(service.title, locale)}
      back={{ href: '/services/listings', label: t('listTitle') }}
      action={
        service !== undefined && (
          <div className="flex flex-wrap gap-2">
            <HistoryDrawerCard resource="services" id={id} />
            <Button icon={<TrashIcon />} onClick={() => requestDelete(service)}>
              {t('delete')}
            </Button>
          </div>
        )
      }
    >
      <DataBoundary
        response={response}
        subject={t('thisService')}
        listHref="/services/listings"
        fallback={<Skeleton className="h-140" />}
      >
        {(loadedResponse) => <ServiceEditor id={id} response={loadedResponse} />}
      </DataBoundary>
      {dialog}
    </Page>
  )
}

/**
 * Fetches a service. If the API has no endpoint for a single service, searches the list page by page; a service found
 * there has no ETag.
 */
function useService(id: number): LoadState<CallResponse<'services.get'>> {
  const response = useCall('services.get', { params: { id } })
  const shouldSearchList =
    response.error !== undefined && (response.error.status === 404 || isUnsupported(response.error))
  const [page, setPage] = useState(1)
  const lookupArgs = shouldSearchList ? serviceLookupArgs(page) : null
  const list = useCall('services.list', lookupArgs, { keepPreviousData: false })
  const fallback = useMemo(() => {
    const service = list.data?.services.find((item) => item.id === id)
    return service === undefined ? undefined : { service }
  }, [list.data, id])
  if (list.data !== undefined && fallback === undefined && !isLastLookupPage(page, list.data.total))
    setPage(page + 1)
  if (!shouldSearchList || (list.data !== undefined && fallback === undefined)) return response
  const { error, isValidating, mutate } = list
  return { data: response.data ?? fallback, error, isValidating, mutate }
}
