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

/** A whole kind nearly always fits on one page, so its order is visible at once. */
export const keysPerPage = limits.rowsPerPageMax

/** Converts the URL's state to the call's query. */
export function keyQuery({ page, search, sort }: ListQuery<KeySort>): Query<EndpointOf<'keyItems.list'>> {
  return {
    page,
    itemsPerPage: keysPerPage,
    ...orders[sort],
    ...(search !== '' && { filter: { search } }),
  }
}
