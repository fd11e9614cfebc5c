import 'server-only'
import { redirect } from 'next/navigation'
import { prefetch } from '@/lib/agency/prefetch'
import { paramsOf } from '../list-query'
import { queryOf } from './list-with-views'

/**
 * Returns the query of the user's default view for the list at `path`. Drops parameters that Next.js removes from
 * `searchParams`: a view shared by a colleague may contain them, and the page would redirect to itself forever.
 */
export async function fetchDefaultQuery(
  path: string,
  views = prefetch('savedViews.list', {}),
): Promise<string | undefined> {
  const result = await views
  if (!('data' in result)) return undefined
  const view = result.data.views.find((saved) => saved.path === path && saved.is_default)
  if (view === undefined) return undefined
  const params = [...new URLSearchParams(queryOf(view))].filter(([name]) => !/^(_|nxt|$)/.test(name))
  return new URLSearchParams(params).toString() || undefined
}

/**
 * Redirects to the user's default view, if there is one and the URL has no parameters. Returns the parameters and the
 * request for all views.
 */
export async function openList(path: string, search: Promise<Record<string, string | string[] | undefined>>) {
  const params = paramsOf(await search)
  const views = prefetch('savedViews.list', {})
  const query = params.size === 0 ? await fetchDefaultQuery(path, views) : undefined
  if (query) redirect(`${path}?${query}`)
  return { params, views }
}
