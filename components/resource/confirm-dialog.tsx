import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Asks to confirm an action. Cancel has the initial focus. */
export function ConfirmDialog({
  open,
  role = 'alertdialog',
  title,
  description,
  confirmLabel,
  variant = 'danger',
  isPending = false,
  disabled = false,
  onCancel,
  onConfirm,
  children,
}: {
  open?: boolean
  role?: 'dialog' | 'alertdialog'
  title: string
  description: ReactNode
  confirmLabel: string
  variant?: 'danger' | 'primary' | 'quiet'
  isPending?: boolean
  /** Set while content that the user must read first is loading. */
  disabled?: boolean
  onCancel: () => void
  onConfirm: () => void
  children?: ReactNode
}) {
  const t = useTranslations('common')
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onCancel}
      role={role}
      title={title}
      description={description}
      actions={
        <>
          <Button data-autofocus disabled={isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant={variant} loading={isPending} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
