import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Messages } from '@/components/layout/messages'
import { condominiumFormMessages } from '@/components/condominiums/condominium-form-messages'
import { CondominiumRecord } from '@/components/condominiums/condominium-record'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf, orMissing } from '../../../record-address'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('condominiums.form')
  return { title: t('editTitle') }
}

export default async function CondominiumLayout({
  params,
  children,
}: LayoutProps<'/condominiums/edit/[id]'>) {
  const id = idOf((await params).id)
  const record = orMissing(await prefetch('condominiums.general', { params: { id } }))
  return (
    <Messages of={condominiumFormMessages}>
      <PrefetchBoundary results={[record]}>
        <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:px-8">
          <CondominiumRecord id={id}>{children}</CondominiumRecord>
        </div>
      </PrefetchBoundary>
    </Messages>
  )
}
