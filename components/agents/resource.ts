import { UserGroupIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const agents: ResourceDefinition = {
  group: 'office',
  menu: [
    {
      name: 'agents',
      href: '/agents/listings',
      icon: UserGroupIcon,
      activePaths: ['/agents'],
      shortcut: 'a',
    },
  ],
  newPage: { name: 'newAgent', href: '/agents/add' },
  drafts: { resource: 'agents' },
  history: {
    agents: {
      href: ({ record_id: id }) => (id === null ? null : `/agents/edit/${id}`),
      revalidatedOnRestore: ['agents'],
    },
  },
  guideTopics: { '/agents': 'agents' },
}
