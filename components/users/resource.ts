import { UsersIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const users: ResourceDefinition = {
  group: 'office',
  menu: [{ name: 'users', href: '/users', icon: UsersIcon, opens: 'users', administratorsOnly: true }],
  newPage: { name: 'newUser', href: '/users?person=new', administratorsOnly: true },
  history: { users: { href: () => '/users', affectedResources: ['users', 'profile'] } },
  guide: { '/users': 'users' },
}
