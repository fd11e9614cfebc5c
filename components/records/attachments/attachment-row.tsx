'use client'

import { ArrowDownTrayIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { Attachment } from '#contract/media.ts'
import { useAction } from '@/components/resource/use-action'
import { FileTypeIcon } from '@/components/ui/file-type-icon'
import { IconButton } from '@/components/ui/icon-button'
import { Spinner } from '@/components/ui/spinner'
import { formatBytes } from '@/lib/format/bytes'
import { formatDateTime } from '@/lib/format/date'

export function fileNameOf({ name, extension }: Attachment): string {
  return extension === '' ? name : `${name}.${extension}`
}

export function AttachmentRow({
  attachment,
  onDownload,
  onRemove,
}: {
  attachment: Attachment
  onDownload: (id: number) => Promise<void>
  onRemove?: () => void
}) {
  const t = useTranslations('listing.attachments')
  const locale = useLocale()
  const { run, pending } = useAction(onDownload, { successMessage: null })
  const name = fileNameOf(attachment)
  const { size, created_at: addedAt } = attachment
  const facts = [
    size === null ? null : formatBytes(size, locale),
    addedAt === null ? null : formatDateTime(addedAt, locale),
  ].filter((fact) => fact !== null)

  return (
    <li className="flex items-center gap-3 px-3 py-2.5 sm:px-4">
      <FileTypeIcon extension={attachment.extension} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {facts.length > 0 && <p className="figures text-sm text-ink-soft">{facts.join(' · ')}</p>}
      </div>
      <IconButton
        label={t('download', { name })}
        icon={pending ? <Spinner /> : <ArrowDownTrayIcon />}
        aria-busy={pending || undefined}
        onClick={() => void run(attachment.id)}
      />
      {onRemove !== undefined && (
        <IconButton label={t('delete', { name })} icon={<TrashIcon />} onClick={onRemove} />
      )}
    </li>
  )
}
