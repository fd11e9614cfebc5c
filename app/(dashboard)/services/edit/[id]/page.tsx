import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EditService } from '@/components/services/edit-service'
import { prefetchService, titleOfService } from '@/components/services/prefetch-service'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf } from '../../../record-address'
import { recordTitle } from '../../../record-title'

export async function generateMetadata({ params }: PageProps<'/services/edit/[id]'>): Promise<Metadata> {
  const t = await getTranslations('services')
  const id = idOf((await params).id)
  const title = titleOfService(id, (await prefetchService(id)) ?? notFound(), await getLocale())
  return title === null ? { title: t('editTitle') } : recordTitle(t('editTitle'), title)
}

export default async function EditServicePage({ params }: PageProps<'/services/edit/[id]'>) {
  const id = idOf((await params).id)
  const results = (await prefetchService(id)) ?? notFound()
  return (
    <PrefetchBoundary results={results}>
      <EditService id={id} />
    </PrefetchBoundary>
  )
}
