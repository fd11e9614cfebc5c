'use client'

import { PencilSquareIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { BatchRecords } from './batch-records'

const BatchDialog = dynamic(() => import('./batch-dialog').then((module) => module.BatchDialog), {
  ssr: false,
})

/** Opens the dialog that edits the selected records, or all that match the list's filter. */
export function BatchButton({ records }: { records: BatchRecords }) {
  const t = useTranslations('listing.batch')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<PencilSquareIcon />} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen && <BatchDialog records={records} onClose={() => setOpen(false)} />}
    </>
  )
}
