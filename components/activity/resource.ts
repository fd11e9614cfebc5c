import { ClockIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const activity: ResourceDefinition = {
  group: 'office',
  menu: [{ name: 'activity', href: '/activity', icon: ClockIcon, administratorsOnly: true }],
  guideTopics: { '/activity': 'history' },
}
