import 'server-only'
import { redirect } from 'next/navigation'
import { prefetch } from '@/lib/agency/prefetch'
import { queryOf } from './list-with-views'

/**
 * Returns the query of the user's default view for the list at `path`. Drops parameters that Next.js removes from
 * `searchParams`: a view shared by a colleague may contain them, and the page would redirect to itself forever.
 */
export async function fetchDefaultQuery(path: string): Promise<string | undefined> {
  const result = await prefetch('savedViews.list', {})
  if (!('data' in result)) return undefined
  const view = result.data.views.find((saved) => saved.path === path && saved.is_default)
  if (view === undefined) return undefined
  const params = [...new URLSearchParams(queryOf(view))].filter(([name]) => !/^(_|nxt|$)/.test(name))
  return new URLSearchParams(params).toString() || undefined
}

export async function openDefaultView(path: string, params: URLSearchParams): Promise<void> {
  const query = params.size === 0 ? await fetchDefaultQuery(path) : undefined
  if (query) redirect(`${path}?${query}`)
}
