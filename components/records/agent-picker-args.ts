import type { CallArgs } from '@/lib/agency/types'

export const agentPickerArgs = { query: { limit: 100, sort: 'first_name' } } satisfies CallArgs<'agents.list'>
