import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { fetchAdverts, type OnlineAdvert } from '@/components/portfolio/adverts/online-adverts'
import type { QuickChange, QuickField } from '@/components/portfolio/list/quick-change'
import { useListedChanges } from '@/components/portfolio/list/use-listed-changes'
import { useUndoableChange } from '@/components/portfolio/list/use-undoable-change'
import type { ReorderActions } from '@/components/portfolio/list/use-website-order'
import { notifyError } from '@/components/resource/notifier'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import type { UseCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import type { PropertyState, PropertyListState } from './list/property-list-state'

const UnpublishDialog = dynamic(
  () => import('@/components/portfolio/adverts/unpublish-dialog').then((module) => module.UnpublishDialog),
  { ssr: false },
)
const DeleteDialog = dynamic(() => import('./delete-dialog').then((module) => module.DeleteDialog), {
  ssr: false,
})
const SoldDialog = dynamic(() => import('./sold-dialog').then((module) => module.SoldDialog), { ssr: false })

export type ActionProperty = Partial<Pick<Property, 'agent'>> &
  Pick<
    Property,
    'id' | 'reference' | 'title' | 'disabled' | 'condominium_id' | 'tag' | 'tag_id' | 'tag_kind' | QuickField
  >

export type PropertyActions<P extends ActionProperty = Property> = {
  onChange: (property: P, change: QuickChange) => void
  onSell: (property: P) => void
  onDelete: (property: P) => void
  reorderActionsOf: (property: P) => ReorderActions | null
}

export function useListedPropertyActions(
  list: UseCall<'properties.list'>,
  state: PropertyState,
  page: { request: PropertyListState; fetchPage: FetchPage<Property> },
) {
  const { run, reorderActionsOf } = useListedChanges('properties', list, {
    ...page,
    isListed: (property: Property) => belongsToList(state, property),
    nameOf: ({ reference, price }, before) =>
      price === before.price ? reference : `${reference} (${formatPrice(price)})`,
  })
  return usePropertyActions(run, { reorderActionsOf })
}

/** `run` sends changes and resolves with true on success; `afterDelete` is the path to open after a deletion. */
export function usePropertyActions<P extends ActionProperty>(
  run: (property: P, changes: readonly QuickChange[]) => Promise<boolean>,
  {
    reorderActionsOf = () => null,
    afterDelete,
  }: { reorderActionsOf?: (property: P) => ReorderActions | null; afterDelete?: string } = {},
): { handlers: PropertyActions<P>; dialogs: ReactNode } {
  const t = useTranslations('properties.list')
  const [propertyToDelete, setPropertyToDelete] = useState<P | null>(null)
  const [propertyToSell, setPropertyToSell] = useState<P | null>(null)
  const [changeToConfirm, setChangeToConfirm] = useState<{
    property: P
    change: QuickChange
    adverts: OnlineAdvert[]
  } | null>(null)
  const runUndoable = useUndoableChange('properties', run)
  const remove = useAction(
    (id: number) => ignoreAlreadyDeleted(call('properties.remove', { params: { id } })),
    {
      // The page of a deleted property must not fetch it again.
      revalidate: afterDelete === undefined ? ['properties'] : ['properties.list'],
      to: afterDelete,
      successMessage: 'common.DELETED_SUCCESSFULLY',
      onDone: () => setPropertyToDelete(null),
    },
  )

  async function confirmAndChange(property: P, change: QuickChange) {
    try {
      const adverts = takesOffMarket(change) ? await fetchAdverts(property.id) : []
      if (adverts.length > 0) setChangeToConfirm({ property, change, adverts })
      else await runUndoable(property, property.reference, [change])
    } catch (error) {
      notifyError(asAgencyError(error))
    }
  }

  return {
    handlers: {
      onChange: (property, change) => void confirmAndChange(property, change),
      onSell: setPropertyToSell,
      onDelete: setPropertyToDelete,
      reorderActionsOf,
    },
    dialogs: (
      <>
        {propertyToDelete !== null && (
          <DeleteDialog
            property={propertyToDelete}
            isPending={remove.isPending}
            onCancel={() => setPropertyToDelete(null)}
            onDelete={() => void remove.run(propertyToDelete.id)}
          />
        )}
        {propertyToSell !== null && (
          <SoldDialog
            property={propertyToSell}
            onCancel={() => setPropertyToSell(null)}
            onSell={(changes) => {
              setPropertyToSell(null)
              const { reference } = propertyToSell
              void runUndoable(propertyToSell, reference, changes, t('soldNow', { reference }))
            }}
          />
        )}
        {changeToConfirm !== null && (
          <UnpublishDialog
            reference={changeToConfirm.property.reference}
            title={changeToConfirm.property.title}
            adverts={changeToConfirm.adverts}
            onCancel={() => setChangeToConfirm(null)}
            onConfirm={() => {
              const { property, change } = changeToConfirm
              setChangeToConfirm(null)
              void runUndoable(property, property.reference, [change])
            }}
          />
        )}
      </>
    ),
  }
}

function takesOffMarket(change: QuickChange): boolean {
  if (change.block === 'tag_id') return change.tag_kind === 'sold'
  return (change.block === 'archived' || change.block === 'collection') && change.value === 1
}

function belongsToList(state: PropertyState, property: Property): boolean {
  if (state === 'archived') return property.archived === 1
  if (property.archived === 1) return false
  if (state === 'low_cost') return property.low_cost === 1
  return (property.tag_kind === 'sold') === (state === 'sold')
}
