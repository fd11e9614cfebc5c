import 'server-only'
import { lacksMethod } from '@/components/resource/lacks-call'
import { prefetch, type Prefetch } from '@/lib/agency/prefetch'
import { serviceChoices } from './service-list-state'

/** One service for its page; from the list where the API cannot give one alone. `null` when there is none. */
export async function prefetchService(id: number): Promise<Prefetch[] | null> {
  const one = await prefetch('services.get', { params: { id } })
  if (!('error' in one) || !(one.error.status === 404 || lacksMethod(one.error))) return [one]
  const all = await prefetch('services.list', serviceChoices)
  return 'data' in all && !all.data.services.some((service) => service.id === id) ? null : [all]
}
