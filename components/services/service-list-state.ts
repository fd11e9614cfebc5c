import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import type { ListQuery } from '@/components/resource/list-query'
import type { CallArgs } from '@/lib/agency/types'

export const serviceSorts = ['title', 'titleDown', 'changed', 'newest'] as const
export type ServiceSort = (typeof serviceSorts)[number]

const orders = {
  title: { sort: 'title', order: 1 },
  titleDown: { sort: 'title', order: -1 },
  changed: { sort: 'updated_at', order: -1 },
  newest: { sort: 'created_at', order: -1 },
} as const

/** Converts the URL's state to the call's query. */
export function serviceQuery({
  page,
  search,
  sort,
}: ListQuery<ServiceSort>): Query<EndpointOf<'services.list'>> {
  return {
    page,
    limit: limits.rowsPerPage,
    ...orders[sort],
    ...(search !== '' && { filter: { search } }),
  }
}

/** Finds a service in the list: the specification has no call for a single one. */
export const serviceChoices = { query: { limit: 100 } } satisfies CallArgs<'services.list'>
