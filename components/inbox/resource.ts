import { InboxIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const inbox: ResourceDefinition = {
  group: 'daily',
  menu: [{ name: 'inbox', href: '/inbox', icon: InboxIcon, shortcut: 'i' }],
  history: {
    inbox: {
      href: ({ record_id: id }) => (id === null ? null : `/inbox/read/${id}`),
      revalidatedOnRestore: ['inbox'],
    },
  },
  guideTopics: { '/inbox': 'inbox' },
}
