'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { fetchAdverts, type OnlineAdvert } from '@/components/portfolio/adverts/use-advert-texts'
import { type Moves, useWebsiteOrder } from '@/components/portfolio/list/use-website-order'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { notifyError } from '@/components/resource/notifier'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import type { UseCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import { useRowChange } from '@/components/portfolio/list/use-row-change'
import { useTagName } from '@/components/records/use-tag-name'
import type { PropertyState } from './list/listing-filters'
import type { PropertyListState } from './list/listing-state'
import { createPropertyFetcher } from './record/property-pages'
import {
  type ActionProperty,
  belongsToList,
  type Change,
  withQuickChanges,
  invertChanges,
  takesOffMarket,
  sendChange,
} from './quick-change'

const ConfirmOffline = dynamic(
  () => import('@/components/portfolio/adverts/confirm-offline').then((module) => module.ConfirmOffline),
  { ssr: false },
)
const DeleteDialog = dynamic(() => import('./delete-dialog').then((module) => module.DeleteDialog), {
  ssr: false,
})
const SoldDialog = dynamic(() => import('./sold-dialog').then((module) => module.SoldDialog), { ssr: false })

type ChangeRequest<P> = { property: P; changes: readonly Change[]; message: string }

export type PropertyActions<P extends ActionProperty = Property> = {
  onChange: (property: P, change: Change) => void
  onSell: (property: P) => void
  onDelete: (property: P) => void
  movesOf: (property: P) => Moves | null
}

/** Returns the actions of a property in a list. */
export function useListedPropertyActions(
  list: UseCall<'properties.list'>,
  state: PropertyState,
  listState: PropertyListState,
) {
  const movesOf = useWebsiteOrder('properties', {
    request: listState,
    rows: list.data?.properties ?? [],
    total: list.data?.total ?? 0,
    fetchPage: createPropertyFetcher(state, listState),
    nameOf: ({ reference }) => reference,
  })
  return usePropertyActions(useQuickChange(list, state), { movesOf })
}

/** `run` sends changes and resolves with true on success; `afterDelete` is the path to open after a deletion. */
export function usePropertyActions<P extends ActionProperty>(
  run: (property: P, changes: readonly Change[]) => Promise<boolean>,
  {
    movesOf = () => null,
    afterDelete,
  }: { movesOf?: (property: P) => Moves | null; afterDelete?: string } = {},
): { handlers: PropertyActions<P>; dialogs: ReactNode } {
  const t = useTranslations('properties.list')
  const tListing = useTranslations('listing.list')
  const tagName = useTagName()
  const [toDelete, setToDelete] = useState<P | null>(null)
  const [toSell, setToSell] = useState<P | null>(null)
  const [toWithdraw, setToWithdraw] = useState<(ChangeRequest<P> & { adverts: OnlineAdvert[] }) | null>(null)
  const showUndo = useUndo()
  const remove = useAction(
    (id: number) => ignoreAlreadyDeleted(call('properties.remove', { params: { id } })),
    {
      // The page of a deleted property must not fetch it again.
      revalidate: afterDelete === undefined ? ['properties'] : ['properties.list'],
      to: afterDelete,
      refresh: afterDelete !== undefined,
      successMessage: 'common.DELETED_SUCCESSFULLY',
      onDone: () => setToDelete(null),
    },
  )

  async function confirmAndChange(request: ChangeRequest<P>) {
    const { property, changes } = request
    try {
      const adverts = changes.some(takesOffMarket) ? await fetchAdverts(property.id) : []
      if (adverts.length > 0) setToWithdraw({ ...request, adverts })
      else await change(request)
    } catch (error) {
      notifyError(asAgencyError(error))
    }
  }

  /** Sends changes and offers to undo them. Undo restores the values of `property`, without fetching it again. */
  async function change({ property, changes, message }: ChangeRequest<P>) {
    if (!(await run(property, changes))) return
    showUndo(
      message,
      property,
      () => run(withQuickChanges(property, changes), invertChanges(property, changes)),
      changes.every(({ block }) => block === 'price') ? 'price' : 'change',
    )
  }

  function describeChange(property: P, { block, ...change }: Change): string {
    const { reference } = property
    if (block === 'price') return t('changed.price', { reference, price: formatPrice(Number(change.value)) })
    if ('agent' in change) {
      const { agent } = change
      if (agent === null) return tListing('changed.noAgent', { reference })
      return tListing('changed.agent', { reference, agent: `${agent.first_name} ${agent.last_name}`.trim() })
    }
    if (block !== 'tag_id') {
      const tBlock = block === 'hide_price' || block === 'highlighted' ? tListing : t
      return tBlock(`changed.${block}${change.value === 1 ? 'On' : 'Off'}`, { reference })
    }
    return 'tag' in change && change.tag !== null
      ? tListing('changed.tag', { reference, tag: tagName(change.tag_kind, change.tag) })
      : tListing('changed.noTag', { reference })
  }

  return {
    handlers: {
      onChange: (property, update) =>
        void confirmAndChange({ property, changes: [update], message: describeChange(property, update) }),
      onSell: setToSell,
      onDelete: setToDelete,
      movesOf,
    },
    dialogs: (
      <>
        {toDelete !== null && (
          <DeleteDialog
            property={toDelete}
            pending={remove.pending}
            onCancel={() => setToDelete(null)}
            onDelete={() => void remove.run(toDelete.id)}
          />
        )}
        {toSell !== null && (
          <SoldDialog
            property={toSell}
            onCancel={() => setToSell(null)}
            onSell={(changes) => {
              setToSell(null)
              void change({
                property: toSell,
                changes,
                message: t('soldNow', { reference: toSell.reference }),
              })
            }}
          />
        )}
        {toWithdraw !== null && (
          <ConfirmOffline
            reference={toWithdraw.property.reference}
            title={toWithdraw.property.title}
            adverts={toWithdraw.adverts}
            onCancel={() => setToWithdraw(null)}
            onConfirm={() => {
              setToWithdraw(null)
              void change(toWithdraw)
            }}
          />
        )}
      </>
    ),
  }
}

/** Returns a function that changes a property in a list, one change after another. Resolves with true on success. */
function useQuickChange(list: UseCall<'properties.list'>, state: PropertyState) {
  const run = useRowChange(list, {
    resource: 'properties',
    pageOf: ({ properties, total }) => ({ rows: properties, total }),
    withPage: (response, { rows, total }) => ({ ...response, properties: rows, total }),
    isListed: (property) => belongsToList(state, property),
    nameOf: ({ reference, price }, before) =>
      price === before.price ? reference : `${reference} (${formatPrice(price)})`,
  })
  return (property: Property, changes: readonly Change[]) =>
    run(property, withQuickChanges(property, changes), async () => {
      for (const change of changes) await sendChange(property.id, change)
    })
}
