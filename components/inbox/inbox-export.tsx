'use client'

import { useTranslations } from 'next-intl'
import type { Message } from '#contract/inbox.ts'
import { limits } from '#contract/limits.ts'
import { type Column, dayCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { call } from '@/lib/agency/call'
import { inboxQuery, type InboxState } from './inbox-state'
import { keyOfLabel } from './label-picker-choices'

export function InboxExport({ params }: { params: InboxState }) {
  const t = useTranslations('inbox')
  const translateLabel = (label: string) => {
    const key = keyOfLabel(label)
    return key === null ? label : t(`labels.${key}`)
  }
  const columns: readonly Column<Message>[] = [
    { head: t('received'), cell: ({ timer }) => dayCell(timer) },
    { head: t('label'), cell: ({ label }) => translateLabel(label) },
    { head: t('csv.name'), cell: ({ sender }) => sender.name },
    { head: t('csv.email'), cell: ({ sender }) => sender.email },
    { head: t('csv.phone'), cell: ({ sender }) => sender.phone },
    { head: t('subject'), cell: ({ body }) => body.subject },
    { head: t('text'), cell: ({ body }) => body.text },
    { head: t('property'), cell: ({ property }) => property?.reference },
    { head: t('agent'), cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim() },
    { head: t('replies'), cell: (message) => message.replies_count },
  ]
  return (
    <ExportCsv
      resource="inbox"
      name={t('csv.file')}
      fetchPage={async (page, signal) => {
        const { query } = inboxQuery(params)
        const pageful = { ...query, page, limit: limits.rowsPerPageMax }
        const { inbox, totalInbox } = await call('inbox.list', { query: pageful }, { signal })
        return { rows: inbox, total: totalInbox }
      }}
      columns={async () => columns}
    />
  )
}
