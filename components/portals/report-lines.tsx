import { useTranslations } from 'next-intl'
import type { ExportLogRow } from '#contract/export-log.ts'
import { formatPortalCode } from './portal-message'

export function ReportLines({ rows }: { rows: readonly ExportLogRow[] }) {
  const t = useTranslations('portals')
  if (rows.length === 0) return null
  return (
    <ul className="mt-2 space-y-1 text-sm text-danger">
      {rows.map((row, index) => (
        <li key={index} className="wrap-anywhere">
          {t.has(`problems.${row.problem}`)
            ? t(`problems.${row.problem}`, row.params)
            : [formatPortalCode(t, row.problem), row.description, row.reason]
                .filter((part) => part !== '')
                .join(' · ')}
        </li>
      ))}
    </ul>
  )
}
