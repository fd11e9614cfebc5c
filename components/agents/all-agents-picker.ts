'use client'

import { call } from '@/lib/agency/call'
import { useFullList } from '@/lib/agency/use-full-list'
import { agentChoices } from './agent-picker-choices'

export const useAllAgents = () =>
  useFullList('agents.list', agentChoices, {
    perPage: agentChoices.query.limit,
    totalOf: ({ total }) => total,
    fetchPage: (page) => call('agents.list', { query: { ...agentChoices.query, page } }),
    join: (first, others) => ({ ...first, agents: [first, ...others].flatMap(({ agents }) => agents) }),
  })
