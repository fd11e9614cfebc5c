import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { paramsOf } from '@/components/resource/list-query'
import { type ListRules, type ListState, readList, rememberedList, type SomeFilters } from './list-state'

/** A page's `searchParams`. */
export type RequestedSearch = Promise<Record<string, string | string[] | undefined>>

const pathOf = (resource: string, state: string) => `/${resource}/${state === 'active' ? 'listings' : state}`

/**
 * Parses a list's URL. Without parameters, redirects to the filters stored in cookies so that the URL shows them and
 * can be shared.
 */
export async function requestedList<F extends SomeFilters, S extends string>(
  rules: ListRules<F, S>,
  state: string,
  search: RequestedSearch,
): Promise<ListState<F, S>> {
  const params = paramsOf(await search)
  if (params.size > 0) return readList(params, rules)
  const stored = await cookies()
  const remembered = rememberedList(rules, (name) => stored.get(name)?.value)
  return remembered === ''
    ? readList(params, rules)
    : redirect(`${pathOf(rules.resource, state)}?${remembered}`)
}
