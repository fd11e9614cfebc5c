import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { isUnsupported } from '@/components/resource/unsupported-call'
import { EditService } from '@/components/services/edit-service'
import { isLastLookupPage, serviceLookupArgs } from '@/components/services/service-list-state'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { inLanguage } from '@/lib/format/in-language'
import { requireId } from '../../../record-id'
import { toRecordMetadata } from '../../../record-metadata'

export async function generateMetadata({ params }: PageProps<'/services/edit/[id]'>): Promise<Metadata> {
  const t = await getTranslations('services')
  const id = requireId((await params).id)
  const title = titleOfService(id, (await prefetchService(id)) ?? notFound(), await getLocale())
  return title === null ? { title: t('editTitle') } : toRecordMetadata(t('editTitle'), title)
}

export default async function EditServicePage({ params }: PageProps<'/services/edit/[id]'>) {
  const id = requireId((await params).id)
  const results = (await prefetchService(id)) ?? notFound()
  return (
    <PrefetchBoundary results={results}>
      <EditService id={id} />
    </PrefetchBoundary>
  )
}

/**
 * Prefetches a service. If the API has no endpoint for a single service, prefetches the pages of the list up to the one
 * with the service. Returns null if the service doesn't exist.
 */
const prefetchService = cache(async (id: number) => {
  const service = await prefetch('services.get', { params: { id } })
  if ('data' in service || !(service.error.status === 404 || isUnsupported(service.error))) return [service]
  const pages = []
  for (let page = 1; ; page += 1) {
    const list = await prefetch('services.list', serviceLookupArgs(page))
    pages.push(list)
    if ('error' in list || list.data.services.some((item) => item.id === id)) return pages
    if (isLastLookupPage(page, list.data.total)) return null
  }
})

function titleOfService(
  id: number,
  results: NonNullable<Awaited<ReturnType<typeof prefetchService>>>,
  locale: string,
): string | null {
  const result = results.at(-1)
  if (result === undefined || 'error' in result) return null
  const services = 'service' in result.data ? [result.data.service] : result.data.services
  const service = services.find((service) => service.id === id)
  return service === undefined ? null : inLanguage(service.title, locale)
}
