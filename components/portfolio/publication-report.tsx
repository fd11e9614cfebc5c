import { ChatBubbleLeftEllipsisIcon, CheckCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ExportLogRow } from '#contract/export-log.ts'
import { EmptyState } from '@/components/ui/empty-state'

export const reportColumns = ['field', 'problem', 'action', 'description', 'reason'] as const

export function PublicationReport({
  rows,
  label,
  isOnline = false,
}: {
  rows: readonly ExportLogRow[]
  label: string
  isOnline?: boolean
}) {
  const t = useTranslations('listing.export')
  const formatCell = useReportText()
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={isOnline ? <CheckCircleIcon /> : <ChatBubbleLeftEllipsisIcon />}
        title={t(isOnline ? 'online' : 'none')}
        text={t(isOnline ? 'onlineHelp' : 'noneHelp')}
        className="rounded-lg border border-line bg-surface"
      />
    )
  }
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
      {rows.map((row, index) => (
        <li key={index} className="p-4">
          <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
            {reportColumns.map((column) => (
              <div key={column} className="min-w-0">
                <dt className="text-ink-soft">{t(column)}</dt>
                <dd className="wrap-anywhere">{formatCell(row, column) || '-'}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** Returns a formatter for a row's columns. Texts without a translation, such as portals' messages, stay unchanged. */
export function useReportText() {
  const t = useTranslations('portals')
  return (row: ExportLogRow, column: (typeof reportColumns)[number]): string => {
    // Our own rules have a complete sentence, which replaces problem code and description.
    if (t.has(`problems.${row.problem}`)) {
      if (column === 'problem') return t(`problems.${row.problem}`, row.params)
      if (column === 'description') return ''
    }
    if (column === 'action' && t.has(row.action)) return t(row.action)
    if (column === 'problem' && t.has(`codes.${row.problem}`)) return t(`codes.${row.problem}`)
    if (column !== 'field') return row[column]
    const [, text, language] = /^i18n\[(\w+)\]\[(\w+)\]$/.exec(row.field) ?? []
    const name = text ?? partsByField[row.field] ?? row.field
    const label = t.has(`parts.${name}`) ? t(`parts.${name}`) : name
    return language === undefined ? label : `${label} · ${language.toUpperCase()}`
  }
}

/** Keys of `portals.parts` by the field's name, where they differ. */
const partsByField: Record<string, string> = {
  location: 'point',
  media: 'images',
  type_id: 'kind',
  agent_id: 'contact',
  land_size: 'land_area',
  hide_price: 'price',
  'search[website]': 'website',
}
