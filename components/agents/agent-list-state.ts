import { limits } from '#contract/limits.ts'
import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import type { ListQuery } from '@/components/resource/list-query'

export const agentSorts = ['name', 'nameDown', 'newest', 'oldest'] as const
export type AgentSort = (typeof agentSorts)[number]

const orders = {
  name: { sort: 'first_name', order: 1 },
  nameDown: { sort: 'first_name', order: -1 },
  newest: { sort: 'created_at', order: -1 },
  oldest: { sort: 'created_at', order: 1 },
} as const

/** Converts the URL's state to the call's query. */
export function agentQuery({ page, search, sort }: ListQuery<AgentSort>): Query<EndpointOf<'agents.list'>> {
  return {
    page,
    limit: limits.cardsPerPage,
    ...orders[sort],
    ...(search !== '' && { filter: { search } }),
  }
}
