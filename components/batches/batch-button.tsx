'use client'

import { PencilSquareIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCall } from '@/lib/agency/use-call'
import type { BatchRecords } from './batch-records'

const BatchDialog = dynamic(() => import('./batch-dialog').then((module) => module.BatchDialog), {
  ssr: false,
})

/** Edits the selected records, or all that match the list's filter. Hidden if the API has no batches. */
export function BatchButton({ records }: { records: BatchRecords }) {
  const t = useTranslations('listing.batch')
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall('batches.list', {}, { shouldRetryOnError: false })
  if (data === undefined) return null
  return (
    <>
      <Button size="sm" icon={<PencilSquareIcon />} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen && <BatchDialog records={records} onClose={() => setOpen(false)} />}
    </>
  )
}
