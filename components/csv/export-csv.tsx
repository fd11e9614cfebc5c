'use client'

import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { type Exported, useExport } from './use-export'

export function ExportCsv<Row extends { id: number }>(list: Exported<Row>) {
  const t = useTranslations('csv.export')
  const { progress, start, stop } = useExport(list)
  const { done, total } = progress ?? { done: 0, total: 0 }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowDownTrayIcon />}
        loading={progress !== null}
        onClick={start}
      >
        <span className="max-sm:sr-only">{t('action')}</span>
      </Button>
      {/* A single page is exported too fast to show progress. */}
      <Dialog
        open={total > limits.rowsPerPageMax}
        title={t('running')}
        width={400}
        actions={
          <Button data-autofocus onClick={stop}>
            {t('cancel')}
          </Button>
        }
      >
        <ProgressBar label={t('running')} value={total === 0 ? null : done / total} />
        <p role="status" className="figures mt-2 text-sm text-ink-soft">
          {t('progress', { done, total })}
        </p>
      </Dialog>
    </>
  )
}
