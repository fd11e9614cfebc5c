'use client'

import { TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { Page } from '@/components/layout/page'
import { Lookup } from '@/components/records/lookup'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { inLanguage } from '@/lib/format/in-language'
import { ServiceEditor } from './service-form'
import { useService } from './use-service'
import { useServiceDelete } from './use-service-delete'

/** The page of an existing service. Renders the form once it is loaded, so that empty values can't overwrite it. */
export function EditService({ id }: { id: number }) {
  const t = useTranslations('services')
  const common = useTranslations('common')
  const locale = useLocale()
  const response = useService(id)
  const isDeleted = response.error?.code === 'NOT_FOUND'
  const service = isDeleted ? undefined : response.data?.service
  const { request, dialog } = useServiceDelete({ to: '/services/listings' })
  return (
    <Page
      title={t('editTitle')}
      subtitle={service === undefined ? undefined : inLanguage(service.title, locale)}
      action={
        service !== undefined && (
          <div className="flex gap-2">
            <HistoryDrawerCard resource="services" id={id} />
            <Button icon={<TrashIcon />} onClick={() => request(service)}>
              {common('delete')}
            </Button>
          </div>
        )
      }
    >
      <Lookup response={response} what={t('thisService')} waiting={<Skeleton className="h-140" />}>
        {(loaded) => <ServiceEditor id={id} response={loaded} />}
      </Lookup>
      {dialog}
    </Page>
  )
}
