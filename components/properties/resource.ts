import {
  ArchiveBoxIcon,
  CheckBadgeIcon,
  HomeModernIcon,
  ReceiptPercentIcon,
} from '@heroicons/react/24/outline'
import type { ResourceDefinition } from '../resource/resource-definition'

export const properties: ResourceDefinition = {
  group: 'properties',
  menu: [
    {
      name: 'propertyListings',
      href: '/properties/listings',
      icon: HomeModernIcon,
      activePaths: ['/properties/edit', '/properties/new', '/properties/import', '/properties/print'],
      shortcut: 'p',
    },
    { name: 'propertiesSold', href: '/properties/sold', icon: CheckBadgeIcon },
    { name: 'propertiesArchived', href: '/properties/archived', icon: ArchiveBoxIcon },
    { name: 'propertiesLowCost', href: '/properties/low_cost', icon: ReceiptPercentIcon },
  ],
  newPage: { name: 'newProperty', href: '/properties/new', icon: HomeModernIcon, shortcut: 'n' },
  drafts: { resource: 'properties', tab: '/general' },
  history: {
    properties: {
      href: ({ record_id: id }) => (id === null ? '/properties/listings' : `/properties/edit/${id}/history`),
      revalidatedOnRestore: ['properties', 'condominiums', 'dashboard'],
    },
  },
  guideTopics: {
    '/properties': 'lists',
    '/properties/new': 'insert-property',
    '/properties/edit': 'insert-property',
    '/properties/print': 'print',
    '/properties/sold': 'life-cycle',
    '/properties/archived': 'life-cycle',
    '/properties/low_cost': 'collection',
  },
}
