import {
  BuildingOffice2Icon,
  CheckCircleIcon,
  ChevronRightIcon,
  GlobeEuropeAfricaIcon,
  HomeModernIcon,
  LinkSlashIcon,
  PencilSquareIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { type MissingDataKind, missingDataKinds } from '#contract/missing-data.ts'
import { registry } from '@/components/registry'
import { ErrorState } from '@/components/resource/error-state'
import { draftsOf } from '@/components/resource/stored-drafts'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { TodayCard, todayRowClasses } from './today-card'
import { todayQueries } from './today-queries'

type Problem = { key: string; portal?: string; icon: ReactElement; count: number; href: string }

/** Links to problems that need fixing. Counts of zero are omitted. */
export function AttentionCard({ userId }: { userId: number }) {
  const t = useTranslations('dashboard.attention')
  const tPortal = useTranslations('portals.names')
  const board = useCall('portals.board', todayQueries.portals)
  const properties = useCall('properties.list', todayQueries.properties)
  const condominiums = useCall('condominiums.list', todayQueries.condominiums)
  const missing = useCall('dashboard.statistics', {}).data?.data.statistics.missing
  // Drafts are in localStorage, which the server can't read, so the first render has none.
  const draftCount = useSyncExternalStore(
    () => () => undefined,
    () => draftPathsOf(userId).length,
    () => 0,
  )
  const [newestDraft] = draftCount > 0 ? draftPathsOf(userId) : []
  const results = [board, properties, condominiums]
  const isPending = results.some(({ data, error }) => !data && !error)
  const failure = results.find(({ data, error }) => !data && error && !isMaybeUnsupported(error))?.error
  const expiredPortals = board.data?.portals.filter((portal) => portal.expired) ?? []
  const problems: Problem[] = [
    ...expiredPortals.map(({ place }) => ({
      key: 'reconnect',
      portal: tPortal(place),
      icon: <LinkSlashIcon />,
      count: 1,
      href: '/portals#accounts',
    })),
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
    { key: 'drafts', icon: <PencilSquareIcon />, count: draftCount, href: newestDraft ?? '/home' },
  ].filter(({ count }) => count > 0)
  return (
    <TodayCard title={t('title')}>
      {isPending ? (
        <Skeleton className="h-36 rounded-none" />
      ) : problems.length === 0 && failure !== undefined ? (
        <ErrorState
          error={failure}
          onRetry={() => results.forEach(({ mutate }) => void mutate())}
          isRetrying={results.some((result) => result.isValidating)}
        />
      ) : problems.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-5 text-ink-soft sm:px-6">
          <CheckCircleIcon aria-hidden className="size-5 shrink-0 text-good" />
          {t('none')}
        </p>
      ) : (
        <ul>
          {problems.map(({ key, portal = '', icon, count, href }) => (
            <li key={key + portal} className="border-t border-line">
              <Line icon={icon} href={href}>
                {t.rich(key, {
                  count,
                  portal,
                  b: (text) => <span className="figures font-semibold text-ink">{text}</span>,
                })}
              </Line>
              {key === 'properties' && missing && <MissingData missing={missing} />}
            </li>
          ))}
        </ul>
      )}
    </TodayCard>
  )
}

function Line({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <div className={classes(todayRowClasses, 'min-h-12 border-t-0 py-2 text-sm')}>
      <span aria-hidden className="text-ink-soft [&>svg]:size-5">
        {icon}
      </span>
      <Link href={href} prefetch={false} className="min-w-0 flex-1 rounded-sm after:absolute after:inset-0">
        {children}
      </Link>
      <ChevronRightIcon aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </div>
  )
}

/** One link per kind of missing data, to the properties that lack it. */
function MissingData({ missing }: { missing: Partial<Record<MissingDataKind, number>> }) {
  const t = useTranslations('listing.filter.missingOf')
  const reasons = missingDataKinds.flatMap((reason) => {
    const count = missing[reason] ?? 0
    return count > 0 ? [{ reason, count }] : []
  })
  return (
    <ul className="flex flex-wrap gap-2 pr-5 pb-3 pl-13 sm:pl-14">
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          <Link
            href={`/properties/listings?missing=${reason}`}
            prefetch={false}
            className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-warn-soft px-2.5 text-xs font-medium text-warn hover:underline pointer-coarse:min-h-11 forced-colors:border"
          >
            {t(reason)}
            <span className="figures font-semibold">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the paths of the forms that have a draft, newest draft first. */
function draftPathsOf(userId: number): string[] {
  return draftsOf(userId).flatMap(({ form, record }) => {
    if (form === 'reply') return [`/inbox/read/${record}`]
    const [resource] = form.split('.')
    const { newPage, drafts } = registry.find((definition) => definition.drafts?.resource === resource) ?? {}
    if (newPage === undefined) return []
    return [/^\d+$/.test(record) ? `/${resource}/edit/${record}${drafts?.tab ?? ''}` : newPage.href]
  })
}
