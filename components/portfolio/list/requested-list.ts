import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { fetchDefaultQuery } from '@/components/resource/saved-views/open-default-view'
import { paramsOf } from '@/components/resource/list-query'
import { isSet } from '../filter/filter-values'
import {
  listPath,
  type ListRules,
  type ListState,
  parseListState,
  storedListQuery,
  type AnyFilters,
} from './list-state'

/** A page's `searchParams`. */
export type RequestedSearch = Promise<Record<string, string | string[] | undefined>>

/**
 * Parses a list's URL. Without parameters, redirects to the filters stored in cookies, else to the user's default
 * view, so that the URL shows them and can be shared.
 */
export async function readRequestedList<F extends AnyFilters, S extends string>(
  rules: ListRules<F, S>,
  state: string,
  search: RequestedSearch,
): Promise<ListState<F, S>> {
  const params = paramsOf(await search)
  if (params.size > 0) return parseListState(params, rules)
  const stored = await cookies()
  const remembered = storedListQuery(rules, (name) => stored.get(name)?.value)
  const path = listPath(rules.resource, state)
  const { filters } = parseListState(new URLSearchParams(remembered), rules)
  const query = Object.values(filters).some(isSet)
    ? remembered
    : ((await fetchDefaultQuery(path)) ?? remembered)
  return query === '' ? parseListState(params, rules) : redirect(`${path}?${query}`)
}
