'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

export function ConfirmDelete({
  open,
  reference,
  title,
  children,
  pending = false,
  onCancel,
  onDelete,
}: {
  open: boolean
  /** The record's own: `SOL-104`. */
  reference?: string
  title: string
  children?: ReactNode
  pending?: boolean
  onCancel: () => void
  onDelete: () => void
}) {
  const t = useTranslations('common')
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onCancel}
      role="alertdialog"
      title={t('warning')}
      description={t('deleteQuestion')}
      actions={
        <>
          <Button data-autofocus disabled={pending} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onDelete}>
            {pending ? t('deleting') : t('delete')}
          </Button>
        </>
      }
    >
      <p className="rounded border border-line bg-wash px-3 py-2 wrap-anywhere">
        {reference !== undefined && <span className="figures mr-2 text-ink-soft">{reference}</span>}
        <span className="font-medium">{title}</span>
      </p>
      {children}
    </Dialog>
  )
}
