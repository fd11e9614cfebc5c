import type { ActivityResource } from '#contract/activity.ts'
import { limits } from '#contract/limits.ts'

export const toHistoryArgs = (resource: ActivityResource, id?: number, page = 1) => ({
  query: { noun: resource, page, limit: limits.rowsPerPage, ...(id !== undefined && { id }) },
})
