import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EditService } from '@/components/services/edit-service'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf, orMissing } from '../../../record-address'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('services'))('editTitle') }
}

export default async function EditServicePage({ params }: PageProps<'/services/edit/[id]'>) {
  const id = idOf((await params).id)
  return (
    <PrefetchBoundary results={[orMissing(await prefetch('services.get', { params: { id } }))]}>
      <EditService id={id} />
    </PrefetchBoundary>
  )
}
