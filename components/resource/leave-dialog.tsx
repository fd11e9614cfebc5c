import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, preloadDialog } from '@/components/ui/dialog'

/** Asks to confirm leaving with unsaved changes. Set `noDraft` if they aren't stored as a draft. */
export function LeaveDialog({
  open,
  noDraft = false,
  onDecide,
}: {
  open: boolean
  noDraft?: boolean
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
      description={t(noDraft ? 'helpLost' : 'help')}
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
