import { PropertyListPage } from '@/components/properties/list/property-list-page'
import { pageTitle } from '../../../page-title'

export const generateMetadata = pageTitle('properties.list.active.title')

export default function ListingsPage({ searchParams }: PageProps<'/properties/listings'>) {
  return <PropertyListPage state="active" search={searchParams} />
}
