import type { CallArgs } from '@/lib/agency/types'

export const troubles = ['all', 'error', 'waiting', 'leaving', 'listed', 'none'] as const
export type Trouble = (typeof troubles)[number]

/** What the address asks the board for: `page`, `trouble`, `search`. */
export function readBoardState(params: Pick<URLSearchParams, 'get'>) {
  const page = Number(params.get('page'))
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    trouble: troubles.find((each) => each === params.get('trouble')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
  }
}
export type BoardState = ReturnType<typeof readBoardState>

export function boardQuery({ page, trouble, search }: BoardState) {
  return {
    query: {
      page,
      filter: { ...(trouble !== 'all' && { trouble }), ...(search !== '' && { search }) },
    },
  } satisfies CallArgs<'portals.board'>
}
