import { ArrowDownTrayIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { Attachment } from '#contract/media.ts'
import { useAction } from '@/components/resource/use-action'
import { IconButton } from '@/components/ui/icon-button'
import { Spinner } from '@/components/ui/spinner'
import { formatBytes } from '@/lib/format/bytes'
import { formatDateTime } from '@/lib/format/date'
import { classes } from '@/components/ui/classes'

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
  onRemove: () => void
}) {
  const t = useTranslations('listing.attachments')
  const locale = useLocale()
  const { run, isPending } = useAction(onDownload)
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
        icon={isPending ? <Spinner /> : <ArrowDownTrayIcon />}
        aria-busy={isPending || undefined}
        onClick={() => void run(attachment.id)}
      />
      <IconButton label={t('delete', { name })} icon={<TrashIcon />} onClick={onRemove} />
    </li>
  )
}

const tones: Record<string, string> = {
  pdf: 'text-danger',
  doc: 'text-brand',
  docx: 'text-brand',
  odt: 'text-brand',
  xls: 'text-good',
  xlsx: 'text-good',
  csv: 'text-good',
  jpg: 'text-warn',
  jpeg: 'text-warn',
  png: 'text-warn',
  zip: 'text-ink-soft',
}

function FileTypeIcon({ extension }: { extension: string }) {
  const type = extension.replace(/^\./, '').toLowerCase()
  return (
    <svg
      viewBox="0 0 32 40"
      aria-hidden
      className={classes('h-10 w-8 shrink-0', tones[type] ?? 'text-ink-soft')}
    >
      <path
        d="M4 1.5h16.5L30.5 11v25a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 36V4A2.5 2.5 0 0 1 4 1.5Z"
        className="fill-surface stroke-line-strong"
      />
      <path d="M20.5 1.5V9a2 2 0 0 0 2 2h8" className="fill-none stroke-line-strong" />
      <text
        x="16"
        y="29"
        textAnchor="middle"
        fontSize="9"
        fontWeight="700"
        fill="currentColor"
        className="font-sans"
      >
        {type.slice(0, 4).toUpperCase()}
      </text>
    </svg>
  )
}
