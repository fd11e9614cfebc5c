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

/** Arguments for finding a service in the list: the specification has no endpoint for a single service. */
export const serviceLookupArgs = {
  query: { limit: limits.rowsPerPageMax },
} satisfies CallArgs<'services.list'>
