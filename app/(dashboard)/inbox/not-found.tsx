import { NotFoundPage } from '@/components/resource/not-found-page'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('resource.notFound')

export default function NotFound() {
  return <NotFoundPage listHref="/inbox" />
}
