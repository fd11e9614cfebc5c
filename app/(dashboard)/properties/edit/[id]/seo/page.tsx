import { PropertySeo } from '@/components/properties/record/property-seo'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { tabTitle } from '../../../../record-title'

export const generateMetadata = tabTitle('properties', 'seo')

export default async function PropertySeoPage({ params }: PageProps<'/properties/edit/[id]/seo'>) {
  const id = requireId((await params).id)
  const results = await Promise.all([
    prefetch('properties.seo', { params: { id } }),
    prefetch('properties.media', { params: { id } }),
  ])
  return (
    <PrefetchBoundary results={results}>
      <PropertySeo id={id} />
    </PrefetchBoundary>
  )
}
