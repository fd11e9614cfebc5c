import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PropertyListPage } from '@/components/properties/list/property-list-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('properties.list'))('archived.title') }
}

export default function ArchivedPage({ searchParams }: PageProps<'/properties/archived'>) {
  return <PropertyListPage state="archived" search={searchParams} />
}
