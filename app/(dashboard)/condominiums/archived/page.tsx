import { CondominiumListPage } from '@/components/condominiums/list/condominium-list-page'
import { pageTitle } from '../../../page-title'

export const generateMetadata = pageTitle('condominiums.list.archived.title')

export default function ArchivedPage({ searchParams }: PageProps<'/condominiums/archived'>) {
  return <CondominiumListPage state="archived" search={searchParams} />
}
