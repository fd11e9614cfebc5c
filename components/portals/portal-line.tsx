import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { Portal, PropertyExport } from '#contract/portal-records.ts'
import type { ValidationError } from '#contract/portal-rules.ts'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Chip } from '@/components/ui/chip'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import { formatDateTime } from '@/lib/format/date'
import { canRetryRemoval, isPublishedOrRequested, statusOf, sentTextKeyOf } from './export-state'
import { ProblemList } from './advert-problems-card'
import { ReportLines } from './report-lines'
import { formatMessageUnlessInReport, useChangedParts } from './portal-message'
import type { PortalActions } from './use-portal-actions'

type Props = {
  id: number
  place: ExportPlace
  portal: Portal
  publication: PropertyExport | undefined
  problems: readonly ValidationError[]
  isAdministrator: boolean
  actions: PortalActions
  onPublish: () => void
}

export function PortalLine({
  id,
  place,
  portal,
  publication,
  problems,
  isAdministrator,
  actions,
  onPublish,
}: Props) {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  const name = t(`names.${place}`)
  const status = statusOf(portal, publication)
  const blockingCount = problems.filter((problem) => problem.isBlocking).length
  const hasAdvertOrRequest = isPublishedOrRequested(publication)
  const removalLabelKey = publication?.wanted === 'withdrawn' ? 'removeAgain' : 'remove'
  const canPublish = portal.configured && (portal.connected || isAdministrator)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-28 font-semibold">{name}</h3>
        <Chip tone={status.tone}>{t(`states.${status.labelKey}`)}</Chip>
        {portal.experimental && <Chip>{t('experimental')}</Chip>}
        {portal.configured && !hasAdvertOrRequest && (blockingCount > 0 || portal.connected) && (
          <span className="text-sm text-ink-soft">
            {blockingCount === 0 ? t('ready') : t('notReady', { count: blockingCount })}
          </span>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {publication?.url && (
            <a
              href={publication.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-9 items-center gap-1 text-sm underline underline-offset-4"
            >
              {t('openAd')} <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
            </a>
          )}
          {publication !== undefined && (
            <LinkButton
              size="sm"
              variant="quiet"
              href={`/properties/edit/${id}/general/checkInsertion/${place}`}
            >
              {t('check')}
            </LinkButton>
          )}
          {publication !== undefined &&
            ((hasAdvertOrRequest && publication.wanted === 'listed') || canRetryRemoval(publication)) && (
              <Button
                size="sm"
                onClick={() => actions.openRemovalDialog(id, publication)}
                aria-label={formatWithLabel(t(removalLabelKey), name)}
              >
                {t(removalLabelKey)}
              </Button>
            )}
          {canPublish && (
            <Button
              size="sm"
              variant={hasAdvertOrRequest ? undefined : 'primary'}
              disabled={blockingCount > 0}
              loading={actions.isPending}
              aria-label={formatWithLabel(t(publishLabelKeyOf(publication)), name)}
              onClick={onPublish}
            >
              {t(publishLabelKeyOf(publication))}
            </Button>
          )}
        </span>
      </div>
      <PublicationDetails portal={portal} publication={publication} isAdministrator={isAdministrator} />
      {publication !== undefined && (
        <ReportLines
          rows={publication.rows.filter(({ field }) => !problems.some((problem) => problem.field === field))}
        />
      )}
      {portal.configured && problems.length > 0 && <ProblemList {...{ id, place, problems }} />}
    </li>
  )
}

function publishLabelKeyOf(publication: PropertyExport | undefined): 'publish' | 'update' | 'again' {
  if (!isPublishedOrRequested(publication)) return 'publish'
  return publication.state === 'error' ? 'again' : 'update'
}

function PublicationDetails({
  portal,
  publication,
  isAdministrator,
}: Pick<Props, 'portal' | 'publication' | 'isAdministrator'>) {
  const t = useTranslations('portals')
  const locale = useLocale()
  const changedParts = useChangedParts()
  const details = [
    !portal.configured && t(isAdministrator ? 'missingSettings' : 'notConfigured'),
    portal.configured && !portal.connected && t(isAdministrator ? 'notConnected' : 'askAdministrator'),
    publication?.sent_at &&
      isPublishedOrRequested(publication) &&
      t(sentTextKeyOf(portal.kind), { when: formatDateTime(publication.sent_at, locale) }),
    publication && formatMessageUnlessInReport(t, publication),
    publication !== undefined &&
      publication.changed.length > 0 &&
      t('changed', { fields: changedParts(publication) }),
  ].filter((part) => typeof part === 'string' && part !== '')
  return details.length === 0 ? null : <p className="mt-1 text-sm text-ink-soft">{details.join(' · ')}</p>
}
