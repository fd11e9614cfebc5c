import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatBytes } from '@/lib/format/bytes'
import type { RejectedFiles } from './too-large'

export function TooLargeDialog({
  rejectedFiles,
  description,
  isActionPending = false,
  action,
  onClose,
  children,
}: {
  rejectedFiles: RejectedFiles | null
  description?: string
  isActionPending?: boolean
  action?: ReactNode
  onClose: () => void
  children?: ReactNode
}) {
  const t = useTranslations()
  const locale = useLocale()
  const message = t(
    rejectedFiles?.isWholeSelection ? 'listing.uploads.allTooLarge' : 'listing.uploads.someTooLarge',
  )
  return (
    <Dialog
      open={rejectedFiles !== null}
      onClose={isActionPending ? undefined : onClose}
      role="alertdialog"
      title={t('listing.uploads.tooLargeTitle')}
      description={description ?? message}
      actions={
        <>
          <Button onClick={onClose} disabled={isActionPending}>
            {t('common.close')}
          </Button>
          {action}
        </>
      }
    >
      <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded border border-line text-sm">
        {rejectedFiles?.files.map((file, index) => (
          <li key={`${file.name}-${index}`} className="flex justify-between gap-4 px-3 py-2">
            <span className="min-w-0 wrap-anywhere">{file.name}</span>
            <span className="figures shrink-0 text-ink-soft">{formatBytes(file.size, locale)}</span>
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  )
}
