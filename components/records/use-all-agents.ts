import { useFullList } from '@/lib/agency/use-full-list'
import { agentPickerArgs } from './agent-picker-args'

export const useAllAgents = (isNeeded = true) =>
  useFullList('agents.list', isNeeded ? agentPickerArgs : null, 'agents')
