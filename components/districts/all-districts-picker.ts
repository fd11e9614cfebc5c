'use client'

import { call } from '@/lib/agency/call'
import { useWholeList } from '@/lib/agency/use-whole-list'
import { districtChoices } from './district-picker-choices'

/** Every district that can be chosen, by name. */
export const useAllDistricts = () =>
  useWholeList('districts.list', districtChoices, {
    perPage: districtChoices.query.limit,
    totalOf: ({ total }) => total,
    fetchPage: (page) => call('districts.list', { query: { ...districtChoices.query, page } }),
    join: (first, others) => ({
      ...first,
      districts: [first, ...others].flatMap(({ districts }) => districts),
    }),
  })
