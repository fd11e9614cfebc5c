import { call } from '@/lib/agency/call'
import { useFullList } from '@/lib/agency/use-full-list'
import { districtPickerArgs } from './district-picker-args'

export function useAllDistricts({ search = '', isNeeded = true } = {}) {
  const query = { ...districtPickerArgs.query, ...(search !== '' && { filter: { search } }) }
  return useFullList('districts.list', isNeeded ? { query } : null, {
    perPage: districtPickerArgs.query.limit,
    totalOf: ({ total }) => total,
    fetchPage: (page) => call('districts.list', { query: { ...query, page } }),
    join: (first, others) => ({
      ...first,
      districts: [first, ...others].flatMap(({ districts }) => districts),
    }),
  })
}
