import { ColleaguesCard, type FieldLabels } from '@/components/activity/colleagues-card'
import { useCall } from '@/lib/agency/use-call'
import { AttentionCard } from './attention-card'
import { todayQueries } from './today-queries'
import { UnansweredCard } from './unanswered-card'

export function Today({
  user,
  now,
  fieldLabels,
}: {
  user: { id: number; isAdministrator: boolean }
  now: number
  fieldLabels: FieldLabels
}) {
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
