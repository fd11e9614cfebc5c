'use client'

import { call } from '@/lib/agency/call'
import { useFullList } from '@/lib/agency/use-full-list'
import { districtChoices } from './district-picker-choices'

export function useAllDistricts(search = '') {
  const query = { ...districtChoices.query, ...(search !== '' && { filter: { search } }) }
  return useFullList(
    'districts.list',
    { query },
    {
      perPage: districtChoices.query.limit,
      totalOf: ({ total }) => total,
      fetchPage: (page) => call('districts.list', { query: { ...query, page } }),
      join: (first, others) => ({
        ...first,
        districts: [first, ...others].flatMap(({ districts }) => districts),
      }),
    },
  )
}
