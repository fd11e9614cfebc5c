'use client'

import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { type ExportSource, useExport } from './use-export'

const ExportProgress = dynamic(() => import('./export-progress').then((module) => module.ExportProgress), {
  ssr: false,
})

/** Exports a list. With `visibleColumns` (those of its table), the user chooses between these and all columns. */
export function ExportCsv<Row extends { id: number }>({
  visibleColumns = null,
  labelOnPhones = false,
  ...list
}: ExportSource<Row> & { visibleColumns?: readonly string[] | null; labelOnPhones?: boolean }) {
  const t = useTranslations('csv.export')
  const { progress, start, stop } = useExport(list)
  const button = {
    variant: 'quiet',
    size: 'sm',
    icon: <ArrowDownTrayIcon />,
    loading: progress !== null,
    children: (
      <span className={labelOnPhones ? 'sm:max-[88rem]:sr-only' : 'max-[88rem]:sr-only'}>{t('action')}</span>
    ),
  } as const
  return (
    <>
      {visibleColumns === null ? (
        <Button {...button} onClick={() => start()} />
      ) : (
        <Menu button={<Button {...button} />}>
          <MenuItem onSelect={() => start(visibleColumns)}>{t('shownColumns')}</MenuItem>
          <MenuItem onSelect={() => start()}>{t('allColumns')}</MenuItem>
        </Menu>
      )}
      {/* A single page is exported too fast to show progress. */}
      {progress !== null && progress.total > limits.rowsPerPageMax && (
        <ExportProgress progress={progress} onCancel={stop} />
      )}
    </>
  )
}
