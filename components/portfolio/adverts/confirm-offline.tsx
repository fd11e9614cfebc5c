'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type OnlineAdvert, useAdvertWords } from './use-advert-texts'

/** Confirms a change that takes a record's adverts offline. */
export function ConfirmOffline({
  reference,
  title,
  adverts,
  onCancel,
  onGo,
}: {
  reference: string
  title: string
  adverts: readonly OnlineAdvert[]
  onCancel: () => void
  onGo: () => void
}) {
  const t = useTranslations('listing.adverts')
  const common = useTranslations('common')
  const words = useAdvertWords()
  return (
    <Dialog
      open
      onClose={onCancel}
      role="alertdialog"
      title={t('confirm', { count: adverts.length })}
      description={`${words(adverts)} ${t('return')}`}
      actions={
        <>
          <Button data-autofocus onClick={onCancel}>
            {common('cancel')}
          </Button>
          <Button variant="primary" onClick={onGo}>
            {t('go')}
          </Button>
        </>
      }
    >
      <p className="rounded border border-line bg-wash px-3 py-2 wrap-anywhere">
        <span className="figures mr-2 text-ink-soft">{reference}</span>
        <span className="font-medium">{title}</span>
      </p>
    </Dialog>
  )
}
