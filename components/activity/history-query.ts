import type { ActivityResource } from '#contract/activity.ts'
import { limits } from '#contract/limits.ts'

/** Arguments for a page of one record's history, shared by server and browser. */
export const historyQuery = (resource: ActivityResource, id?: number, page = 1) => ({
  query: { noun: resource, page, limit: limits.rowsPerPage, ...(id !== undefined && { id }) },
})
