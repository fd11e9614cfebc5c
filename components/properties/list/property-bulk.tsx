'use client'

import { StarIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import { AdvertsNote } from '@/components/portfolio/adverts/adverts-note'
import { BatchButton } from '@/components/batches/batch-button'
import { BulkBar } from '@/components/portfolio/bulk/bulk-bar'
import { ConfirmBulk, BulkDialog } from '@/components/portfolio/bulk/bulk-dialog'
import { type BulkTag, replacedBy } from '@/components/portfolio/bulk/bulk-tag-menu'
import { useBulk } from '@/components/portfolio/bulk/use-bulk'
import { useChosen } from '@/components/portfolio/bulk/use-selection'
import type { BulkPart } from '@/components/portfolio/list/portfolio-parts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Menu, MenuItem } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import { type BulkAction, changeOne } from './bulk-actions'
import { highlightedQuery } from './highlighted-query'
import { filterOf, type PropertyState } from './listing-filters'
import type { ListingState } from './listing-state'
import { propertyPages } from '../record/property-pages'

const PortalPicker = dynamic(
  () => import('@/components/portals/portal-picker').then((module) => module.PortalPicker),
  { ssr: false },
)

export function PropertyBulk({
  state,
  listing,
  total,
  selection,
}: BulkPart<Property> & { state: PropertyState; listing: ListingState }) {
  const t = useTranslations('properties.bulk')
  const shared = useTranslations('listing.bulk')
  const chosen = useChosen(selection)
  const bulk = useBulk<Property, BulkAction>(selection, {
    touched: ['properties'],
    changeOne,
    // Unarchiving and removing a highlight overwrite nothing.
    needsConfirmation: ({ kind }) => kind !== 'unarchive' && kind !== 'unhighlight',
    nameOf: (property) => property,
    message: (action, count) =>
      t(`done.${action.kind}`, {
        count,
        tag: action.kind === 'tag' ? (action.tag?.name ?? shared('none')) : '',
      }),
  })
  return (
    <>
      <BulkBar
        title={t('title')}
        archived={state === 'archived'}
        {...{ total, selection }}
        fetchPage={propertyPages(state, listing)}
        tags={useCall('properties.tags', {})}
        onConfirm={bulk.request}
      >
        <Menu
          button={
            <Button size="sm" icon={<StarIcon />}>
              {t('highlighting')}
            </Button>
          }
        >
          <MenuItem onSelect={() => bulk.request({ kind: 'highlight' })}>{t('highlight')}</MenuItem>
          <MenuItem onSelect={() => bulk.request({ kind: 'unhighlight' })}>{t('unhighlight')}</MenuItem>
        </Menu>
        <BatchButton
          records={{
            resource: 'properties',
            ids: [...chosen.keys()],
            filter: filterOf(state, listing.filters),
            total,
          }}
        />
        {state === 'active' && <PortalPicker records={[...chosen.values()]} />}
      </BulkBar>
      <BulkDialog
        bulk={bulk}
        nameOf={(property) => property}
        question={(action, items) => <Question {...{ action, items, ...bulk }} />}
      />
    </>
  )
}

type Query = { items: readonly Property[]; go: () => void; close: () => void }

function Question({ action, ...rest }: Query & { action: BulkAction }) {
  const t = useTranslations('properties.bulk')
  if (action.kind === 'highlight') return <ConfirmBulkHighlight {...rest} />
  if (action.kind === 'tag') return <ConfirmBulkTag tag={action.tag} {...rest} />
  return action.kind === 'delete' ? (
    <ConfirmBulkDelete {...rest} />
  ) : (
    <BulkConfirmation
      {...rest}
      title={t('archiveTitle', { count: rest.items.length })}
      question={t('archiveQuestion', { count: rest.items.length })}
      action="archive"
    />
  )
}

function BulkConfirmation({
  items,
  action,
  isOffMarket = true,
  ...rest
}: Query & { title: string; question: string; action: 'archive' | 'delete' | 'tag'; isOffMarket?: boolean }) {
  const t = useTranslations()
  return (
    <ConfirmBulk
      label={t('properties.bulk.title')}
      names={items}
      word={action === 'delete' ? t('common.delete') : t(`listing.bulk.${action}`)}
      danger={action === 'delete'}
      {...rest}
    >
      {isOffMarket && <AdvertsNote properties={items.map(({ id }) => id)} forGood={action === 'delete'} />}
    </ConfirmBulk>
  )
}

function ConfirmBulkDelete(props: Query) {
  const t = useTranslations()
  const question = t('properties.bulk.deleteQuestion', { count: props.items.length })
  return <BulkConfirmation {...props} title={t('common.warning')} question={question} action="delete" />
}

/** A record has one tag, so an existing one is replaced. */
function ConfirmBulkTag({ tag, ...rest }: Query & { tag: BulkTag | null }) {
  const t = useTranslations('properties.bulk')
  const shared = useTranslations('listing.bulk')
  const isSold = tag?.kind === 'sold'
  return (
    <BulkConfirmation
      {...rest}
      title={shared('tagTitle', { count: rest.items.length, tag: tag?.name ?? shared('none') })}
      question={[
        shared('tagReplaces', replacedBy(tag, rest.items)),
        isSold && t('soldMoves'),
        isSold && rest.items.some(({ highlighted }) => highlighted === 1) && t('soldHighlights'),
      ]
        .filter(Boolean)
        .join(' ')}
      action="tag"
      isOffMarket={isSold}
    />
  )
}

/** Shows how many of the 18 highlights are used before sending. */
function ConfirmBulkHighlight({ items, go, close }: Query) {
  const t = useTranslations('properties.bulk')
  const common = useTranslations('common')
  const { data } = useCall('properties.list', highlightedQuery)
  const fresh = items.filter(({ highlighted }) => highlighted === 0).length
  const free = data === undefined ? null : Math.max(0, limits.highlighted - data.total)
  return (
    <Dialog
      open
      onClose={close}
      title={t('highlightTitle', { count: items.length })}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button variant="primary" data-autofocus disabled={free === 0 && fresh > 0} onClick={go}>
            {t('highlight')}
          </Button>
        </>
      }
    >
      <p role="status">
        {data !== undefined && t('highlightTaken', { count: data.total, max: limits.highlighted })}
        {free !== null && fresh > free && (
          <span className="mt-2 block text-warn">{t('highlightTooMany', { free, count: fresh })}</span>
        )}
      </p>
    </Dialog>
  )
}
