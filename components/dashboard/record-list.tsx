import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { StatisticsRecord } from '#contract/dashboard.ts'
import { Card } from '@/components/ui/card'
import { classes } from '@/components/ui/classes'
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
import { todayRowClasses } from './today-card'

export function RecordList({
  title,
  empty,
  records,
  showsDate = false,
}: {
  title: string
  empty: string
  records: readonly StatisticsRecord[]
  showsDate?: boolean
}) {
  const t = useTranslations('dashboard.records')
  const locale = useLocale()
  const heading = useId()
  return (
    <Card role="region" aria-labelledby={heading} className="overflow-hidden">
      <h2 id={heading} className="px-5 pt-5 pb-3 text-lg sm:px-6">
        {title}
      </h2>
      {records.length === 0 && <p className="px-5 pb-5 text-ink-soft sm:px-6">{empty}</p>}
      <ul>
        {records.map((record) => (
          <li key={record.id} className={classes(todayRowClasses, 'py-2.5')}>
            <RecordThumb record={record} />
            {/* On phones the price has its own line, to leave the title its width. */}
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
                {showsDate && record.created_at !== null ? (
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
