import { limits } from '#contract/limits.ts'
import type { CallArgs } from '@/lib/agency/types'

/** Arguments of the picker's request and of the pages' prefetch. */
export const agentPickerArgs = {
  query: { limit: limits.rowsPerPageMax, sort: 'first_name' },
} satisfies CallArgs<'agents.list'>
