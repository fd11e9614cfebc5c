import { CondominiumSeo } from '@/components/condominiums/record/condominium-seo'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { tabTitle } from '../../../../record-title'

export const generateMetadata = tabTitle('condominiums', 'seo')

export default async function CondominiumSeoPage({ params }: PageProps<'/condominiums/edit/[id]/seo'>) {
  const id = requireId((await params).id)
  const results = await Promise.all([
    prefetch('condominiums.seo', { params: { id } }),
    prefetch('condominiums.media', { params: { id } }),
  ])
  return (
    <PrefetchBoundary results={results}>
      <CondominiumSeo id={id} />
    </PrefetchBoundary>
  )
}
