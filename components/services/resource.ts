import { BriefcaseIcon, DocumentTextIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const services: ResourceDefinition = {
  group: 'website',
  menu: [
    { name: 'servicesDescription', href: '/services/description', icon: DocumentTextIcon },
    {
      name: 'services',
      href: '/services/listings',
      icon: BriefcaseIcon,
      activePaths: ['/services/edit', '/services/new'],
      shortcut: 's',
    },
  ],
  newPage: { name: 'newService', href: '/services/new' },
  drafts: { resource: 'services' },
  history: {
    services: {
      href: ({ record_id: id }) => (id === null ? null : `/services/edit/${id}`),
      revalidatedOnRestore: ['services'],
    },
    'services-description': { href: () => '/services/description', revalidatedOnRestore: ['services'] },
  },
  guideTopics: { '/services': 'website-texts' },
}
