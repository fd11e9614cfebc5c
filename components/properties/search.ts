import { HomeModernIcon } from '@heroicons/react/24/outline'
import { toListingChoice } from '@/components/records/listing-choice'
import type { SearchDefinition } from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'

export const propertySearch: SearchDefinition<'properties'> = {
  list: { path: '/properties/listings', name: 'propertyListings' },
  icon: HomeModernIcon,
  href: (id) => `/properties/edit/${id}/general`,
  toChoices: (records, texts) =>
    records.map((property) => ({
      ...toListingChoice('properties', property, texts),
      overline: property.reference,
    })),
  find: async ({ search, limit, signal }) => {
    const query = { page: 1, itemsPerPage: limit, filter: { search } }
    const { properties, total } = await call('properties.list', { query }, { signal })
    return {
      records: properties.map((property) => ({
        ...property,
        // `political` is the freguesia (parish).
        place: property.political ?? property.district,
      })),
      total,
    }
  },
}
