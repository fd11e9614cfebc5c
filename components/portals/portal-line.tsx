'use client'

import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { Portal, PropertyExport } from '#contract/portal-records.ts'
import type { ValidationError } from '#contract/portal-rules.ts'
import { Button, LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { formatDateTime } from '@/lib/format/date'
import { isStuck, isThere, lookOf, sentText } from './export-state'
import { ProblemList } from './problem-list'
import { ReportLines } from './report-lines'
import { portalMessage } from './portal-message'
import type { PortalActions } from './use-portal-actions'
import { useChangedParts } from './use-changed-parts'

type Props = {
  id: number
  place: ExportPlace
  portal: Portal
  known: PropertyExport | undefined
  problems: readonly ValidationError[]
  administrator: boolean
  actions: PortalActions
  onPublish: () => void
}

export function PortalLine({ id, place, portal, known, problems, administrator, actions, onPublish }: Props) {
  const t = useTranslations('portals')
  const name = t(`names.${place}`)
  const look = lookOf(portal.kind, known)
  const blocking = problems.filter((each) => each.blocking).length
  const there = isThere(known)
  const removal = known?.wanted === 'withdrawn' ? 'removeAgain' : 'remove'
  const usable = portal.configured && (portal.connected || administrator)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-28 font-semibold">{name}</h3>
        <Chip tone={look.tone}>{t(`states.${look.text}`)}</Chip>
        {portal.experimental && <Chip>{t('experimental')}</Chip>}
        {portal.configured && !there && (blocking > 0 || portal.connected) && (
          <span className="text-sm text-ink-soft">
            {blocking === 0 ? t('ready') : t('notReady', { count: blocking })}
          </span>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {known?.url && (
            <a
              href={known.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-9 items-center gap-1 text-sm underline underline-offset-4"
            >
              {t('openAd')} <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
            </a>
          )}
          {known !== undefined && (
            <LinkButton
              size="sm"
              variant="quiet"
              href={`/properties/edit/${id}/general/checkInsertion/${place}`}
            >
              {t('check')}
            </LinkButton>
          )}
          {known !== undefined && ((there && known.wanted === 'listed') || isStuck(known)) && (
            <Button
              size="sm"
              onClick={() => actions.requestRemoval(id, known)}
              aria-label={`${t(removal)}: ${name}`}
            >
              {t(removal)}
            </Button>
          )}
          {usable && (
            <Button
              size="sm"
              variant={there ? undefined : 'primary'}
              disabled={blocking > 0}
              loading={actions.pending}
              aria-label={`${t(labelOf(known))}: ${name}`}
              onClick={onPublish}
            >
              {t(labelOf(known))}
            </Button>
          )}
        </span>
      </div>
      <Facts portal={portal} known={known} administrator={administrator} />
      {known !== undefined && (
        <ReportLines
          rows={known.rows.filter(({ field }) => !problems.some((each) => each.field === field))}
        />
      )}
      {portal.configured && problems.length > 0 && (
        <ProblemList id={id} label={`${t('title')}: ${name}`} problems={problems} />
      )}
    </li>
  )
}

function labelOf(known: PropertyExport | undefined): 'publish' | 'update' | 'again' {
  if (!isThere(known)) return 'publish'
  return known.state === 'error' ? 'again' : 'update'
}

function Facts({ portal, known, administrator }: Pick<Props, 'portal' | 'known' | 'administrator'>) {
  const t = useTranslations('portals')
  const locale = useLocale()
  const changedParts = useChangedParts()
  const message = [
    !portal.configured && t('notConfigured'),
    portal.configured && !portal.connected && t(administrator ? 'notConnected' : 'askAdministrator'),
    known?.sent_at &&
      isThere(known) &&
      t(sentText(portal.kind), { when: formatDateTime(known.sent_at, locale) }),
    known && portalMessage(t, known),
    known !== undefined && known.changed.length > 0 && t('changed', { fields: changedParts(known) }),
  ].filter((each) => typeof each === 'string' && each !== '')
  return message.length === 0 ? null : <p className="mt-1 text-sm text-ink-soft">{message.join(' · ')}</p>
}
