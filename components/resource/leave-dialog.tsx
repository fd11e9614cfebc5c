'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, preloadDialog } from '@/components/ui/dialog'

/** Confirms leaving with unsaved changes. Forms store theirs as a draft; `lost` means that this one doesn't. */
export function LeaveDialog({
  open,
  lost = false,
  onDecide,
}: {
  open: boolean
  lost?: boolean
  onDecide: (leave: boolean) => void
}) {
  const t = useTranslations('resource.leave')
  useEffect(preloadDialog, [])
  return (
    <Dialog
      open={open}
      onClose={() => onDecide(false)}
      role="alertdialog"
      title={t('title')}
      description={t(lost ? 'helpLost' : 'help')}
      actions={
        <>
          <Button variant="danger" onClick={() => onDecide(true)}>
            {t('leave')}
          </Button>
          <Button variant="primary" data-autofocus onClick={() => onDecide(false)}>
            {t('stay')}
          </Button>
        </>
      }
    />
  )
}
