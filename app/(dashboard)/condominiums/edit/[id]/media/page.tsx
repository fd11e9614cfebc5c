import { CondominiumMedia } from '@/components/condominiums/record/condominium-media'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('condominiums', 'media')

export default async function CondominiumMediaPage({ params }: PageProps<'/condominiums/edit/[id]/media'>) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('condominiums.media', { params: { id } })]}>
      <CondominiumMedia id={id} />
    </PrefetchBoundary>
  )
}
