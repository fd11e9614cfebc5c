import { PropertyListPage } from '@/components/properties/list/property-list-page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('properties.list.archived.title')

export default function ArchivedPage({ searchParams }: PageProps<'/properties/archived'>) {
  return <PropertyListPage state="archived" search={searchParams} />
}
