import { useLocale, useTranslations } from 'next-intl'
import type { BoardRow, Portal, PropertyExport } from '#contract/portal-records.ts'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Chip } from '@/components/ui/chip'
import { Dialog } from '@/components/ui/dialog'
import { formatDateTime } from '@/lib/format/date'
import { statusOf, sentTextKeyOf } from './export-state'
import { formatMessageUnlessInReport, useChangedParts } from './portal-message'
import { ReportLines } from './report-lines'

export function BoardDetails({
  row,
  publication,
  portals,
  onClose,
}: {
  row: BoardRow
  publication: PropertyExport
  portals: readonly Portal[]
  onClose: () => void
}) {
  const t = useTranslations('portals')
  const tCommon = useTranslations('common')
  const changedParts = useChangedParts()
  const locale = useLocale()
  const kind = portals.find(({ place }) => place === publication.place)?.kind ?? 'feed'
  const status = statusOf({ kind }, publication)
  const changedText = changedParts(publication)
  const portalMessage = formatMessageUnlessInReport(t, publication)
  return (
    <Dialog
      onClose={onClose}
      title={`${row.reference} · ${t(`names.${publication.place}`)}`}
      width={480}
      actions={
        <>
          {row.exists && (
            <LinkButton href={`/properties/edit/${row.property_id}/portals`}>{t('openProperty')}</LinkButton>
          )}
          <Button variant="primary" data-autofocus onClick={onClose}>
            {tCommon('close')}
          </Button>
        </>
      }
    >
      <Chip tone={status.tone}>{t(`states.${status.labelKey}`)}</Chip>
      <div className="mt-3 space-y-1 text-sm text-ink-soft">
        {publication.sent_at !== null && (
          <p>{t(sentTextKeyOf(kind), { when: formatDateTime(publication.sent_at, locale) })}</p>
        )}
        {publication.answered_at !== null && (
          <p>{t('answeredAt', { when: formatDateTime(publication.answered_at, locale) })}</p>
        )}
        {portalMessage !== '' && <p>{portalMessage}</p>}
        {changedText !== '' && <p className="text-warn">{t('changed', { fields: changedText })}</p>}
      </div>
      <ReportLines rows={publication.rows} />
    </Dialog>
  )
}
