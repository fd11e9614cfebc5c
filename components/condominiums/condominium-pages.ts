import type { CondominiumCard } from '#contract/condominium.ts'
import { limits } from '#contract/limits.ts'
import type { FetchPage } from '@/components/resource/gather'
import { call } from '@/lib/agency/call'
import type { CondominiumState } from './listing-filters'
import { type CondominiumsAsked, listQuery } from './listing-state'

/** Any page of a whole list, as it is filtered and sorted. */
export const condominiumPages =
  (state: CondominiumState, asked: CondominiumsAsked): FetchPage<CondominiumCard> =>
  async (page, signal) => {
    const query = { ...listQuery(state, asked), page, itemsPerPage: limits.rowsPerPageMax }
    const { condominiums, total } = await call('condominiums.list', { query }, { signal })
    return { rows: condominiums, total }
  }
