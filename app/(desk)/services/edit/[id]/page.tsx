import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EditService } from '@/components/services/edit-service'
import { prefetchService } from '@/components/services/prefetch-service'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf } from '../../../record-address'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('services'))('editTitle') }
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
