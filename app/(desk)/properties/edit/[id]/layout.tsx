import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Messages } from '@/components/layout/messages'
import { propertyFormMessages } from '@/components/properties/property-form-messages'
import { PropertyRecord } from '@/components/properties/property-record'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf, orMissing } from '../../../record-address'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('properties.form')
  return { title: t('editTitle') }
}

export default async function PropertyLayout({ params, children }: LayoutProps<'/properties/edit/[id]'>) {
  const id = idOf((await params).id)
  const record = orMissing(await prefetch('properties.general', { params: { id } }))
  return (
    <Messages of={propertyFormMessages}>
      <PrefetchBoundary results={[record]}>
        <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:px-8">
          <PropertyRecord id={id}>{children}</PropertyRecord>
        </div>
      </PrefetchBoundary>
    </Messages>
  )
}
