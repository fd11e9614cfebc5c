import { limits } from '#contract/limits.ts'
import { defineList } from '@/components/resource/list-query'

/** All key items of a kind nearly always fit on one page, so their order is visible at once. */
export const keyItemList = defineList(limits.rowsPerPageMax, {
  shown: { sort: 'position', order: 1 },
  name: { sort: 'name', order: 1 },
  nameDown: { sort: 'name', order: -1 },
  newest: { sort: 'created_at', order: -1 },
  oldest: { sort: 'created_at', order: 1 },
})
export type KeyItemListState = ReturnType<typeof keyItemList.parse>

export function toKeyItemsQuery(state: KeyItemListState) {
  const { limit, ...query } = keyItemList.toQuery(state)
  return { ...query, itemsPerPage: limit }
}
