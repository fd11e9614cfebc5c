import { UsersIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const users: ResourceDefinition = {
  group: 'office',
  // A click on the entry opens the list of users in a panel over the page.
  menu: [{ name: 'users', href: '/users', icon: UsersIcon, opensPanel: 'users', administratorsOnly: true }],
  newPage: { name: 'newUser', href: '/users?person=new', administratorsOnly: true },
  history: { users: { href: () => '/users', revalidatedOnRestore: ['users', 'profile'] } },
  guideTopics: { '/users': 'users' },
}
