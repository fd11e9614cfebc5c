import { pageTitle } from '../page-title'

export { PageMissing as default } from '@/components/resource/page-missing'

export const generateMetadata = pageTitle('resource.notFound')
