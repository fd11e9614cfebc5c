import { DevelopmentListPage } from '@/components/developments/list/development-list-page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('condominiums.list.archived.title')

export default function ArchivedPage({ searchParams }: PageProps<'/condominiums/archived'>) {
  return <DevelopmentListPage state="archived" search={searchParams} />
}
