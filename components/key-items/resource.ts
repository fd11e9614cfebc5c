import { KeyIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const keyItems: ResourceDefinition = {
  group: 'website',
  menu: [{ name: 'keyItems', href: '/key-items', icon: KeyIcon, shortcut: 'k' }],
  history: {
    'key-items': {
      // In a history entry about a key item, `reference` is the item's kind.
      href: ({ reference: kind }) => (kind === null ? '/key-items' : `/key-items/${kind}`),
      revalidatedOnRestore: ['keyItems'],
    },
  },
  guideTopics: { '/key-items': 'key-items' },
}
