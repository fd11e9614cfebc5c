import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { type ListRules, type ListState, readList, rememberedList, type SomeFilters } from './list-state'

/** Where the list goes on: its address. One that says nothing is filled in with what the day's cookies remember, so that it can be seen and shared. */
export async function askedList<F extends SomeFilters, S extends string>(
  rules: ListRules<F, S>,
  path: string,
  search: Record<string, string | string[] | undefined>,
): Promise<ListState<F, S>> {
  const params = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  if (params.size > 0) return readList(params, rules)
  const kept = await cookies()
  const remembered = rememberedList(rules, (name) => kept.get(name)?.value)
  return remembered === '' ? readList(params, rules) : redirect(`${path}?${remembered}`)
}
