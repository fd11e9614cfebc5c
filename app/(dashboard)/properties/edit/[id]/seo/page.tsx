import { getTranslations } from 'next-intl/server'
import { SeoTab } from '@/components/records/seo/seo-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'seo')

export default async function PropertySeoPage({ params }: PageProps<'/properties/edit/[id]/seo'>) {
  const id = requireId((await params).id)
  const t = await getTranslations('properties.form')
  const results = await Promise.all([
    prefetch('properties.seo', { params: { id } }),
    prefetch('properties.media', { params: { id } }),
  ])
  return (
    <PrefetchBoundary results={results}>
      <SeoTab resource="properties" id={id} subject={t('thisProperty')} />
    </PrefetchBoundary>
  )
}
