'use client'

import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ExportLogRow } from '#contract/export-log.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { saveCsv } from '@/components/csv/save-csv'
import { useReportText } from '@/components/portfolio/publication-report'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/agency/call'

const reportColumns = ['field', 'problem', 'action', 'description', 'reason'] as const

/** Downloads the errors that a portal reported: `rows` if the advert has no `uuid` to request the report with. */
export function ErrorFileButton({
  place,
  uuid,
  rows,
}: {
  place: ExportPlace
  uuid: string | null
  rows: readonly ExportLogRow[]
}) {
  const t = useTranslations()
  const reportText = useReportText()
  const save = useAction(
    async () => {
      const reportRows =
        uuid === null
          ? rows
          : (await call('portals.errorFile', { params: { block: place, uuid } })).exporter_log
      const header = reportColumns.map((part) => t(`listing.export.${part}`))
      await saveCsv(
        `${place} ${t('portals.states.error')}`,
        header,
        reportRows.map((row) => reportColumns.map((part) => reportText(row, part))),
      )
    },
    { successMessage: 'common.FILE_GENERATED' },
  )
  return (
    <Button size="sm" icon={<ArrowDownTrayIcon />} loading={save.pending} onClick={() => void save.run()}>
      {t('portals.errorFile')}
    </Button>
  )
}
