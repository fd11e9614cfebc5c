import {
  ArrowPathIcon,
  ArrowTopRightOnSquareIcon,
  CheckCircleIcon,
  ClockIcon,
  ExclamationCircleIcon,
  PlusIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { BoardRow, Portal, PropertyExport } from '#contract/portal-records.ts'
import type { ChipTone } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import { IconButton } from '@/components/ui/icon-button'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import { canRetryRemoval, isPublishedOrRequested, statusOf } from './export-state'
import type { PortalActions } from './use-portal-actions'
import { useChangedParts } from './portal-message'

/** `id`, which `useSelection` needs, is the property's id. */
export type SelectableRow = BoardRow & { id: number }

type Props = {
  row: BoardRow
  portal: Portal
  actions: PortalActions
  onDetails: (publication: PropertyExport) => void
}

const toneClasses: Partial<Record<ChipTone, string>> = {
  good: 'text-good',
  warn: 'text-warn',
  danger: 'text-danger',
}
const toneIcons: Partial<Record<ChipTone, typeof ClockIcon>> = {
  good: CheckCircleIcon,
  warn: ClockIcon,
  danger: ExclamationCircleIcon,
}

export function BoardCell({ row, portal, actions, onDetails }: Props) {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  const changedParts = useChangedParts()
  const publication = row.exports.find(({ place }) => place === portal.place)
  const advertName = `${row.reference}, ${t(`names.${portal.place}`)}`
  if (publication === undefined) return <PublishButton {...{ row, portal, actions, advertName }} />
  const status = statusOf({ kind: portal.kind }, publication)
  const Icon = toneIcons[status.tone] ?? ClockIcon
  const stateText = t(`states.${status.labelKey}`)
  const changedText = changedParts(publication)
  return (
    <div className="-mr-1.5 flex items-center">
      <button
        type="button"
        title={stateText}
        aria-label={`${stateText}. ${formatWithLabel(t('check'), advertName)}`}
        onClick={() => onDetails(publication)}
        className={classes(
          '-ml-1.5 flex min-h-7 min-w-0 flex-1 items-center gap-1 rounded px-1.5 text-left hover:bg-wash pointer-coarse:min-h-11',
          toneClasses[status.tone],
        )}
      >
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className="line-clamp-2 text-[0.8125rem]/4 text-ink">{stateText}</span>
      </button>
      {publication.url !== null && (
        <a
          href={publication.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('openAd')}
          title={t('openAd')}
          className="inline-flex size-7 shrink-0 items-center justify-center rounded text-ink-soft hover:bg-wash hover:text-ink pointer-coarse:size-11 [&_svg]:size-4.5"
        >
          <ArrowTopRightOnSquareIcon aria-hidden />
        </a>
      )}
      {changedText !== '' && <span className="sr-only">{t('changed', { fields: changedText })}</span>}
      {changedText !== '' && isPublishedOrRequested(publication) && (
        <IconButton
          size="sm"
          tooltip={false}
          className="size-7! text-warn! pointer-coarse:size-11!"
          label={formatWithLabel(t('update'), advertName)}
          title={t('changed', { fields: changedText })}
          icon={<ArrowPathIcon aria-hidden />}
          onClick={() => void actions.publish(publication.place, [recordOf(row)])}
        />
      )}
      <RemovalButton {...{ row, publication, advertName, actions }} />
    </div>
  )
}

/** Returns true if the API doesn't publish the property: deleted, archived, sold or in the private collection. */
export const isOffMarket = ({ exists, archived, sold, collection }: BoardRow) =>
  !exists || archived || sold || collection

export const recordOf = ({ property_id: id, reference, title }: BoardRow) => ({ id, reference, title })

function PublishButton({
  row,
  portal,
  actions,
  advertName,
}: Omit<Props, 'onDetails'> & { advertName: string }) {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  const { place, configured } = portal
  if (place === 'social' || !configured || isOffMarket(row)) return <span data-empty />
  return (
    <button
      type="button"
      data-publish
      aria-label={formatWithLabel(t('publish'), advertName)}
      onClick={() => void actions.publish(place, [recordOf(row)])}
      className="-ml-1.5 flex h-7 max-w-full items-center gap-1.5 rounded px-1.5 text-ink-soft hover:bg-wash hover:text-ink pointer-coarse:h-11 print:hidden"
    >
      <PlusIcon aria-hidden className="size-4.5 shrink-0" />
      <span className="truncate">{t('publish')}</span>
    </button>
  )
}

function removalLabelKeyOf(publication: PropertyExport): 'removeAgain' | 'remove' | 'dismiss' {
  if (canRetryRemoval(publication)) return 'removeAgain'
  return publication.wanted === 'listed' ? 'remove' : 'dismiss'
}

/** Unpublishes an advert, retries a failed removal, or discards a publication that never reached the portal. */
function RemovalButton({
  row,
  publication,
  advertName,
  actions,
}: Pick<Props, 'row' | 'actions'> & { publication: PropertyExport; advertName: string }) {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  if (publication.wanted === 'withdrawn' && publication.state !== 'error') return null
  const labelKey = removalLabelKeyOf(publication)
  return (
    <IconButton
      size="sm"
      tooltip={false}
      className="size-7! pointer-coarse:size-11!"
      label={formatWithLabel(t(labelKey), advertName)}
      title={t(labelKey)}
      icon={<XMarkIcon aria-hidden />}
      onClick={() =>
        labelKey === 'dismiss'
          ? void actions.dismiss(row.property_id, publication)
          : actions.openRemovalDialog(row.property_id, publication)
      }
    />
  )
}
