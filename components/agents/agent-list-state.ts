import { limits } from '#contract/limits.ts'
import { defineList } from '@/components/resource/list-query'

export const agentList = defineList(limits.cardsPerPage, {
  name: { sort: 'first_name', order: 1 },
  nameDown: { sort: 'first_name', order: -1 },
  newest: { sort: 'created_at', order: -1 },
  oldest: { sort: 'created_at', order: 1 },
})
export type AgentListState = ReturnType<typeof agentList.parse>
