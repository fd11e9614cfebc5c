'use client'

import { HomeModernIcon, PlusIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Statistics, StatisticsRecord } from '#contract/dashboard.ts'
import { ColleaguesCard, type FieldLabels } from '@/components/activity/colleagues-card'
import type { Account } from '@/components/layout/account-menu'
import { ErrorState, StaleBanner } from '@/components/resource/error-state'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { AttentionCard } from './attention-card'
import { Badges } from './badges'
import { DistrictsCard, MonthsCard } from './chart-cards'
import { RecentProperties } from './recent-properties'
import { RecordList } from './record-list'
import { SetupCard, setupStepsFor } from './setup-card'
import { todayQueries } from './today-queries'
import { UnansweredCard } from './unanswered-card'
import { WelcomeCard } from './welcome-card'

type DashboardProps = {
  account: Account
  user: { id: number; isAdministrator: boolean }
  /** True if the user closed the checklist of a new agency in this browser. */
  isSetupHidden?: boolean
  /** Server time in ms, so that hydration renders the same relative times. */
  now: number
  /** For administrators, who see colleagues' changes. */
  fieldLabels?: FieldLabels
}

export function Dashboard({ account, user, isSetupHidden = false, now, fieldLabels = {} }: DashboardProps) {
  const { data, error, isValidating, mutate } = useCall('dashboard.statistics', {})
  const t = useTranslations('dashboard')
  const retry = () => void mutate()
  const setup = data?.data.statistics.setup ?? {}
  const steps = setupStepsFor(setup, user.isAdministrator)
  const isInSetup = !isSetupHidden && steps.some((step) => !setup[step])
  return (
    <div className="space-y-5">
      <WelcomeCard account={account} />
      {isInSetup && <SetupCard setup={setup} steps={steps} />}
      <Today {...{ user, now, fieldLabels }} />
      <h2 className="pt-3 text-lg">{t('figures')}</h2>
      {data !== undefined ? (
        <>
          {error !== undefined && <StaleBanner error={error} onRetry={retry} isRetrying={isValidating} />}
          <Figures statistics={data.data.statistics} hasChecklist={isInSetup} />
        </>
      ) : error === undefined ? (
        <DashboardSkeleton />
      ) : (
        <ErrorState error={error} onRetry={retry} isRetrying={isValidating} />
      )}
    </div>
  )
}

function Today({ user, now, fieldLabels }: Required<Pick<DashboardProps, 'user' | 'now' | 'fieldLabels'>>) {
  const { data } = useCall('activity.agency', user.isAdministrator ? todayQueries.activity : null)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
      <UnansweredCard now={now} className="lg:col-span-2" />
      <div className="space-y-5">
        <AttentionCard userId={user.id} />
        {data !== undefined && (
          <ColleaguesCard activity={data.activity} userId={user.id} {...{ now, fieldLabels }} />
        )}
      </div>
    </div>
  )
}

function Figures({ statistics, hasChecklist }: { statistics: Statistics; hasChecklist: boolean }) {
  const t = useTranslations('dashboard.records')
  const { properties_amount, condominiums_amount, per_month, by_district, most_viewed, recent } = statistics
  if (properties_amount === 0 && condominiums_amount === 0)
    return (
      <>
        <Badges statistics={statistics} />
        {!hasChecklist && <EmptyDashboard />}
      </>
    )
  return (
    <>
      <Badges statistics={statistics} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {per_month !== null && <MonthsCard months={per_month} className="lg:col-span-2" />}
        {by_district !== null && <DistrictsCard districts={by_district} />}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {recent !== null && (
          <>
            <RecentProperties properties={recordsOfKind(recent, 'property')} />
            <RecordList
              title={t('recentCondominiums')}
              empty={t('noCondominiums')}
              records={recordsOfKind(recent, 'condominium')}
              showsDate
            />
          </>
        )}
        {most_viewed !== null && (
          <>
            <RecordList
              title={t('viewedProperties')}
              empty={t('noProperties')}
              records={recordsOfKind(most_viewed, 'property')}
            />
            <RecordList
              title={t('viewedCondominiums')}
              empty={t('noCondominiums')}
              records={recordsOfKind(most_viewed, 'condominium')}
            />
          </>
        )}
      </div>
    </>
  )
}

const recordsOfKind = (records: readonly StatisticsRecord[], kind: StatisticsRecord['kind']) =>
  records.filter((record) => record.kind === kind)

function EmptyDashboard() {
  const t = useTranslations('dashboard.empty')
  return (
    <Card>
      <EmptyState
        icon={<HomeModernIcon />}
        title={t('title')}
        text={t('text')}
        action={
          <LinkButton href="/properties/new" variant="primary" icon={<PlusIcon aria-hidden />}>
            {t('action')}
          </LinkButton>
        }
      />
    </Card>
  )
}

function DashboardSkeleton() {
  const t = useTranslations('resource')
  return (
    <div aria-busy="true" className="space-y-5">
      <p role="status" className="sr-only">
        {t('waiting')}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <Skeleton className="h-88 lg:col-span-2" />
        <Skeleton className="h-88" />
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Skeleton className="h-112" />
        <Skeleton className="h-112" />
      </div>
    </div>
  )
}
