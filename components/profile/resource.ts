import { UserCircleIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const profile: ResourceDefinition = {
  group: 'office',
  menu: [
    {
      name: 'account',
      href: '/users/myprofile',
      icon: UserCircleIcon,
      activePaths: ['/profile'],
      shortcut: 'm',
    },
  ],
  guideTopics: { '/users/myprofile': 'account', '/profile': 'account' },
}
