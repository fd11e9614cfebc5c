import { useTranslations } from 'next-intl'
import type { Message } from '#contract/inbox.ts'
import { limits } from '#contract/limits.ts'
import { type Column, toDayCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { call } from '@/lib/agency/call'
import { fullNameOf } from '@/lib/format/full-name'
import { toInboxArgs, type InboxState } from './inbox-state'
import { useLabelNames } from './label-picker-choices'

export function InboxExport({ params }: { params: InboxState }) {
  const t = useTranslations('inbox')
  const labelNameOf = useLabelNames()
  const columns: readonly Column<Message>[] = [
    { header: t('received'), cell: ({ timer }) => toDayCell(timer) },
    { header: t('label'), cell: ({ label }) => labelNameOf(label) },
    { header: t('csv.name'), cell: ({ sender }) => sender.name },
    { header: t('csv.email'), cell: ({ sender }) => sender.email },
    { header: t('csv.phone'), cell: ({ sender }) => sender.phone },
    { header: t('subject'), cell: ({ body }) => body.subject },
    { header: t('text'), cell: ({ body }) => body.text },
    { header: t('property'), cell: ({ property }) => property?.reference },
    { header: t('agent'), cell: ({ agent }) => agent && fullNameOf(agent) },
    { header: t('replies'), cell: (message) => message.replies_count },
  ]
  return (
    <ExportCsv
      resource="inbox"
      name={t('csv.file')}
      fetchPage={async (page, signal) => {
        const { query } = toInboxArgs(params)
        const pageQuery = { ...query, page, limit: limits.rowsPerPageMax }
        const { inbox, totalInbox } = await call('inbox.list', { query: pageQuery }, { signal })
        return { rows: inbox, total: totalInbox }
      }}
      loadColumns={async () => columns}
    />
  )
}
