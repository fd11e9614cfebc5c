import { pageTitle } from '../page-title'

export { NotFoundPage as default } from '@/components/resource/not-found-page'

export const generateMetadata = pageTitle('resource.notFound')
