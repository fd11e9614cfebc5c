import type { CallArgs } from '@/lib/agency/types'

/** Arguments of the picker's request; pages prefetch with the same ones. */
export const agentChoices = { query: { limit: 100, sort: 'first_name' } } satisfies CallArgs<'agents.list'>
