import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import type { ListQuery } from '@/components/resource/list-query'

export const keySorts = ['shown', 'name', 'nameDown', 'newest', 'oldest'] as const
export type KeySort = (typeof keySorts)[number]

const orders = {
  shown: { sort: 'position', order: 1 },
  name: { sort: 'name', order: 1 },
  nameDown: { sort: 'name', order: -1 },
  newest: { sort: 'created_at', order: -1 },
  oldest: { sort: 'created_at', order: 1 },
} as const

/** A whole kind fits into one page nearly always, so that its order can be seen at once. */
export const keysPerPage = limits.rowsPerPageMax

/** The call's query for what the address asks for. */
export function keyQuery({ page, search, sort }: ListQuery<KeySort>): Query<EndpointOf<'keyItems.list'>> {
  return {
    page,
    itemsPerPage: keysPerPage,
    ...orders[sort],
    ...(search !== '' && { filter: { search } }),
  }
}
