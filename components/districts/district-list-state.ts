import { limits } from '#contract/limits.ts'
import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import type { ListQuery } from '@/components/resource/list-query'

export const districtSorts = ['name', 'nameDown', 'newest', 'oldest'] as const
export type DistrictSort = (typeof districtSorts)[number]

const orders = {
  name: { sort: 'name', order: 1 },
  nameDown: { sort: 'name', order: -1 },
  newest: { sort: 'created_at', order: -1 },
  oldest: { sort: 'created_at', order: 1 },
} as const

/** Converts the URL's state to the call's query. */
export function districtQuery({
  page,
  search,
  sort,
}: ListQuery<DistrictSort>): Query<EndpointOf<'districts.list'>> {
  return {
    page,
    limit: limits.cardsPerPage,
    ...orders[sort],
    ...(search !== '' && { filter: { search } }),
  }
}
