'use client'

import { ExclamationCircleIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/spinner'
import { useUploadProgress } from './upload-queue'

export function UploadNote({ name }: { name: string }) {
  const t = useTranslations('listing.uploads')
  const { running, done, total, failed } = useUploadProgress(name)
  if (running) {
    return (
      <span className="figures inline-flex items-center gap-1.5 text-xs text-brand-ink">
        <Spinner className="size-3.5" />
        <span aria-hidden>{t('short', { done, total })}</span>
        <span className="sr-only">{t('running', { done, total })}</span>
      </span>
    )
  }
  if (failed === 0) return null
  return (
    <span className="figures inline-flex items-center gap-1 text-xs text-danger">
      <ExclamationCircleIcon aria-hidden />
      <span aria-hidden>{failed}</span>
      <span className="sr-only">{t('failed', { count: failed })}</span>
    </span>
  )
}
