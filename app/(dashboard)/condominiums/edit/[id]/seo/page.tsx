import { SeoTab } from '@/components/records/seo/seo-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'seo')

export default createTabPage(
  (id) => [
    prefetch('condominiums.seo', { params: { id } }),
    prefetch('condominiums.media', { params: { id } }),
  ],
  (id) => <SeoTab resource="condominiums" id={id} />,
)
