'use client'

import { StarIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import { AdvertsNote } from '@/components/listing/adverts/adverts-note'
import { BulkBar } from '@/components/listing/bulk/bulk-bar'
import { AskMany, BulkDialog } from '@/components/listing/bulk/bulk-dialog'
import { type BulkTag, replacedBy } from '@/components/listing/bulk/bulk-tag-menu'
import { useBulk } from '@/components/listing/bulk/use-bulk'
import { type Selection, useChosen } from '@/components/listing/bulk/use-selection'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Menu, MenuItem } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import { type BulkAction, changeOne } from './bulk-actions'
import { highlightedQuery } from './highlighted-query'
import type { PropertyState } from './listing-filters'
import type { ListingState } from './listing-state'
import { propertyPages } from './property-pages'

/** Comes with the first choice of a property: nobody needs it to see a list. */
const PortalPicker = dynamic(
  () => import('@/components/portals/portal-picker').then((module) => module.PortalPicker),
  { ssr: false },
)

/** What can be done to many properties at once, and what came of it for each. */
export function PropertyBulk({
  state,
  listing,
  total,
  selection,
}: {
  state: PropertyState
  listing: ListingState
  total: number
  selection: Selection<Property>
}) {
  const t = useTranslations('properties.bulk')
  const shared = useTranslations('listing.bulk')
  const chosen = useChosen(selection)
  const bulk = useBulk<Property, BulkAction>(selection, {
    touched: ['properties'],
    changeOne,
    // Bringing back and leaving the highlights overwrite nothing.
    asks: ({ kind }) => kind !== 'unarchive' && kind !== 'unhighlight',
    nameOf: (property) => property,
    said: (action, count) =>
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
        onAsk={bulk.ask}
      >
        <Menu
          button={
            <Button size="sm" icon={<StarIcon />}>
              {t('highlighting')}
            </Button>
          }
        >
          <MenuItem onSelect={() => bulk.ask({ kind: 'highlight' })}>{t('highlight')}</MenuItem>
          <MenuItem onSelect={() => bulk.ask({ kind: 'unhighlight' })}>{t('unhighlight')}</MenuItem>
        </Menu>
        {state === 'active' && <PortalPicker ids={[...chosen.keys()]} />}
      </BulkBar>
      <BulkDialog
        bulk={bulk}
        nameOf={(property) => property}
        question={(action, items) => <Question {...{ action, items, ...bulk }} />}
      />
    </>
  )
}

type Asked = { items: readonly Property[]; go: () => void; close: () => void }

function Question({ action, ...asked }: Asked & { action: BulkAction }) {
  const t = useTranslations('properties.bulk')
  if (action.kind === 'highlight') return <AskHighlight {...asked} />
  if (action.kind === 'tag') return <AskTag tag={action.tag} {...asked} />
  return action.kind === 'delete' ? (
    <AskDelete {...asked} />
  ) : (
    <Ask
      {...asked}
      title={t('archiveTitle', { count: asked.items.length })}
      question={t('archiveQuestion', { count: asked.items.length })}
      action="archive"
    />
  )
}

function Ask({
  items,
  action,
  isOffMarket = true,
  ...rest
}: Asked & { title: string; question: string; action: 'archive' | 'delete' | 'tag'; isOffMarket?: boolean }) {
  const t = useTranslations()
  return (
    <AskMany
      label={t('properties.bulk.title')}
      names={items}
      word={action === 'delete' ? t('common.delete') : t(`listing.bulk.${action}`)}
      danger={action === 'delete'}
      {...rest}
    >
      {isOffMarket && <AdvertsNote properties={items.map(({ id }) => id)} forGood={action === 'delete'} />}
    </AskMany>
  )
}

function AskDelete(asked: Asked) {
  const t = useTranslations()
  const question = t('properties.bulk.deleteQuestion', { count: asked.items.length })
  return <Ask {...asked} title={t('common.warning')} question={question} action="delete" />
}

/** A record has one tag, so another one it has is replaced. */
function AskTag({ tag, ...asked }: Asked & { tag: BulkTag | null }) {
  const t = useTranslations('properties.bulk')
  const shared = useTranslations('listing.bulk')
  const isSold = tag?.kind === 'sold'
  return (
    <Ask
      {...asked}
      title={shared('tagTitle', { count: asked.items.length, tag: tag?.name ?? shared('none') })}
      question={[shared('tagReplaces', replacedBy(tag, asked.items)), isSold && t('soldMoves')]
        .filter(Boolean)
        .join(' ')}
      action="tag"
      isOffMarket={isSold}
    />
  )
}

/** Says how many of the 18 places are taken before anything is sent. */
function AskHighlight({ items, go, close }: Asked) {
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
