import { ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { type DragEvent, useRef, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { formatNumber } from '@/lib/format/number'
import { fileLimits } from './file-options'
import type { UnreadableReason } from './read-file'

export function ChooseFile({
  isReading,
  unreadable,
  onChoose,
  onTemplate,
}: {
  isReading: boolean
  unreadable: UnreadableReason | null
  onChoose: (file: File) => void
  onTemplate: () => void
}) {
  const t = useTranslations('csv.import')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)

  function handleFiles(files: FileList | null) {
    const file = files?.[0]
    if (file !== undefined && !isReading) onChoose(file)
    // Allows selecting the same file again after it was corrected.
    if (input.current !== null) input.current.value = ''
  }

  function handleDrag(event: DragEvent) {
    event.preventDefault()
    setDraggedOver(event.type === 'dragover')
    if (event.type === 'drop') handleFiles(event.dataTransfer.files)
  }

  return (
    <div className="max-w-form space-y-4">
      {unreadable !== null && <UnreadableBanner reason={unreadable} />}
      <div
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrag}
        className={classes(
          'flex flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-12 text-center',
          isDraggedOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
        )}
      >
        <ArrowUpTrayIcon aria-hidden className="size-8 text-brand" />
        <div>
          <p className="font-medium">{t('drop')}</p>
          <p className="mt-1 text-sm text-ink-soft">
            {t('dropHelp', { rows: formatNumber(fileLimits.rows, locale) })}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={t('choose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => handleFiles(event.target.files)}
        />
        <Button variant="primary" loading={isReading} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {t('templateHelp')}{' '}
        <button
          type="button"
          onClick={onTemplate}
          className="font-medium text-brand-strong underline underline-offset-2"
        >
          {t('template')}
        </button>
      </p>
    </div>
  )
}

export function UnreadableBanner({ reason }: { reason: UnreadableReason }) {
  const t = useTranslations('csv.import')
  const locale = useLocale()
  return (
    <Banner tone="danger" role="alert" title={t('unreadable')}>
      {t(reason, {
        megabytes: fileLimits.bytes / 1_000_000,
        rows: formatNumber(fileLimits.rows, locale),
        columns: fileLimits.columns,
      })}
    </Banner>
  )
}
