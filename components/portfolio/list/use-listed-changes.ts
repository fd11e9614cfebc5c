import { useTranslations } from 'next-intl'
import type { KeyedMutator } from 'swr'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { reportDeleted } from '@/components/resource/already-deleted'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError } from '@/components/resource/notifier'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { type Changeable, type QuickChange, sendChanges, withQuickChanges } from './quick-change'
import { type RequestedList, useWebsiteOrder } from './use-website-order'

/**
 * Returns `reorderActionsOf` (see `useWebsiteOrder`) and `run`, which changes a record in a list optimistically. If the
 * request fails, `run` rolls back and shows the reason; if the API wasn't reached, it also offers a retry. It resolves
 * with true on success.
 */
export function useListedChanges<
  K extends ListingResource,
  Row extends Changeable,
  ResponseBody extends { total: number } & Record<K, Row[]>,
>(
  resource: K,
  list: { data: ResponseBody | undefined; mutate: KeyedMutator<ResponseBody> },
  {
    request,
    fetchPage,
    isListed,
    nameOf,
  }: RequestedList<Row> & {
    isListed: (row: Row) => boolean
    /** Returns the record's name for notifications; may add a value that differs from `before`, such as the price. */
    nameOf: (row: Row, before: Row) => string
  },
) {
  const { revalidate } = useMutateCalls()
  const t = useTranslations()
  const rows: readonly Row[] = list.data?.[resource] ?? []
  const reorderActionsOf = useWebsiteOrder(resource, {
    request,
    rows,
    fetchPage,
    total: list.data?.total ?? 0,
    nameOf: (row) => nameOf(row, row),
  })

  /** Shows a row in place, or at `index` if it had left the list; removes it if it no longer belongs there. */
  const showRow = (row: Row, index: number) =>
    list.mutate(
      (response = list.data) => {
        if (response === undefined) return undefined
        const { [resource]: listedRows, total } = response
        const currentIndex = listedRows.findIndex(({ id }) => id === row.id)
        const position = currentIndex < 0 ? index : currentIndex
        const otherRows = listedRows.filter(({ id }) => id !== row.id)
        const newRows = isListed(row) && position >= 0 ? otherRows.toSpliced(position, 0, row) : otherRows
        return { ...response, [resource]: newRows, total: total + newRows.length - listedRows.length }
      },
      { revalidate: false },
    )

  async function run(before: Row, changes: readonly QuickChange[]): Promise<boolean> {
    const after = withQuickChanges(before, changes)
    const index = rows.findIndex(({ id }) => id === before.id)
    void showRow(after, index)
    try {
      await trackPendingWrite(() => sendChanges(resource, before.id, changes))
      return true
    } catch (caught) {
      void showRow(before, index)
      const error = asAgencyError(caught)
      if (error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR') {
        const close = notify({
          text: t('resource.notSent', { name: nameOf(after, before) }),
          tone: 'danger',
          action: {
            label: t('common.retry'),
            run() {
              close()
              return run(before, changes)
            },
          },
        })
      } else if (!reportDeleted(error, nameOf(before, before))) notifyError(error)
      return false
    } finally {
      void revalidate(resource)
    }
  }

  return { run, reorderActionsOf }
}
