import { limits } from '#contract/limits.ts'
import { call } from '@/lib/agency/call'
import { useFullList } from '@/lib/agency/use-full-list'

const query = { limit: limits.rowsPerPageMax }

export const useAllUsers = (isNeeded = true) =>
  useFullList('users.list', isNeeded ? { query } : null, {
    perPage: query.limit,
    totalOf: ({ total }) => total,
    fetchPage: (page) => call('users.list', { query: { ...query, page } }),
    join: (first, others) => ({ ...first, users: [first, ...others].flatMap(({ users }) => users) }),
  })
