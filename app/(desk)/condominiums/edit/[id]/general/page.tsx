import { EditCondominiumForm } from '@/components/condominiums/condominium-form'
import { prefetchCondominiumLookups } from '@/components/condominiums/condominium-lookups'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf } from '../../../../record-address'

export default async function CondominiumGeneralPage({
  params,
}: PageProps<'/condominiums/edit/[id]/general'>) {
  return (
    <PrefetchBoundary results={await prefetchCondominiumLookups()}>
      <EditCondominiumForm id={idOf((await params).id)} />
    </PrefetchBoundary>
  )
}
