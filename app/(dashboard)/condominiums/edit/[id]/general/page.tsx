import { prefetchCondominiumLookups } from '@/components/condominiums/condominium-lookups'
import { EditCondominiumForm } from '@/components/condominiums/form/condominium-form'
import { DevelopmentProperties } from '@/components/condominiums/record/development-properties'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabPage } from '../../../../record-pages'

export default createTabPage(
  async (id) => {
    const [lookups, properties] = await Promise.all([
      prefetchCondominiumLookups(),
      prefetch('properties.fromCondominium', { params: { id }, query: { page: 1 } }),
    ])
    return [...lookups, properties]
  },
  (id) => (
    <>
      <EditCondominiumForm id={id} />
      <div className="mt-5">
        <DevelopmentProperties id={id} />
      </div>
    </>
  ),
)
