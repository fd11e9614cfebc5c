'use client'

import { ClockIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ActivityResource } from '#contract/activity.ts'
import { ResourceList } from '@/components/resource/resource-list'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useCall } from '@/lib/agency/use-call'
import { ActivityDays, HistorySkeleton, isHistoryUnsupported } from './activity-days'
import { toHistoryArgs } from './activity-state'

type Props = {
  resource: ActivityResource
  id?: number
  /** The level below the heading of the page, drawer or dialog. */
  dayHeading?: 'h2' | 'h3'
}

export function HistoryCard(props: Props) {
  const t = useTranslations('activity')
  const [pageCount, setPageCount] = useState(1)
  return (
    <section aria-label={t('tab')} className="space-y-6">
      {Array.from({ length: pageCount }, (_, index) => (
        <HistoryPage
          key={index}
          {...props}
          page={index + 1}
          onMore={index + 1 === pageCount ? () => setPageCount(pageCount + 1) : undefined}
        />
      ))}
    </section>
  )
}

function HistoryPage({
  resource,
  id,
  dayHeading = 'h3',
  page,
  onMore,
}: Props & { page: number; onMore?: () => void }) {
  const t = useTranslations('activity')
  const callArgs = toHistoryArgs(resource, id, page)
  const history = useCall('activity.record', callArgs)
  const hasMore = (history.data?.total ?? 0) > page * callArgs.query.limit
  if (isHistoryUnsupported(history.error))
    return <EmptyState icon={<ClockIcon />} title={t('noHistory')} text={t('noHistoryHelp')} />
  return (
    <ResourceList
      result={history}
      getRows={({ activity }) => activity}
      skeleton={<HistorySkeleton />}
      emptyState={{ icon: <ClockIcon />, title: t('none'), text: t('noneHelp') }}
    >
      {(lines) => (
        <>
          <ActivityDays lines={lines} dayHeading={dayHeading} />
          {hasMore && onMore !== undefined && (
            <Button className="mt-6" onClick={onMore}>
              {t('earlier')}
            </Button>
          )}
        </>
      )}
    </ResourceList>
  )
}
