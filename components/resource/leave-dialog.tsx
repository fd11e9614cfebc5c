'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, foreseeDialog } from '@/components/ui/dialog'

/** Asks before work is left that is not saved. Forms keep theirs as a draft; `lost` says that this one does not. */
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
  useEffect(foreseeDialog, [])
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
