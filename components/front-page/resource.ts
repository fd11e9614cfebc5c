import { WindowIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const frontPage: ResourceDefinition = {
  group: 'website',
  menu: [{ name: 'frontpage', href: '/frontpage', icon: WindowIcon, shortcut: 'f' }],
  history: { 'front-page': { href: () => '/frontpage', revalidatedOnRestore: ['frontPage', 'properties'] } },
  guideTopics: { '/frontpage': 'front-page' },
}
