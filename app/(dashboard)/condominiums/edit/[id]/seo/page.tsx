import { getTranslations } from 'next-intl/server'
import { SeoTab } from '@/components/records/seo/seo-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('condominiums', 'seo')

export default async function CondominiumSeoPage({ params }: PageProps<'/condominiums/edit/[id]/seo'>) {
  const id = requireId((await params).id)
  const t = await getTranslations('condominiums.form')
  const results = await Promise.all([
    prefetch('condominiums.seo', { params: { id } }),
    prefetch('condominiums.media', { params: { id } }),
  ])
  return (
    <PrefetchBoundary results={results}>
      <SeoTab resource="condominiums" id={id} subject={t('thisDevelopment')} />
    </PrefetchBoundary>
  )
}
