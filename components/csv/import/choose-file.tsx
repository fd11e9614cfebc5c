'use client'

import { ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type DragEvent, useRef, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { fileMax, type Unreadable as Why } from './read-file'

export function ChooseFile({
  reading,
  unreadable,
  onChoose,
  onTemplate,
}: {
  reading: boolean
  unreadable: Why | null
  onChoose: (file: File) => void
  onTemplate: () => void
}) {
  const t = useTranslations('csv.import')
  const box = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function take(files: FileList | null) {
    const file = files?.[0]
    if (file !== undefined && !reading) onChoose(file)
    // Allows selecting the same file again after it was corrected.
    if (box.current !== null) box.current.value = ''
  }

  function drag(event: DragEvent) {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer.files)
  }

  return (
    <div className="max-w-form space-y-4">
      {unreadable !== null && <Unreadable why={unreadable} />}
      <div
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={classes(
          'flex flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-12 text-center',
          over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
        )}
      >
        <ArrowUpTrayIcon aria-hidden className="size-8 text-brand" />
        <div>
          <p className="font-medium">{t('drop')}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('dropHelp', { rows: fileMax.rows })}</p>
        </div>
        <input
          ref={box}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={t('choose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event.target.files)}
        />
        <Button variant="primary" loading={reading} onClick={() => box.current?.click()}>
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

export function Unreadable({ why }: { why: Why }) {
  const t = useTranslations('csv.import')
  return (
    <Banner tone="danger" role="alert" title={t('unreadable')}>
      {t(why, { megabytes: fileMax.bytes / 1_000_000, rows: fileMax.rows })}
    </Banner>
  )
}
