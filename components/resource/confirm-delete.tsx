import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog'

export function ConfirmDelete({
  open,
  reference,
  title,
  children,
  isPending = false,
  disabled,
  onCancel,
  onDelete,
}: {
  open: boolean
  reference?: string
  title: string
  children?: ReactNode
  isPending?: boolean
  disabled?: boolean
  onCancel: () => void
  onDelete: () => void
}) {
  const t = useTranslations('common')
  return (
    <ConfirmDialog
      open={open}
      title={t('warning')}
      description={t('deleteQuestion')}
      confirmLabel={t(isPending ? 'deleting' : 'delete')}
      isPending={isPending}
      disabled={disabled}
      onCancel={onCancel}
      onConfirm={onDelete}
    >
      <p className="rounded border border-line bg-wash px-3 py-2 wrap-anywhere">
        {reference !== undefined && <span className="figures mr-2 text-ink-soft">{reference}</span>}
        <span className="font-medium">{title}</span>
      </p>
      {children}
    </ConfirmDialog>
  )
}
