import { GlobeEuropeAfricaIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const portals: ResourceDefinition = {
  group: 'properties',
  menu: [{ name: 'portals', href: '/portals', icon: GlobeEuropeAfricaIcon }],
  guideTopics: { '/portals': 'portals' },
}
