import { ServiceEditor } from '@/components/services/service-form'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('services.newTitle')

export default createTitledPage('services.newTitle', 'services.newSubtitle', <ServiceEditor id={null} />)
