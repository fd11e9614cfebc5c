import { limits } from '#contract/limits.ts'
import { defineList } from '@/components/resource/list-query'
import type { CallArgs } from '@/lib/agency/types'

export const serviceList = defineList(limits.rowsPerPage, {
  title: { sort: 'title', order: 1 },
  titleDown: { sort: 'title', order: -1 },
  changed: { sort: 'updated_at', order: -1 },
  newest: { sort: 'created_at', order: -1 },
})
export type ServiceListState = ReturnType<typeof serviceList.parse>

/** Returns the arguments for finding a service in a page of the list, for APIs without an endpoint for one service. */
export const serviceLookupArgs = (page: number): CallArgs<'services.list'> => ({
  query: { page, limit: limits.rowsPerPageMax },
})

export const isLastLookupPage = (page: number, total: number) => page * limits.rowsPerPageMax >= total
