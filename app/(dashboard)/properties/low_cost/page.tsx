import { PropertyListPage } from '@/components/properties/list/property-list-page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('properties.list.low_cost.title')

export default function LowCostPage({ searchParams }: PageProps<'/properties/low_cost'>) {
  return <PropertyListPage state="low_cost" search={searchParams} />
}
