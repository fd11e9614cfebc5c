import { PropertyListPage } from '@/components/properties/list/property-list-page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('properties.list.active.title')

export default function ListingsPage({ searchParams }: PageProps<'/properties/listings'>) {
  return <PropertyListPage state="active" search={searchParams} />
}
