import { NotFoundPage } from '@/components/resource/not-found-page'
import { pageTitle } from '../../page-title'

export const generateMetadata = pageTitle('resource.notFound')

export default function NotFound() {
  return <NotFoundPage list="/inbox" />
}
