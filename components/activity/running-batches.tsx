import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { isRunning, progressOf } from '@/components/batches/batch-texts'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { initialsOf } from '@/lib/format/initials'

const BatchView = dynamic(
  () => import('@/components/batches/batch-view').then((module) => module.BatchView),
  { ssr: false },
)

const refreshMs = 2_000

/** Lists the bulk changes in progress. The activity list shows them once they have ended. */
export function RunningBatches() {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [openId, setOpenId] = useState<number | null>(null)
  const { data } = useCall(
    'batches.list',
    {},
    {
      shouldRetryOnError: false,
      refreshInterval: (list) => (list?.batches.some(isRunning) === true ? refreshMs : 0),
    },
  )
  const batches = data?.batches.filter(isRunning) ?? []
  const count = batches.length
  useEffect(() => {
    // The cleanup runs when the number changes, so also when a batch has ended.
    if (count > 0) return () => void revalidate('activity')
  }, [count, revalidate])
  return (
    <>
      {count > 0 && (
        <Card className="mb-6">
          <ul aria-label={t('listing.bulk.running')} className="divide-y divide-line">
            {batches.map((batch) => {
              const name = batch.actor?.name ?? t('activity.system')
              const { processed, total } = progressOf(batch)
              return (
                <li key={batch.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
                  <Avatar name={name} initials={initialsOf(name)} size="sm" />
                  <span className="font-medium">{name}</span>
                  <Chip tone="warn">
                    {t(batch.state === 'undoing' ? 'listing.bulk.undoing' : 'listing.bulk.running')}
                  </Chip>
                  <span className="figures text-sm text-ink-soft">
                    {t('listing.bulk.progress', { ended: processed, count: total })}
                  </span>
                  <Button size="sm" variant="quiet" className="ml-auto" onClick={() => setOpenId(batch.id)}>
                    {t('listing.batch.open')}
                  </Button>
                </li>
              )
            })}
          </ul>
        </Card>
      )}
      {/* Stays open as a report once the batch has ended. */}
      {openId !== null && <BatchView id={openId} onClose={() => setOpenId(null)} />}
    </>
  )
}
