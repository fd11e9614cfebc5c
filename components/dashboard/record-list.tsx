import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { StatisticsRecord } from '#contract/dashboard.ts'
import { Card } from '@/components/ui/card'
import { formatDate } from '@/lib/format/date'
import {
  RecordFigures,
  RecordMeta,
  RecordPrice,
  RecordThumb,
  RecordViews,
  RecordViewsLately,
  RowLink,
} from './record-parts'

/** A few records in rows that open them. */
export function RecordList({
  title,
  empty,
  records,
  dated = false,
}: {
  title: string
  /** Instead of rows, while there are none. */
  empty: string
  records: readonly StatisticsRecord[]
  /** With the day on which each was inserted, instead of its views of late. */
  dated?: boolean
}) {
  const t = useTranslations('dashboard.records')
  const locale = useLocale()
  const heading = useId()
  return (
    <Card role="region" aria-labelledby={heading} className="flex flex-col p-5 pb-2 sm:p-6 sm:pb-3">
      <h2 id={heading} className="mb-2 text-lg">
        {title}
      </h2>
      {records.length === 0 && <p className="pb-4 text-ink-soft">{empty}</p>}
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <li
            key={record.id}
            className="relative -mx-2 flex items-center gap-3 rounded px-2 py-2.5 transition-colors duration-fast hover:bg-wash/60"
          >
            <RecordThumb record={record} />
            {/* On a phone the price has a line of its own: beside the title it would leave it no room. */}
            <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
              <div className="min-w-0 flex-1">
                <RowLink record={record} />
                <p className="truncate text-sm text-ink-soft">
                  <RecordMeta record={record} />
                </p>
                <RecordFigures record={record} />
              </div>
              <div className="flex shrink-0 flex-wrap items-center gap-x-3 text-sm sm:flex-col sm:flex-nowrap sm:items-end sm:gap-y-0.5">
                <RecordPrice record={record} />
                <RecordViews record={record} />
                {dated && record.created_at !== null ? (
                  <span className="text-xs text-ink-soft">
                    <span className="sr-only">{t('inserted')} </span>
                    {formatDate(record.created_at, locale)}
                  </span>
                ) : (
                  <RecordViewsLately record={record} />
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
