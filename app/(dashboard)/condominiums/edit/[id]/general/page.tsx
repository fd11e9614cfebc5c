import { EditCondominiumForm } from '@/components/condominiums/form/condominium-form'
import { DevelopmentProperties } from '@/components/condominiums/record/development-properties'
import { propertiesArgsOf } from '@/components/condominiums/record/development-properties-query'
import { prefetchCondominiumLookups } from '@/components/condominiums/condominium-lookups'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'

export default async function CondominiumGeneralPage({
  params,
}: PageProps<'/condominiums/edit/[id]/general'>) {
  const id = requireId((await params).id)
  const [lookups, properties] = await Promise.all([
    prefetchCondominiumLookups(),
    prefetch('properties.fromCondominium', propertiesArgsOf(id, 1)),
  ])
  return (
    <PrefetchBoundary results={[...lookups, properties]}>
      <EditCondominiumForm id={id} />
      <div className="mt-5">
        <DevelopmentProperties id={id} />
      </div>
    </PrefetchBoundary>
  )
}
