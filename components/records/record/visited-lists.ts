import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { createStore, useStore } from '@/components/ui/create-store'
import type { ListingResource } from './listing-resource'

/**
 * A list that the user visited, for links to the previous and next record. `ids` contains the ids known so far by
 * position, which starts at 0.
 */
type VisitedList = {
  path: string
  total: number
  ids: ReadonlyMap<number, number>
  fetchPage: FetchPage<{ id: number }>
}

const visitedLists = createStore<ReadonlyMap<ListingResource, VisitedList>>(new Map())

export function storeVisitedList(resource: ListingResource, list: VisitedList) {
  visitedLists.set(new Map(visitedLists.read()).set(resource, list))
}

export const toIdEntries = (rows: readonly { id: number }[], from: number) =>
  rows.map(({ id }, index) => [from + index, id] as const)

/**
 * Stores the visible page of a list; `from` is the position of its first row. `isStale` if the rows belong to another
 * page, which stays visible until the requested one is loaded.
 */
export function useStoreVisitedList(
  resource: ListingResource,
  rows: readonly { id: number }[],
  {
    from,
    total,
    fetchPage,
    isStale,
  }: Pick<VisitedList, 'total' | 'fetchPage'> & { from: number; isStale: boolean },
) {
  const path = usePathname()
  useEffect(() => {
    if (isStale) return
    storeVisitedList(resource, { path, total, ids: new Map(toIdEntries(rows, from)), fetchPage })
  }, [resource, path, rows, from, total, fetchPage, isStale])
}

export const useVisitedList = (resource: ListingResource): VisitedList | undefined =>
  useStore(visitedLists).get(resource)
