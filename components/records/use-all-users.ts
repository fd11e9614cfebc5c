import { limits } from '#contract/limits.ts'
import { useFullList } from '@/lib/agency/use-full-list'

const args = { query: { limit: limits.rowsPerPageMax } }

export const useAllUsers = (isNeeded = true) => useFullList('users.list', isNeeded ? args : null, 'users')
