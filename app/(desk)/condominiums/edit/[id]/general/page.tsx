import { EditCondominiumForm } from '@/components/condominiums/condominium-form'
import { prefetchCondominiumLookups } from '@/components/condominiums/condominium-lookups'
import { DevelopmentProperties } from '@/components/condominiums/development-properties'
import { propertiesOf } from '@/components/condominiums/development-properties-query'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf } from '../../../../record-address'

type Props = PageProps<'/condominiums/edit/[id]/general'>

export default async function CondominiumGeneralPage({ params }: Props) {
  const id = idOf((await params).id)
  const [lookups, properties] = await Promise.all([
    prefetchCondominiumLookups(),
    prefetch('properties.fromCondominium', propertiesOf(id, 1)),
  ])
  return (
    <PrefetchBoundary results={[...lookups, properties]}>
      <div className="space-y-5">
        <EditCondominiumForm id={id} />
        <DevelopmentProperties id={id} />
      </div>
    </PrefetchBoundary>
  )
}
