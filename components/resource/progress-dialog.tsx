'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

/** Blocks the page during operations that must not be interrupted (300 px wide). */
export function ProgressDialog({ open }: { open: boolean }) {
  const t = useTranslations('common')
  return (
    <Dialog open={open} width={300} title={t('loading')}>
      <div className="flex justify-center py-2 text-brand">
        <Spinner className="size-8" />
      </div>
    </Dialog>
  )
}
