import { parsePage } from '@/components/resource/list-query'
import type { CallArgs } from '@/lib/agency/types'

export const boardFilters = ['all', 'error', 'waiting', 'leaving', 'listed', 'none'] as const
export type BoardFilter = (typeof boardFilters)[number]

/** The status is named `trouble` in the URL and in the API. */
export function parseBoardState(params: Pick<URLSearchParams, 'get'>) {
  return {
    page: parsePage(params),
    status: boardFilters.find((filter) => filter === params.get('trouble')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 100),
  }
}
export type BoardState = ReturnType<typeof parseBoardState>

/** Serializes the filters without the page, so that changing them returns to page one. */
export function formatBoardState({ status, search }: Pick<BoardState, 'status' | 'search'>): string {
  const query = new URLSearchParams()
  if (status !== 'all') query.set('trouble', status)
  if (search.trim() !== '') query.set('search', search.trim())
  return query.toString()
}

export function boardHref(state: Pick<BoardState, 'status' | 'search'>): string {
  const query = formatBoardState(state)
  return query === '' ? '/portals' : `/portals?${query}`
}

export function toBoardArgs({ page, status, search }: BoardState) {
  return {
    query: {
      page,
      filter: { ...(status !== 'all' && { trouble: status }), ...(search !== '' && { search }) },
    },
  } satisfies CallArgs<'portals.board'>
}
