import type { CallArgs } from '@/lib/agency/types'

/** Arguments for a page of a development's properties. The server prefetches with the same ones. */
export function propertiesOf(id: number, page: number): CallArgs<'properties.fromCondominium'> {
  return { params: { id }, query: { page } }
}
