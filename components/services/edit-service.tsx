'use client'

import { TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { Page } from '@/components/layout/page'
import { Lookup } from '@/components/listing/lookup'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { inLanguage } from '@/lib/format/in-language'
import { EditServiceForm } from './service-form'
import { useService } from './use-service'
import { useServiceDelete } from './use-service-delete'

/** The page of a service that exists. The form comes once it is there: nothing empty is ever saved over it. */
export function EditService({ id }: { id: number }) {
  const t = useTranslations('services')
  const common = useTranslations('common')
  const locale = useLocale()
  const answer = useService(id)
  const isDeleted = answer.error?.code === 'NOT_FOUND'
  const service = isDeleted ? undefined : answer.data?.service
  const { ask, dialog } = useServiceDelete({ to: '/services/listings' })
  return (
    <Page
      title={t('editTitle')}
      subtitle={service === undefined ? undefined : inLanguage(service.title, locale)}
      action={
        service !== undefined && (
          <div className="flex gap-2">
            <HistoryDrawerCard noun="services" id={id} />
            <Button icon={<TrashIcon />} onClick={() => ask(service)}>
              {common('delete')}
            </Button>
          </div>
        )
      }
    >
      <Lookup answer={answer} what={t('thisService')} waiting={<Skeleton className="h-140" />}>
        {(loaded) => <EditServiceForm id={id} answer={loaded} />}
      </Lookup>
      {dialog}
    </Page>
  )
}
