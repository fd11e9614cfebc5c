import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { propertyFormMessages } from '@/components/properties/form/property-form-messages'
import { PropertyRecord } from '@/components/properties/record/property-record'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { inLanguage } from '@/lib/format/in-language'
import { requireId, notFoundIfMissing, parseId } from '../../../record-id'
import { createRecordMetadata } from '../../../record-metadata'

export async function generateMetadata({ params }: LayoutProps<'/properties/edit/[id]'>): Promise<Metadata> {
  const t = await getTranslations('properties.form')
  const id = parseId((await params).id)
  if (id === null) return createRecordMetadata(t('editTitle'), null)
  const record = await prefetchRecord(id)
  if ('error' in record) return createRecordMetadata(t('editTitle'), record.error)
  const { block } = record.data
  const title = inLanguage(block.i18n.title, await getLocale())
  return createRecordMetadata(t('editTitle'), `${block.reference} ${title}`)
}

const prefetchRecord = cache((id: number) => prefetch('properties.general', { params: { id } }))

export default async function PropertyLayout({ params, children }: LayoutProps<'/properties/edit/[id]'>) {
  const id = requireId((await params).id)
  const [record, ...others] = await Promise.all([
    prefetchRecord(id),
    prefetch('properties.location', { params: { id } }),
    prefetch('properties.tags', {}),
  ])
  return (
    <ClientMessages namespaces={propertyFormMessages}>
      <PrefetchBoundary results={[notFoundIfMissing(record), ...others]}>
        <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6">
          <PropertyRecord id={id}>{children}</PropertyRecord>
        </div>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
