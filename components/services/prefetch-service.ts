import 'server-only'
import { cache } from 'react'
import { lacksMethod } from '@/components/resource/lacks-call'
import { prefetch } from '@/lib/agency/prefetch'
import { inLanguage } from '@/lib/format/in-language'
import { serviceChoices } from './service-list-state'

/** Fetches a service, from the list if the API has no call for a single one. `null` if it doesn't exist. */
export const prefetchService = cache(async (id: number) => {
  const single = await prefetch('services.get', { params: { id } })
  if (!('error' in single) || !(single.error.status === 404 || lacksMethod(single.error))) return [single]
  const all = await prefetch('services.list', serviceChoices)
  return 'data' in all && !all.data.services.some((service) => service.id === id) ? null : [all]
})

export function titleOfService(
  id: number,
  [result]: NonNullable<Awaited<ReturnType<typeof prefetchService>>>,
  locale: string,
): string | null {
  if (result === undefined || 'error' in result) return null
  const services = 'service' in result.data ? [result.data.service] : result.data.services
  const found = services.find((service) => service.id === id)
  return found === undefined ? null : inLanguage(found.title, locale)
}
