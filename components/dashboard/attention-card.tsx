'use client'

import {
  BuildingOffice2Icon,
  CheckCircleIcon,
  ChevronRightIcon,
  GlobeEuropeAfricaIcon,
  HomeModernIcon,
  PencilSquareIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { type ReactNode, useSyncExternalStore } from 'react'
import { registry } from '@/components/registry'
import { draftsOf } from '@/components/resource/stored-drafts'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { TodayCard, todayRow } from './today-card'
import { todayQueries } from './today-queries'

/** Problems to fix, each linked to its list. Counts of zero are omitted. */
export function AttentionCard({ userId }: { userId: number }) {
  const t = useTranslations('dashboard.attention')
  const board = useCall('portals.board', todayQueries.portals)
  const properties = useCall('properties.list', todayQueries.properties)
  const condominiums = useCall('condominiums.list', todayQueries.condominiums)
  const drafts = useSyncExternalStore(
    () => () => undefined,
    () => openDrafts(userId).length,
    () => 0,
  )
  const [newestDraft] = drafts > 0 ? openDrafts(userId) : []
  const pending = [board, properties, condominiums].some(({ data, error }) => !data && !error)
  const lines = [
    {
      key: 'portals',
      icon: <GlobeEuropeAfricaIcon />,
      count: board.data?.counts.error ?? 0,
      href: '/portals?trouble=error',
    },
    {
      key: 'properties',
      icon: <HomeModernIcon />,
      count: properties.data?.total ?? 0,
      href: '/properties/listings?problems=1',
    },
    {
      key: 'condominiums',
      icon: <BuildingOffice2Icon />,
      count: condominiums.data?.total ?? 0,
      href: '/condominiums/listings?problems=1',
    },
    { key: 'drafts', icon: <PencilSquareIcon />, count: drafts, href: newestDraft ?? '/home' },
  ].filter(({ count }) => count > 0)
  return (
    <TodayCard title={t('title')}>
      {pending ? (
        <Skeleton className="h-36 rounded-none" />
      ) : lines.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-5 text-ink-soft sm:px-6">
          <CheckCircleIcon aria-hidden className="size-5 shrink-0 text-good" />
          {t('none')}
        </p>
      ) : (
        <ul>
          {lines.map(({ key, icon, count, href }) => (
            <Line key={key} icon={icon} href={href}>
              {t.rich(key, {
                count,
                b: (text) => <span className="figures font-semibold text-ink">{text}</span>,
              })}
            </Line>
          ))}
        </ul>
      )}
    </TodayCard>
  )
}

function Line({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <li className={classes(todayRow, 'min-h-12 py-2 text-sm')}>
      <span aria-hidden className="text-ink-soft [&>svg]:size-5">
        {icon}
      </span>
      <Link href={href} prefetch={false} className="min-w-0 flex-1 rounded-sm after:absolute after:inset-0">
        {children}
      </Link>
      <ChevronRightIcon aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </li>
  )
}

function openDrafts(userId: number): string[] {
  return draftsOf(userId).flatMap(({ form, record }) => {
    if (form === 'reply') return [`/inbox/read/${record}`]
    const [resource] = form.split('.')
    const { newPage, drafts } = registry.find(({ drafts }) => drafts?.form === resource) ?? {}
    if (newPage === undefined) return []
    return [/^\d+$/.test(record) ? `/${resource}/edit/${record}${drafts?.tab ?? ''}` : newPage.href]
  })
}
