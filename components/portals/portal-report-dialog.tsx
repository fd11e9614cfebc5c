import { useTranslations } from 'next-intl'
import type { ExportLogRow } from '#contract/export-log.ts'
import { BulkLine, BulkLines, type BulkName } from '@/components/portfolio/bulk/bulk-lines'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ReportLines } from './report-lines'

export type PortalRecord = BulkName & { id: number }

/** The records for which a bulk action failed, each with its reasons. */
export type PortalReport = {
  title: string
  lines: readonly {
    record: PortalRecord
    rows: readonly ExportLogRow[]
    error: string | null
  }[]
}

export function PortalReportDialog({
  report: { title, lines },
  onClose,
}: {
  report: PortalReport
  onClose: () => void
}) {
  const t = useTranslations()
  return (
    <Dialog
      onClose={onClose}
      title={title}
      width={560}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <BulkLines label={title}>
        {lines.map(({ record, rows, error }) => (
          <BulkLine key={record.id} name={record}>
            <ReportLines rows={rows} />
            {error !== null && (
              <p className="mt-1 text-danger">
                {t(t.has(`errors.${error}`) ? `errors.${error}` : 'errors.ERROR')}
              </p>
            )}
          </BulkLine>
        ))}
      </BulkLines>
    </Dialog>
  )
}
