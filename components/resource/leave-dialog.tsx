import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, preloadDialog } from '@/components/ui/dialog'

/** Confirms leaving with unsaved changes. Set `hasNoDraft` if they aren't stored as a draft. */
export function LeaveDialog({
  open,
  hasNoDraft = false,
  onDecide,
}: {
  open: boolean
  hasNoDraft?: boolean
  onDecide: (canLeave: boolean) => void
}) {
  const t = useTranslations('resource.leave')
  useEffect(preloadDialog, [])
  return (
    <Dialog
      open={open}
      onClose={() => onDecide(false)}
      role="alertdialog"
      title={t('title')}
      description={t(hasNoDraft ? 'helpLost' : 'help')}
      actions={
        <>
          <Button onClick={() => onDecide(true)}>{t('leave')}</Button>
          <Button variant="primary" data-autofocus onClick={() => onDecide(false)}>
            {t('stay')}
          </Button>
        </>
      }
    />
  )
}
