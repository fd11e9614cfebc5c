import { parsePage } from '@/components/resource/list-query'
import type { CallArgs } from '@/lib/agency/types'

export const boardFilters = ['all', 'error', 'waiting', 'leaving', 'listed', 'none'] as const
export type BoardFilter = (typeof boardFilters)[number]

export function parseBoardState(params: Pick<URLSearchParams, 'get'>) {
  return {
    page: parsePage(params),
    trouble: boardFilters.find((filter) => filter === params.get('trouble')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 100),
  }
}
export type BoardState = ReturnType<typeof parseBoardState>

/** Serializes the filters without the page, so that changing them returns to page one. */
export function formatBoardState({ trouble, search }: Pick<BoardState, 'trouble' | 'search'>): string {
  const query = new URLSearchParams()
  if (trouble !== 'all') query.set('trouble', trouble)
  if (search.trim() !== '') query.set('search', search.trim())
  return query.toString()
}

export function boardHref(state: Pick<BoardState, 'trouble' | 'search'>): string {
  const query = formatBoardState(state)
  return query === '' ? '/portals' : `/portals?${query}`
}

export function toBoardArgs({ page, trouble, search }: BoardState) {
  return {
    query: {
      page,
      filter: { ...(trouble !== 'all' && { trouble }), ...(search !== '' && { search }) },
    },
  } satisfies CallArgs<'portals.board'>
}
