import { UserCircleIcon } from '@heroicons/react/24/outline'
import {
  type RecordChoice,
  toSearchArgs,
  type SearchDefinition,
} from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'
import { mediaUrl } from '@/lib/format/media-url'
import { fullNameOf } from '@/lib/format/full-name'

export const agentSearch: SearchDefinition<'agents'> = {
  list: { path: '/agents/listings', name: 'agents' },
  icon: UserCircleIcon,
  href: (id) => `/agents/edit/${id}`,
  toChoices: (records) =>
    records.map(({ id, email, avatar, ...agent }): RecordChoice => ({
      id,
      label: fullNameOf(agent),
      detail: email,
      isRound: true,
      image: avatar && mediaUrl('agents', id, avatar),
    })),
  find: async (request) => {
    const { agents, total } = await call('agents.list', toSearchArgs(request), { signal: request.signal })
    return { records: agents, total }
  },
}
