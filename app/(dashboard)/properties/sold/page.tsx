import { PropertyListPage } from '@/components/properties/list/property-list-page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('properties.list.sold.title')

export default function SoldPage({ searchParams }: PageProps<'/properties/sold'>) {
  return <PropertyListPage state="sold" search={searchParams} />
}
