import 'server-only'
import { redirect } from 'next/navigation'
import { prefetch } from '@/lib/agency/prefetch'

/** Returns the query of the view with which the user's list at `path` opens. */
export async function defaultView(path: string): Promise<string | undefined> {
  const result = await prefetch('savedViews.list', {})
  if (!('data' in result)) return undefined
  return result.data.views.find((view) => view.path === path && view.is_default)?.query
}

/** Redirects a list page without parameters to the user's default view. */
export async function openDefaultView(path: string, params: URLSearchParams): Promise<void> {
  const query = params.size === 0 ? await defaultView(path) : undefined
  if (query) redirect(`${path}?${query}`)
}
