import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { condominiumFormMessages } from '@/components/condominiums/form/condominium-form-messages'
import { CondominiumRecord } from '@/components/condominiums/record/condominium-record'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { inLanguage } from '@/lib/format/in-language'
import { requireId, notFoundIfMissing, parseId } from '../../../record-id'
import { createRecordMetadata } from '../../../record-metadata'

export async function generateMetadata({
  params,
}: LayoutProps<'/condominiums/edit/[id]'>): Promise<Metadata> {
  const t = await getTranslations('condominiums.form')
  const id = parseId((await params).id)
  if (id === null) return createRecordMetadata(t('editTitle'), null)
  const record = await prefetchRecord(id)
  if ('error' in record) return createRecordMetadata(t('editTitle'), record.error)
  const { block } = record.data
  const title = inLanguage(block.i18n.title, await getLocale())
  return createRecordMetadata(t('editTitle'), title)
}

const prefetchRecord = cache((id: number) => prefetch('condominiums.general', { params: { id } }))

export default async function CondominiumLayout({
  params,
  children,
}: LayoutProps<'/condominiums/edit/[id]'>) {
  const id = requireId((await params).id)
  const [record, ...others] = await Promise.all([
    prefetchRecord(id),
    prefetch('condominiums.location', { params: { id } }),
    prefetch('condominiums.tags', {}),
  ])
  return (
    <ClientMessages namespaces={condominiumFormMessages}>
      <PrefetchBoundary results={[notFoundIfMissing(record), ...others]}>
        <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6">
          <CondominiumRecord id={id}>{children}</CondominiumRecord>
        </div>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
