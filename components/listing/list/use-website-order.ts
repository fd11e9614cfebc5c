'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { type FetchPage, gather } from '@/components/resource/gather'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { isSet } from '../filter/filter-values'
import type { RecordNoun } from '../record/record-noun'
import { type ListState, perPageOf, type SomeFilters } from './list-state'
import { useUndo } from './use-undo'

/** Moves a record by one place; null where there is none to move to. */
export type Moves = { up: (() => void) | null; down: (() => void) | null }

type Shown<Row> = {
  asked: ListState<SomeFilters, string>
  /** The page on the screen, and how many there are over all pages. */
  rows: readonly Row[]
  total: number
  /** Any page of the same list. */
  fetchPage: FetchPage<Row>
  nameOf: (row: Row) => string
}

/**
 * Moves records in the order in which the website shows them, over the borders of pages. Gives null where a list is
 * not in that order, is not whole because of a filter, or is longer than one call can put in order.
 */
export function useWebsiteOrder<Row extends { id: number }>(
  noun: RecordNoun,
  { asked, rows, total, fetchPage, nameOf }: Shown<Row>,
): (row: Row) => Moves | null {
  const t = useTranslations('listing.list')
  const quiet = { done: null, revalidate: [`${noun}.list`] } as const
  const put = (list: number[]) => call(`${noun}.reorderLocations`, { body: { list } })
  const undo = useAction(put, quiet)
  const told = useUndo()
  const move = useAction(async ({ id }: Row, by: 1 | -1) => {
    const whole = await gather(fetchPage, { signal: new AbortController().signal })
    const before = whole.map((row) => row.id)
    const at = before.indexOf(id)
    const neighbour = before[at + by]
    // Somebody else has changed the list meanwhile; it is shown anew.
    if (at < 0 || neighbour === undefined) return null
    await put(before.with(at, neighbour).with(at + by, id))
    return { before, place: at + by + 1 }
  }, quiet)

  async function go(row: Row, by: 1 | -1) {
    const moved = await move.run(row, by)
    if (moved === undefined || moved === null) return
    const reference = nameOf(row)
    told(t('moved', { reference, place: moved.place }), { reference }, async () => {
      return (await undo.run(moved.before)) !== undefined
    })
  }

  const { sort, view, page, filters } = asked
  const whole = sort === 'website' && view !== 'map' && !Object.values(filters).some(isSet)
  return (row) => {
    if (!whole || total > limits.reordered) return null
    const place = (page - 1) * perPageOf(view) + rows.findIndex(({ id }) => id === row.id)
    return {
      up: place > 0 ? () => void go(row, -1) : null,
      down: place < total - 1 ? () => void go(row, 1) : null,
    }
  }
}
