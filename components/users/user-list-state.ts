import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import type { ListQuery } from '@/components/resource/list-query'

export const userSorts = [
  'name',
  'nameDown',
  'email',
  'emailDown',
  'role',
  'roleDown',
  'city',
  'cityDown',
  'newest',
] as const
export type UserSort = (typeof userSorts)[number]

const orders = {
  name: { sort: 'name', order: 1 },
  nameDown: { sort: 'name', order: -1 },
  email: { sort: 'email', order: 1 },
  emailDown: { sort: 'email', order: -1 },
  role: { sort: 'role', order: 1 },
  roleDown: { sort: 'role', order: -1 },
  city: { sort: 'city', order: 1 },
  cityDown: { sort: 'city', order: -1 },
  newest: { sort: 'created_at', order: -1 },
} as const

/** Converts the URL's state to the call's query. */
export function userQuery({ page, search, sort }: ListQuery<UserSort>): Query<EndpointOf<'users.list'>> {
  return { page, limit: limits.rowsPerPage, ...orders[sort], ...(search !== '' && { filter: { search } }) }
}
