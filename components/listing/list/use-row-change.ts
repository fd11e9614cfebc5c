'use client'

import type { KeyedMutator } from 'swr'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { type Noun, useMutateCalls } from '@/lib/agency/use-mutate-calls'

type Page<Row> = { rows: readonly Row[]; total: number }

/** What a list says of its answers. */
type Rules<Answer, Row> = {
  /** All that is asked for again afterwards. */
  noun: Noun
  pageOf: (answer: Answer) => Page<Row>
  withPage: (answer: Answer, page: { rows: Row[]; total: number }) => Answer
  /** Whether the list still shows such a record. */
  shows: (row: Row) => boolean
}

/**
 * Changes a record of a shown list: seen at once, sent, taken back with the reason when it is refused. Resolves with
 * whether it worked.
 */
export function useRowChange<Answer, Row extends { id: number }>(
  list: { data: Answer | undefined; mutate: KeyedMutator<Answer> },
  { noun, pageOf, withPage, shows }: Rules<Answer, Row>,
) {
  const { revalidate } = useMutateCalls()

  /** The answer with the record as it is now: in its place, gone when the list is no longer its list, or back where it was. */
  function withRow(answer: Answer, row: Row, at: number): Answer {
    const { rows, total } = pageOf(answer)
    const now = rows.findIndex(({ id }) => id === row.id)
    const stays = shows(row)
    if (now >= 0 && stays) return withPage(answer, { total, rows: rows.with(now, row) })
    if (now >= 0) return withPage(answer, { total: total - 1, rows: rows.toSpliced(now, 1) })
    if (!stays || at < 0) return answer
    return withPage(answer, { total: total + 1, rows: rows.toSpliced(at, 0, row) })
  }

  /** Changes the rows on the screen without asking; the answer that came with the page is not in the cache yet. */
  const show = (row: Row, at: number) =>
    list.mutate(
      (kept) => {
        const answer = kept ?? list.data
        return answer === undefined ? undefined : withRow(answer, row, at)
      },
      { revalidate: false },
    )

  return async function run(before: Row, after: Row, send: () => Promise<void>): Promise<boolean> {
    const rows = list.data === undefined ? [] : pageOf(list.data).rows
    const at = rows.findIndex(({ id }) => id === before.id)
    void show(after, at)
    try {
      await asPendingWrite(send)
      return true
    } catch (error) {
      void show(before, at)
      notifyError(asAgencyError(error))
      return false
    } finally {
      void revalidate(noun)
    }
  }
}
