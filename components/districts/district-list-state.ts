import { limits } from '#contract/limits.ts'
import { defineList } from '@/components/resource/list-query'

export const districtList = defineList(limits.cardsPerPage, {
  name: { sort: 'name', order: 1 },
  nameDown: { sort: 'name', order: -1 },
  newest: { sort: 'created_at', order: -1 },
  oldest: { sort: 'created_at', order: 1 },
})
export type DistrictListState = ReturnType<typeof districtList.parse>
