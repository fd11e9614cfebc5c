import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { Activity } from '#contract/activity.ts'
import { TodayCard, todayRowClasses } from '@/components/dashboard/today-card'
import { classes } from '@/components/ui/classes'
import { splitLanguagePath } from '@/components/resource/field'
import { useJoin } from '@/components/resource/use-join'
import { formatRelative } from '@/lib/format/date'
import { recordHref, recordNameOf } from './record-history'

const maxLines = 5

/** Field labels of each resource, by field path. */
export type FieldLabels = Partial<Record<Activity['noun'], Readonly<Record<string, string>>>>

export function ColleaguesCard({
  activity,
  userId,
  now,
  fieldLabels,
}: {
  activity: readonly Activity[]
  userId: number
  now: number
  fieldLabels: FieldLabels
}) {
  const t = useTranslations()
  const locale = useLocale()
  const join = useJoin()
  const lines = activity
    .filter(({ actor, noun: resource }) => actor !== null && actor.id !== userId && resource !== 'session')
    .filter((entry, _, all) => newestOfRecord(entry, all) === entry)
    .slice(0, maxLines)
  if (lines.length === 0) return null
  return (
    <TodayCard
      title={t('dashboard.colleagues.title')}
      more={{ href: '/activity', label: t('dashboard.colleagues.more') }}
    >
      <ul>
        {lines.map((line) => {
          // No link if the newest entry is a deletion. It may be the user's own, which `lines` doesn't contain.
          const href = recordHref(newestOfRecord(line, activity))
          const name = recordNameOf(line) || t(`activity.resources.${line.noun}`)
          const fields = changedFields(line, fieldLabels)
          return (
            <li key={line.id} className={classes(todayRowClasses, 'min-h-14 py-2 text-sm/5')}>
              <div className="min-w-0 flex-1">
                {href === null ? (
                  <p className="truncate font-medium">{name}</p>
                ) : (
                  <Link
                    href={href}
                    prefetch={false}
                    className="block truncate rounded-sm font-medium after:absolute after:inset-0"
                  >
                    {name}
                  </Link>
                )}
                <p className="truncate text-ink-soft">
                  {line.actor?.name} ·{' '}
                  {fields.length > 0
                    ? t('dashboard.colleagues.changed', { fields: join(fields) })
                    : t(`activity.actions.${line.action}`)}
                </p>
              </div>
              <time dateTime={line.at} className="shrink-0 text-xs whitespace-nowrap text-ink-soft">
                {formatRelative(line.at, now, locale)}
              </time>
            </li>
          )
        })}
      </ul>
    </TodayCard>
  )
}

/** Returns the first entry of the same record; entries are listed from the newest to the oldest. */
function newestOfRecord(entry: Activity, entries: readonly Activity[]): Activity {
  const { noun, record_id } = entry
  if (record_id === null) return entry
  return entries.find((other) => other.noun === noun && other.record_id === record_id) ?? entry
}

/** Returns the label of each changed field once, even if its text changed in several languages. */
function changedFields({ action, noun, changes }: Activity, labels: FieldLabels): string[] {
  if (action !== 'changed') return []
  const names = changes.map(({ field }) => labels[noun]?.[splitLanguagePath(field).fieldPath])
  return [...new Set(names.filter((name) => name !== undefined))]
}
