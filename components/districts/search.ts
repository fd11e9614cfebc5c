import { MapIcon } from '@heroicons/react/24/outline'
import { toSearchArgs, type SearchDefinition } from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'
import { mediaUrl } from '@/lib/format/media-url'

export const districtSearch: SearchDefinition<'districts'> = {
  list: { path: '/districts/listings', name: 'districts' },
  icon: MapIcon,
  href: (id) => `/districts/edit/${id}`,
  toChoices: (records, { lang }) =>
    records.map(({ id, name, cover, cover_card }) => {
      const file = cover_card ?? cover
      return { id, label: name, lang, image: file === null ? null : mediaUrl('districts', id, file) }
    }),
  find: async (request) => {
    const { districts, total } = await call('districts.list', toSearchArgs(request), {
      signal: request.signal,
    })
    return {
      records: districts.map((district) => ({
        ...district,
        name: inLanguage(district.name, request.locale),
      })),
      total,
    }
  },
}
