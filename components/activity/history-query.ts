import type { ActivityNoun } from '#contract/activity.ts'
import { limits } from '#contract/limits.ts'

/** A page of one record's history, the same for server and browser. */
export const historyQuery = (noun: ActivityNoun, id?: number, page = 1) => ({
  query: { noun, page, limit: limits.rowsPerPage, ...(id !== undefined && { id }) },
})
