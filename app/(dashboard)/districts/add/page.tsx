import { DistrictEditor } from '@/components/districts/district-form'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('districts.addTitle')

export default createTitledPage('districts.addTitle', 'districts.addSubtitle', <DistrictEditor id={null} />)
