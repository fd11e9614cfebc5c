'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { notifyError } from '@/components/resource/notifier'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import type { UseCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { PropertyState } from './listing-filters'
import { belongs, type Change, changed, sendChange } from './quick-change'

type List = UseCall<'properties.list'>
type Answer = NonNullable<List['data']>

/**
 * Changes a property of a shown list: seen at once, sent, taken back with the reason when it is refused. Several are
 * sent in their order. Resolves with whether it worked.
 */
export function useQuickChange(list: List, state: PropertyState) {
  const { revalidate } = useMutateCalls()

  /** Changes the rows on the screen without asking; the answer that came with the page is not in the cache yet. */
  const show = (change: (answer: Answer) => Answer) =>
    list.mutate((kept) => (kept ?? list.data) && change((kept ?? list.data) as Answer), { revalidate: false })

  return async function run(property: Property, changes: readonly Change[]): Promise<boolean> {
    const at = list.data?.properties.findIndex(({ id }) => id === property.id) ?? -1
    void show((answer) => withRow(answer, changed(property, changes), at, state))
    try {
      await asPendingWrite(async () => {
        for (const change of changes) await sendChange(property.id, change)
      })
      return true
    } catch (error) {
      void show((answer) => withRow(answer, property, at, state))
      notifyError(asAgencyError(error))
      return false
    } finally {
      void revalidate('properties')
    }
  }
}

/** The answer with the property as it is now: in its place, gone when the list is no longer its list, or back where it was. */
function withRow(
  { properties, total }: Answer,
  property: Property,
  at: number,
  state: PropertyState,
): Answer {
  const now = properties.findIndex(({ id }) => id === property.id)
  const stays = belongs(state, property)
  if (now >= 0 && stays) return { total, properties: properties.with(now, property) }
  if (now >= 0) return { total: total - 1, properties: properties.toSpliced(now, 1) }
  if (!stays || at < 0) return { total, properties }
  return { total: total + 1, properties: properties.toSpliced(at, 0, property) }
}
