import { KeyIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const keyItems: ResourceDefinition = {
  group: 'website',
  menu: [{ name: 'keyItems', href: '/key-items', icon: KeyIcon, shortcut: 'k' }],
  history: {
    'key-items': {
      href: ({ reference: kind }) => (kind === null ? '/key-items' : `/key-items/${kind}`),
      affectedResources: ['keyItems'],
    },
  },
  guide: { '/key-items': 'key-items' },
}
