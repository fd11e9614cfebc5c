import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Activity, ActivityChange } from '#contract/activity.ts'
import { exportedResources } from '#contract/activity-kinds.ts'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Chip, type ChipTone } from '@/components/ui/chip'
import { formatTime } from '@/lib/format/time'
import { initialsOf } from '@/lib/format/initials'
import { ChangeRow } from './change-row'
import { recordHref, recordNameOf } from './record-history'
import { useChangeTexts } from './use-change-texts'

const BatchView = dynamic(
  () => import('@/components/batches/batch-view').then((module) => module.BatchView),
  {
    ssr: false,
  },
)

const tones: Partial<Record<Activity['action'], ChipTone>> = {
  created: 'good',
  deleted: 'danger',
  exported: 'warn',
  'sign-in-failed': 'danger',
  reset: 'warn',
}

export function ActivityLine({
  line,
  showsRecord = false,
  onRevert,
}: {
  line: Activity
  showsRecord?: boolean
  onRevert: (change: ActivityChange) => void
}) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const changeTextsOf = useChangeTexts()
  const name = line.actor?.name ?? t(line.action === 'sign-in-failed' ? 'unknown' : 'system')
  const action = line.reverts === null ? t(`actions.${line.action}`) : t('reverted')
  return (
    <li className="flex gap-3 px-4 py-2">
      <Avatar name={name} initials={initialsOf(name)} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-x-2.5">
          <p className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-medium">{name}</span>
            <Chip tone={line.reverts === null ? tones[line.action] : 'brand'}>{action}</Chip>
            {showsRecord && <RecordName line={line} />}
            {line.amount !== null && (
              <span className="text-sm text-ink-soft">{t('rows', { count: line.amount })}</span>
            )}
            {line.client !== null && (
              <span className="text-sm text-ink-soft">{t('from', { address: line.client })}</span>
            )}
          </p>
          <time dateTime={line.at} className="figures shrink-0 text-sm/8 text-ink-soft">
            {formatTime(line.at, locale)}
          </time>
        </div>
        {line.batch_id !== null && <BatchLink id={line.batch_id} />}
        {line.changes.length > 0 && (
          <dl className="divide-y divide-line">
            {line.changes.map((change) => (
              <ChangeRow
                key={change.field}
                texts={changeTextsOf(line.noun, change)}
                onRevert={change.revertible ? () => onRevert(change) : undefined}
              />
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

function RecordName({ line }: { line: Activity }) {
  const t = useTranslations('activity')
  const { noun: resource, record_id } = line
  if (resource === 'session' && line.action !== 'sign-in-failed') return null
  const exportedList = exportedResources.find((name) => line.action === 'exported' && name === resource)
  const subject =
    resource === 'session'
      ? t('account')
      : exportedList === undefined
        ? t(`resources.${resource}`)
        : t(`exports.${exportedList}`)
  const name = recordNameOf(line)
  const displayName = name !== '' || record_id === null ? name : `#${record_id}`
  const href = recordHref(line)
  const linkText = displayName || subject
  return (
    <span className="min-w-0 wrap-anywhere max-sm:basis-full">
      {displayName !== '' && <span className="text-ink-soft">{subject} </span>}
      {href === null ? (
        linkText
      ) : (
        <Link href={href} className="text-brand-ink underline-offset-2 hover:underline">
          {linkText}
        </Link>
      )}
    </span>
  )
}

function BatchLink({ id }: { id: number }) {
  const t = useTranslations('listing.batch')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" className="mt-1 -ml-3" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <BatchView id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
