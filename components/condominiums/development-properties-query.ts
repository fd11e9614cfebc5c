import type { CallArgs } from '@/lib/agency/types'

/** A page of a development's properties; the page's server half asks for the same, so that it is not asked twice. */
export function propertiesOf(id: number, page: number): CallArgs<'properties.fromCondominium'> {
  return { params: { id }, query: { page } }
}
