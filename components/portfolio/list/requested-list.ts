import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { paramsOf } from '@/components/resource/list-query'
import { type ListRules, type ListState, readList, rememberedList, type SomeFilters } from './list-state'

/**
 * Parses a list's URL. Without parameters, redirects to the filters stored in cookies so that the URL shows them and
 * can be shared.
 */
export async function requestedList<F extends SomeFilters, S extends string>(
  rules: ListRules<F, S>,
  path: string,
  search: Record<string, string | string[] | undefined>,
): Promise<ListState<F, S>> {
  const params = paramsOf(search)
  if (params.size > 0) return readList(params, rules)
  const stored = await cookies()
  const remembered = rememberedList(rules, (name) => stored.get(name)?.value)
  return remembered === '' ? readList(params, rules) : redirect(`${path}?${remembered}`)
}
