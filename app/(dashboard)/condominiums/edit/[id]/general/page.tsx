import { prefetchDevelopmentLookups } from '@/components/developments/development-lookups'
import { DevelopmentEditor } from '@/components/developments/form/development-form'
import { DevelopmentProperties } from '@/components/developments/record/development-properties'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabPage } from '../../../../record-pages'

export default createTabPage(
  (id) => [
    ...prefetchDevelopmentLookups(),
    prefetch('properties.fromCondominium', { params: { id }, query: { page: 1 } }),
  ],
  (id) => (
    <>
      <DevelopmentEditor id={id} />
      <div className="mt-5">
        <DevelopmentProperties id={id} />
      </div>
    </>
  ),
)
