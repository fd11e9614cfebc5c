import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PropertyListPage } from '@/components/properties/list/property-list-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('properties.list'))('sold.title') }
}

export default function SoldPage({ searchParams }: PageProps<'/properties/sold'>) {
  return <PropertyListPage state="sold" search={searchParams} />
}
