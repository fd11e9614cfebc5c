import { CondominiumListPage } from '@/components/condominiums/list/condominium-list-page'
import { pageTitle } from '../../../page-title'

export const generateMetadata = pageTitle('condominiums.list.active.title')

export default function ListingsPage({ searchParams }: PageProps<'/condominiums/listings'>) {
  return <CondominiumListPage state="active" search={searchParams} />
}
