import { DevelopmentListPage } from '@/components/developments/list/development-list-page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('condominiums.list.active.title')

export default function ListingsPage({ searchParams }: PageProps<'/condominiums/listings'>) {
  return <DevelopmentListPage state="active" search={searchParams} />
}
