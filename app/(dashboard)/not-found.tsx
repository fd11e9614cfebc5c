import { createTitleMetadata } from '../page-title'

export { NotFoundPage as default } from '@/components/resource/not-found-page'

export const generateMetadata = createTitleMetadata('resource.notFound')
