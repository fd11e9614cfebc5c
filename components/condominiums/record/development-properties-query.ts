import type { CallArgs } from '@/lib/agency/types'

/** Returns the arguments to fetch a page of a development's properties, in the browser and in the server's prefetch. */
export function propertiesArgsOf(id: number, page: number): CallArgs<'properties.fromCondominium'> {
  return { params: { id }, query: { page } }
}
