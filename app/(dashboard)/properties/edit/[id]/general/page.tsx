import { EditPropertyForm } from '@/components/properties/form/property-form'
import { prefetchPropertyLookups } from '@/components/properties/property-lookups'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf } from '../../../../record-address'

export default async function PropertyGeneralPage({ params }: PageProps<'/properties/edit/[id]/general'>) {
  const id = idOf((await params).id)
  const [lookups, portals] = await Promise.all([
    prefetchPropertyLookups(),
    prefetch('portals.ofProperty', { params: { id } }),
  ])
  return (
    <PrefetchBoundary results={[...lookups, portals]}>
      <EditPropertyForm id={id} />
    </PrefetchBoundary>
  )
}
