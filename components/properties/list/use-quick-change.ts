'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { useRowChange } from '@/components/portfolio/list/use-row-change'
import type { UseCall } from '@/lib/agency/use-call'
import type { PropertyState } from './listing-filters'
import { belongs, type Change, changed, sendChange } from '../quick-change'

/** Changes a property of a list; several changes are sent in order. Resolves with true on success. */
export function useQuickChange(list: UseCall<'properties.list'>, state: PropertyState) {
  const run = useRowChange(list, {
    resource: 'properties',
    pageOf: ({ properties, total }) => ({ rows: properties, total }),
    withPage: (response, { rows, total }) => ({ ...response, properties: rows, total }),
    shows: (property) => belongs(state, property),
  })
  return (property: Property, changes: readonly Change[]) =>
    run(property, changed(property, changes), async () => {
      for (const change of changes) await sendChange(property.id, change)
    })
}
