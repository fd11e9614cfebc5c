import { DevelopmentListPage } from '@/components/developments/list/development-list-page'
import { pageTitle } from '../../../page-title'

export const generateMetadata = pageTitle('condominiums.list.active.title')

export default function ListingsPage({ searchParams }: PageProps<'/condominiums/listings'>) {
  return <DevelopmentListPage state="active" search={searchParams} />
}
