import { ArchiveBoxIcon, BuildingOffice2Icon } from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const condominiums: ResourceDefinition = {
  group: 'condominiums',
  menu: [
    {
      name: 'condominiumListings',
      href: '/condominiums/listings',
      icon: BuildingOffice2Icon,
      activePaths: ['/condominiums/edit', '/condominiums/new'],
      shortcut: 'd',
    },
    { name: 'condominiumsArchived', href: '/condominiums/archived', icon: ArchiveBoxIcon },
  ],
  newPage: { name: 'newDevelopment', href: '/condominiums/new', icon: BuildingOffice2Icon },
  drafts: { resource: 'condominiums', tab: '/general' },
  history: {
    condominiums: {
      href: ({ record_id: id }) =>
        id === null ? '/condominiums/listings' : `/condominiums/edit/${id}/history`,
      revalidatedOnRestore: ['condominiums', 'properties', 'dashboard'],
    },
  },
  guideTopics: { '/condominiums': 'developments' },
}
