import { BuildingOffice2Icon } from '@heroicons/react/24/outline'
import { toListingChoice } from '@/components/records/listing-choice'
import type { SearchDefinition } from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'

export const developmentSearch: SearchDefinition<'condominiums'> = {
  list: { path: '/condominiums/listings', name: 'condominiumListings' },
  icon: BuildingOffice2Icon,
  href: (id) => `/condominiums/edit/${id}/general`,
  toChoices: (records, texts) =>
    records.map((development) => toListingChoice('condominiums', development, texts)),
  find: async ({ search, limit, signal }) => {
    const query = { page: 1, itemsPerPage: limit, filter: { search } }
    const { condominiums, total } = await call('condominiums.list', { query }, { signal })
    const records = condominiums.map((development) => ({
      ...development,
      title: development.information.title,
      place: development.condo_where || null,
    }))
    return { records, total }
  },
}
