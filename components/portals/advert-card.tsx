import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { type ExportPlace, isExportPending } from '#contract/portal-places.ts'
import type { ExportLogRow } from '#contract/export-log.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { Chip } from '@/components/ui/chip'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { formatDateTime } from '@/lib/format/date'
import { saveCsv } from '@/components/csv/save-csv'
import { reportColumns, useReportText } from '@/components/portfolio/publication-report'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/agency/call'
import { statusOf, sentTextKeyOf } from './export-state'
import { formatPortalMessage } from './portal-message'
import { useExportUpdates } from './use-export-updates'

const pollMs = 5000

/** Shows the state of a property's advert on a portal. The API queries a portal that hasn't reported for a while. */
export function AdvertCard({ id, place }: { id: number; place: ExportPlace }) {
  const t = useTranslations('portals')
  const locale = useLocale()
  const response = useCall(
    'portals.checkInsertion',
    { params: { place, id } },
    {
      refreshInterval: (latest) =>
        latest?.view_data.export && isExportPending(latest.view_data.export) ? pollMs : 0,
    },
  )
  const latestPublication = response.data?.view_data.export
  useExportUpdates(useMemo(() => (latestPublication ? [latestPublication] : undefined), [latestPublication]))
  return (
    <DataBoundary response={response} subject={t('thisPanel')} fallback={<Skeleton className="h-8" />}>
      {({ view_data: { export: publication, result } }) => {
        // Other APIs may only return the result.
        const publicationState =
          publication ?? (result === null ? undefined : { state: result, wanted: 'listed' as const })
        // The response lacks the portal's kind; all but Imovirtual read a feed.
        const kind = place === 'imovirtual' ? 'consent' : 'feed'
        const status = statusOf({ kind }, publicationState)
        const details = [
          publication?.sent_at &&
            t(sentTextKeyOf(kind), { when: formatDateTime(publication.sent_at, locale) }),
          publication?.answered_at &&
            t('answeredAt', { when: formatDateTime(publication.answered_at, locale) }),
          publication && formatPortalMessage(t, publication),
          publication?.uuid,
        ].filter((part) => typeof part === 'string' && part !== '')
        return (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <Chip tone={status.tone}>{t(`states.${status.labelKey}`)}</Chip>
              <span className="wrap-anywhere">{details.join(' · ')}</span>
            </p>
            {publication !== null && publication.rows.length > 0 && (
              <ErrorFileButton place={place} uuid={publication.uuid} rows={publication.rows} />
            )}
          </div>
        )
      }}
    </DataBoundary>
  )
}

/** Downloads the errors that a portal reported: the full report of the advert with this `uuid`; if null, `rows`. */
function ErrorFileButton({
  place,
  uuid,
  rows,
}: {
  place: ExportPlace
  uuid: string | null
  rows: readonly ExportLogRow[]
}) {
  const t = useTranslations()
  const reportText = useReportText()
  const save = useAction(
    async () => {
      const reportRows =
        uuid === null
          ? rows
          : (await call('portals.errorFile', { params: { block: place, uuid } })).exporter_log
      const header = reportColumns.map((part) => t(`listing.export.${part}`))
      await saveCsv(
        `${place} ${t('portals.states.error')}`,
        header,
        reportRows.map((row) => reportColumns.map((part) => reportText(row, part))),
      )
    },
    { successMessage: 'common.FILE_GENERATED' },
  )
  return (
    <Button size="sm" icon={<ArrowDownTrayIcon />} loading={save.isPending} onClick={() => void save.run()}>
      {t('portals.errorFile')}
    </Button>
  )
}
