import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CondominiumListPage } from '@/components/condominiums/list/condominium-list-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('condominiums.list'))('active.title') }
}

export default function ListingsPage({ searchParams }: PageProps<'/condominiums/listings'>) {
  return <CondominiumListPage state="active" search={searchParams} />
}
