import { SeoTab } from '@/components/records/seo/seo-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'seo')

export default createTabPage(
  (id) => [prefetch('properties.seo', { params: { id } }), prefetch('properties.media', { params: { id } })],
  (id) => <SeoTab resource="properties" id={id} />,
)
