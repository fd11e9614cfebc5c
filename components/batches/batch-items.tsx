import { ExclamationCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Batch, BatchItem } from '#contract/batches.ts'
import { limits } from '#contract/limits.ts'
import { ChangeValues } from '@/components/activity/change-row'
import { useChangeTexts } from '@/components/activity/use-change-texts'
import { Button } from '@/components/ui/button'
import { useCall } from '@/lib/agency/use-call'
import { ReportLines } from '@/components/portals/report-lines'
import { BulkLine, BulkLines } from '@/components/portfolio/bulk/bulk-lines'

const perPage = 50

/** Lists the records of a batch with their values before and after, those with a problem first. */
export function BatchItems({
  id,
  resource,
  label,
  hasValues = true,
}: {
  id: number
  resource: Batch['resource']
  label: string
  /** False if all records change alike: values before and after aren't shown. */
  hasValues?: boolean
}) {
  const t = useTranslations('listing.batch')
  const [pageCount, setPageCount] = useState(1)
  const { data } = useCall('batches.items', { params: { id }, query: { limit: perPage } })
  const remainingCount = (data?.total ?? 0) - pageCount * perPage
  return (
    <>
      <BulkLines label={label}>
        {Array.from({ length: pageCount }, (_, page) => (
          <Page key={page} page={page + 1} {...{ id, resource, hasValues }} />
        ))}
      </BulkLines>
      {remainingCount > 0 && (
        <Button size="sm" variant="quiet" className="mt-2 -ml-3" onClick={() => setPageCount(pageCount + 1)}>
          {t('more', { count: remainingCount })}
        </Button>
      )}
    </>
  )
}

type ItemProps = { resource: Batch['resource']; hasValues: boolean }

function Page({ id, page, ...itemProps }: ItemProps & { id: number; page: number }) {
  const { data } = useCall(
    'batches.items',
    { params: { id }, query: { limit: perPage, ...(page > 1 && { page }) } },
    { revalidateOnFocus: false },
  )
  return data?.items.map((item) => <Item key={item.record_id} item={item} {...itemProps} />)
}

function Item({ item, resource, hasValues }: ItemProps & { item: BatchItem }) {
  const t = useTranslations()
  const changeTextsOf = useChangeTexts()
  const { reference, title, problem, state, changes, record_id, rows } = item
  const name = title === '-' && reference === null ? `#${record_id}` : title
  return (
    <BulkLine name={{ reference: reference ?? undefined, title: name }}>
      <ReportLines rows={rows} />
      {problem !== null && rows.length === 0 && (
        <span className="mt-0.5 flex items-start gap-1.5 text-ink-soft">
          <ExclamationCircleIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          {problem === 'CHANGED_SINCE'
            ? t('listing.batch.changedSince')
            : t(`errors.${problem}`, { max: limits.highlighted })}
        </span>
      )}
      {state === 'same' && <span className="mt-0.5 block text-ink-soft">{t('listing.batch.same')}</span>}
      {(hasValues ? changes : []).map((change) => {
        const texts = changeTextsOf(resource, change)
        // The values of a change to `portals.kyero` don't name the portal.
        const showsLabel = changes.length > 1 || change.field.startsWith('portals.')
        return (
          <span key={change.field} className="mt-0.5 flex flex-wrap gap-x-2">
            {showsLabel && <span className="text-ink-soft">{texts.label}</span>}
            <ChangeValues texts={texts} />
          </span>
        )
      })}
    </BulkLine>
  )
}
