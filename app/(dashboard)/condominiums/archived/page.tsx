import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CondominiumListPage } from '@/components/condominiums/list/condominium-list-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('condominiums.list'))('archived.title') }
}

export default function ArchivedPage({ searchParams }: PageProps<'/condominiums/archived'>) {
  return <CondominiumListPage state="archived" search={searchParams} />
}
