import { MapIcon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const districts: ResourceDefinition = {
  group: 'website',
  menu: [
    {
      name: 'districts',
      href: '/districts/listings',
      icon: MapIcon,
      activePaths: ['/districts'],
      shortcut: 't',
    },
  ],
  newPage: { name: 'newDistrict', href: '/districts/add' },
  drafts: { resource: 'districts' },
  history: {
    districts: {
      href: ({ record_id: id }) => (id === null ? null : `/districts/edit/${id}`),
      revalidatedOnRestore: ['districts'],
    },
  },
  guideTopics: { '/districts': 'website-texts' },
}
