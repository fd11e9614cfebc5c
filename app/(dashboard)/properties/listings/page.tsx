import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PropertyListPage } from '@/components/properties/list/property-list-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('properties.list'))('active.title') }
}

export default function ListingsPage({ searchParams }: PageProps<'/properties/listings'>) {
  return <PropertyListPage state="active" search={searchParams} />
}
