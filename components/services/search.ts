import { BriefcaseIcon } from '@heroicons/react/24/outline'
import { toSearchArgs, type SearchDefinition } from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

export const serviceSearch: SearchDefinition<'services'> = {
  list: { path: '/services/listings', name: 'services' },
  icon: BriefcaseIcon,
  href: (id) => `/services/edit/${id}`,
  toChoices: (records, { lang }) => records.map(({ id, title }) => ({ id, label: title, lang })),
  find: async (request) => {
    const { services, total } = await call('services.list', toSearchArgs(request), { signal: request.signal })
    return {
      records: services.map(({ id, title }) => ({ id, title: inLanguage(title, request.locale) })),
      total,
    }
  },
}
