import { EditPropertyForm } from '@/components/properties/form/property-form'
import { prefetchPropertyLookups } from '@/components/properties/property-lookups'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'

export default async function PropertyGeneralPage({ params }: PageProps<'/properties/edit/[id]/general'>) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={await prefetchPropertyLookups()}>
      <EditPropertyForm id={id} />
    </PrefetchBoundary>
  )
}
