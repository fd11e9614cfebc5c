'use client'

import { TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Lookup } from '@/components/records/lookup'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { EditDistrictForm } from './district-form'
import { useDistrictDelete } from './use-district-delete'

/**
 * Renders the form once the district is loaded: a district that failed to load must never be overwritten with empty
 * values.
 */
export function EditDistrict({ id }: { id: number }) {
  const t = useTranslations('districts')
  const { request, dialogs } = useDistrictDelete({ to: '/districts/listings' })
  return (
    <Lookup
      response={useCall('districts.get', { params: { id } })}
      what={t('thisDistrict')}
      waiting={<Skeleton className="h-140 max-w-form" />}
    >
      {({ district }) => (
        <>
          <EditDistrictForm id={id} />
          <div className="mt-5 max-w-form">
            <Button variant="quiet" icon={<TrashIcon />} onClick={() => request(district)}>
              {t('delete')}
            </Button>
          </div>
          {dialogs}
        </>
      )}
    </Lookup>
  )
}
