import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PropertyListPage } from '@/components/properties/list/property-list-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('properties.list'))('low_cost.title') }
}

export default function LowCostPage({ searchParams }: PageProps<'/properties/low_cost'>) {
  return <PropertyListPage state="low_cost" search={searchParams} />
}
