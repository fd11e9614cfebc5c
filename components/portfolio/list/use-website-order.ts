import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { type FetchPage, fetchAllPages } from '@/components/resource/fetch-all-pages'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { isSet } from '../filter/filter-values'
import { type ListState, perPageOf, type AnyFilters } from './list-state'
import { useUndo } from './use-undo'

export type ReorderActions = { up: (() => void) | null; down: (() => void) | null }

export type RequestedList<Row> = { request: ListState<AnyFilters, string>; fetchPage: FetchPage<Row> }

/**
 * Returns a function that returns actions to move a record up or down in website order, across pages; null if the list
 * is sorted differently, filtered, too long or shown as a map.
 */
export function useWebsiteOrder<Row extends { id: number }>(
  resource: ListingResource,
  {
    request,
    rows,
    total,
    fetchPage,
    nameOf,
  }: RequestedList<Row> & { rows: readonly Row[]; total: number; nameOf: (row: Row) => string },
): (row: Row) => ReorderActions | null {
  const t = useTranslations('listing.list')
  const actionOptions = { revalidate: [`${resource}.list`] } as const
  const saveOrder = (ids: number[]) => call(`${resource}.reorderLocations`, { body: { list: ids } })
  const restoreOrder = useAction(saveOrder, actionOptions)
  const showUndo = useUndo()
  const move = useAction(async ({ id }: Row, by: 1 | -1) => {
    const allRows = await fetchAllPages(fetchPage)
    const previousOrder = allRows.map((row) => row.id)
    const index = previousOrder.indexOf(id)
    const neighbour = previousOrder[index + by]
    // Someone else has changed the list meanwhile; it is reloading.
    if (index < 0 || neighbour === undefined) return null
    await saveOrder(previousOrder.with(index, neighbour).with(index + by, id))
    return { previousOrder, newPosition: index + by + 1 }
  }, actionOptions)

  async function moveWithUndo(row: Row, by: 1 | -1) {
    const result = await move.run(row, by)
    if (result === undefined || result === null) return
    const reference = nameOf(row)
    showUndo(t('moved', { reference, place: result.newPosition }), t('undone', { reference }), async () => {
      return (await restoreOrder.run(result.previousOrder)) !== undefined
    })
  }

  const { sort, view, page, filters } = request
  const isFullList = sort === 'website' && view !== 'map' && !Object.values(filters).some(isSet)
  return (row) => {
    if (!isFullList || total > limits.reordered) return null
    const position = (page - 1) * perPageOf(view) + rows.findIndex(({ id }) => id === row.id)
    return {
      up: position > 0 ? () => void moveWithUndo(row, -1) : null,
      down: position < total - 1 ? () => void moveWithUndo(row, 1) : null,
    }
  }
}
