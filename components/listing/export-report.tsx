'use client'

import { ChatBubbleLeftEllipsisIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ExportLogRow } from '#contract/place.ts'
import { EmptyState } from '@/components/ui/empty-state'

const parts = ['field', 'problem', 'action', 'description', 'reason'] as const

/** What a portal had to say of an advert, a problem to a line. */
export function ExportReport({ rows, label }: { rows: readonly ExportLogRow[]; label: string }) {
  const t = useTranslations('listing.export')
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<ChatBubbleLeftEllipsisIcon />}
        title={t('none')}
        text={t('noneHelp')}
        className="rounded-lg border border-line bg-surface"
      />
    )
  }
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
      {rows.map((row, at) => (
        <li key={at} className="p-4">
          <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
            {parts.map((part) => (
              <div key={part} className="min-w-0">
                <dt className="text-ink-soft">{t(part)}</dt>
                <dd className="wrap-anywhere">{row[part] === '' ? '-' : row[part]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
