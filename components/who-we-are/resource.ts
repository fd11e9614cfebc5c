import { SparklesIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const whoWeAre: ResourceDefinition = {
  group: 'website',
  menu: [{ name: 'whoWeAre', href: '/whoweare/description', icon: SparklesIcon, shortcut: 'w' }],
  history: { 'who-we-are': { href: () => '/whoweare/description', revalidatedOnRestore: ['whoWeAre'] } },
  guideTopics: { '/whoweare': 'website-texts' },
}
