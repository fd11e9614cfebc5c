import { UserIcon } from '@heroicons/react/24/outline'
import {
  type RecordChoice,
  toSearchArgs,
  type SearchDefinition,
} from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'
import { mediaUrl } from '@/lib/format/media-url'

export const userSearch: SearchDefinition<'users'> = {
  list: { path: '/users', name: 'users' },
  administratorsOnly: true,
  icon: UserIcon,
  href: (id) => `/users?person=${id}`,
  toChoices: (records, texts) =>
    records.map(({ id, name, email, avatar, role }): RecordChoice => ({
      id,
      label: name,
      detail: email,
      isRound: true,
      image: avatar && mediaUrl('users', id, avatar),
      chips: role === 'Administrator' ? [{ label: texts.administrator, tone: 'brand' }] : [],
    })),
  find: async (request) => {
    const { users, total } = await call('users.list', toSearchArgs(request), { signal: request.signal })
    return { records: users, total }
  },
}
