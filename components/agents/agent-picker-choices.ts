import type { CallArgs } from '@/lib/agency/types'

/** How the picker asks for its agents; pages prefetch with the same arguments. */
export const agentChoices = { query: { limit: 100, sort: 'first_name' } } satisfies CallArgs<'agents.list'>
