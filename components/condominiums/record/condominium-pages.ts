import type { CondominiumCard } from '#contract/condominium.ts'
import { limits } from '#contract/limits.ts'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { call } from '@/lib/agency/call'
import type { CondominiumState } from '../list/listing-filters'
import { type CondominiumListState, listQuery } from '../list/listing-state'

export const createCondominiumFetcher =
  (state: CondominiumState, listState: CondominiumListState): FetchPage<CondominiumCard> =>
  async (page, signal) => {
    const query = { ...listQuery(state, listState), page, itemsPerPage: limits.rowsPerPageMax }
    const { condominiums, total } = await call('condominiums.list', { query }, { signal })
    return { rows: condominiums, total }
  }
