import { call } from '@/lib/agency/call'
import { useFullList } from '@/lib/agency/use-full-list'
import { agentPickerArgs } from './agent-picker-args'

export const useAllAgents = (isNeeded = true) =>
  useFullList('agents.list', isNeeded ? agentPickerArgs : null, {
    perPage: agentPickerArgs.query.limit,
    totalOf: ({ total }) => total,
    fetchPage: (page) => call('agents.list', { query: { ...agentPickerArgs.query, page } }),
    join: (first, others) => ({ ...first, agents: [first, ...others].flatMap(({ agents }) => agents) }),
  })
