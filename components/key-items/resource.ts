import { KeyIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const keyItems: ResourceDefinition = {
  group: 'website',
  menu: [{ name: 'keyItems', href: '/key-items', icon: KeyIcon, shortcut: 'k' }],
  history: {
    'key-items': {
      // The reference of a key item's entry is its kind.
      href: ({ reference: kind }) => (kind === null ? '/key-items' : `/key-items/${kind}`),
      revalidatedOnRestore: ['keyItems'],
    },
  },
  guideTopics: { '/key-items': 'key-items' },
}
