import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const contacts: ResourceDefinition = {
  group: 'office',
  menu: [{ name: 'contacts', href: '/download/csv', icon: ArrowDownTrayIcon, administratorsOnly: true }],
  guideTopics: { '/download': 'contacts', '/administration': 'contacts' },
}
