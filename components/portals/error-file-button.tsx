'use client'

import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { saveCsv } from '@/components/csv/save-csv'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/agency/call'

const parts = ['field', 'problem', 'action', 'description', 'reason'] as const

/** What a portal found fault with, as a file for whoever mends it elsewhere. */
export function ErrorFileButton({ place, uuid }: { place: ExportPlace; uuid: string }) {
  const t = useTranslations()
  const save = useAction(
    async () => {
      const { exporter_log: rows } = await call('portals.errorFile', { params: { block: place, uuid } })
      const head = parts.map((part) => t(`listing.export.${part}`))
      await saveCsv(
        `${place} ${t('portals.states.error')}`,
        head,
        rows.map((row) => parts.map((part) => row[part])),
      )
    },
    { done: 'common.FILE_GENERATED' },
  )
  return (
    <Button size="sm" icon={<ArrowDownTrayIcon />} loading={save.pending} onClick={() => void save.run()}>
      {t('portals.errorFile')}
    </Button>
  )
}
