'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { BoardRow, Portal, PropertyExport } from '#contract/portal-records.ts'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { formatDateTime } from '@/lib/format/date'
import { foreignLangByApi } from '@/lib/format/in-language'
import { isStuck, isThere, lookOf } from './export-state'
import { ReportLines } from './report-lines'
import type { PortalActions } from './use-portal-actions'

export function BoardLine({
  row,
  portals,
  actions,
}: {
  row: BoardRow
  portals: readonly Portal[]
  actions: PortalActions
}) {
  const t = useTranslations('portals')
  const locale = useLocale()
  return (
    <tr className="align-top">
      <th scope="row" className="max-w-72 min-w-48 border-b border-line px-2 py-2 text-left font-normal">
        <span className="figures block text-xs text-ink-soft">{row.reference}</span>
        {row.exists ? (
          <Link
            href={`/properties/edit/${row.property_id}/general#portals`}
            lang={foreignLangByApi(locale)}
            className="font-medium hover:underline"
          >
            {row.title}
          </Link>
        ) : (
          <Chip tone="warn">{t('deleted')}</Chip>
        )}
        {row.archived && <Chip className="ml-2">{t('archived')}</Chip>}
      </th>
      {portals.map((portal) => {
        const known = row.exports.find(({ place }) => place === portal.place)
        return (
          <td key={portal.place} className="min-w-40">
            <Cell {...{ row, portal, known, actions }} />
          </td>
        )
      })}
    </tr>
  )
}

function Cell({
  row,
  portal,
  known,
  actions,
}: {
  row: BoardRow
  portal: Portal
  known: PropertyExport | undefined
  actions: PortalActions
}) {
  const t = useTranslations('portals')
  const locale = useLocale()
  if (known === undefined) return <span className="text-ink-soft">-</span>
  const look = lookOf(portal.kind, known)
  const of = `${row.reference}, ${t(`names.${known.place}`)}`
  const changed = known.changed.map((part) => (t.has(`parts.${part}`) ? t(`parts.${part}`) : part)).join(', ')
  return (
    <div className="space-y-1">
      <Chip tone={look.tone}>{t(`states.${look.text}`)}</Chip>
      {known.sent_at !== null && (
        <p className="text-xs text-ink-soft">
          {t('sentAt', { when: formatDateTime(known.sent_at, locale) })}
        </p>
      )}
      {changed !== '' && <p className="text-xs text-warn">{t('changed', { fields: changed })}</p>}
      <ReportLines rows={known.rows.slice(0, 3)} />
      <p className="flex flex-wrap gap-x-3">
        {known.url !== null && (
          <a
            href={known.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t('openAd')}
          </a>
        )}
        {changed !== '' && isThere(known) && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${t('update')}: ${of}`}
            onClick={() => void actions.publish(known.place, [row.property_id])}
          >
            {t('update')}
          </Button>
        )}
        <Removal {...{ row, known, of, actions }} />
      </p>
    </div>
  )
}

/** Unpublishes it, retries a failed removal, or discards an export that never arrived. */
function Removal({
  row,
  known,
  of,
  actions,
}: {
  row: BoardRow
  known: PropertyExport
  of: string
  actions: PortalActions
}) {
  const t = useTranslations('portals')
  const word = isStuck(known) ? 'removeAgain' : known.wanted === 'listed' ? 'remove' : 'dismiss'
  if (known.wanted === 'withdrawn' && known.state !== 'error') return null
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${t(word)}: ${of}`}
      onClick={() =>
        word === 'dismiss'
          ? void actions.dismiss(row.property_id, known)
          : actions.requestRemoval(row.property_id, known)
      }
    >
      {t(word)}
    </Button>
  )
}
