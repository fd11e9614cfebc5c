import { useTranslations } from 'next-intl'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { useTagFormatter } from '@/components/records/use-tag-formatter'
import { fullNameOf } from '@/lib/format/full-name'
import { formatPrice } from '@/lib/format/money'
import { type Changeable, invertChanges, type QuickChange, withQuickChanges } from './quick-change'
import { useUndo } from './use-undo'

/**
 * Returns a function that applies changes to a record and offers Undo. The notification describes the first change;
 * pass `message` if there are several.
 */
export function useUndoableChange<R extends Changeable>(
  resource: ListingResource,
  run: (record: R, changes: readonly QuickChange[]) => Promise<boolean>,
) {
  const t = useTranslations()
  const formatTag = useTagFormatter(resource)
  const showUndo = useUndo()

  function describe(reference: string, change: QuickChange): string {
    if (change.block === 'price')
      return t('properties.list.changed.price', { reference, price: formatPrice(change.value) })
    if (change.block === 'agent_id') {
      if (change.agent === null) return t('listing.list.changed.noAgent', { reference })
      return t('listing.list.changed.agent', { reference, agent: fullNameOf(change.agent) })
    }
    if (change.block === 'tag_id')
      return change.tag === null
        ? t('listing.list.changed.noTag', { reference })
        : t('listing.list.changed.tag', { reference, tag: formatTag(change.tag_kind, change.tag) })
    const isShared = change.block === 'hide_price' || change.block === 'highlighted'
    return t(
      `${isShared ? 'listing' : 'properties'}.list.changed.${change.block}${change.value === 1 ? 'On' : 'Off'}`,
      { reference },
    )
  }

  return async function change(
    record: R,
    reference: string,
    changes: readonly [QuickChange, ...QuickChange[]],
    message = describe(reference, changes[0]),
  ) {
    if (!(await run(record, changes))) return
    // Notifications of the same group are merged into one, such as "3 prices changed".
    const notificationGroup = changes.every(({ block }) => block === 'price') ? 'price' : 'change'
    showUndo(
      message,
      t('listing.list.undone', { reference }),
      () => run(withQuickChanges(record, changes), invertChanges(record, changes)),
      notificationGroup,
    )
  }
}
