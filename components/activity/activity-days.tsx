import { useLocale } from 'next-intl'
import type { Activity } from '#contract/activity.ts'
import type { AgencyError } from '#contract/errors.ts'
import { isUnsupported } from '@/components/resource/unsupported-call'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDay } from '@/lib/format/date'
import { ActivityLine } from './activity-line'
import { useRevert } from './use-revert'

export function ActivityDays({
  lines,
  showsRecord,
  dayHeading: DayHeading,
}: {
  lines: readonly Activity[]
  showsRecord?: boolean
  dayHeading: 'h2' | 'h3'
}) {
  const locale = useLocale()
  const { requestRevert, dialog } = useRevert()
  const days = Map.groupBy(lines, ({ at }) => formatDay(at, locale))
  return (
    <div className="space-y-6">
      {[...days].map(([day, dayLines]) => (
        <section key={day} aria-label={day}>
          <DayHeading className="mb-2 text-sm font-medium text-ink-soft first-letter:uppercase">
            {day}
          </DayHeading>
          <Card>
            <ul className="divide-y divide-line">
              {dayLines.map((line) => (
                <ActivityLine
                  key={line.id}
                  line={line}
                  showsRecord={showsRecord}
                  onRevert={(change) => requestRevert(line, change)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {dialog}
    </div>
  )
}

export function HistorySkeleton() {
  return (
    <div className="space-y-6">
      {['h-40', 'h-60'].map((height) => (
        <div key={height} className="space-y-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className={`rounded-lg ${height}`} />
        </div>
      ))}
    </div>
  )
}

/** Returns true if the API doesn't support the history, which isn't part of the specification. */
export const isHistoryUnsupported = (error: AgencyError | undefined): boolean =>
  error !== undefined && (error.status === 404 || isUnsupported(error))
