import { exportPlaces } from '#contract/portal-places.ts'
import { PublicationLog } from '@/components/properties/record/publication-log'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../../record-id'
import { createTabMetadata } from '../../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'exporterlog')

type Props = PageProps<'/properties/edit/[id]/general/exporterlog'>

export default async function PublicationLogPage({ params }: Props) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('properties.exporterLog', { params: { id } })]}>
      <PublicationLog id={id} places={exportPlaces} />
    </PrefetchBoundary>
  )
}
