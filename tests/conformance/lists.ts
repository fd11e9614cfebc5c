import type { CallName } from '#contract/index.ts'
import type { SentTo } from './asking.ts'
import { idsAt, rowsAt, at } from './reading.ts'
import type { Walk } from './walk.ts'

type Listed<C extends CallName> = {
  /** Where the answer has its rows, and how many there are in all. */
  rows: string
  total?: string
  /** The query as this list writes it, merged into what is asked. */
  ask: (query: Record<string, unknown>) => SentTo<C>
  /** The name of the page's size. */
  size: 'limit' | 'itemsPerPage'
}

/** A list's paging: as many rows as asked for at most, and another page with other rows. */
export async function tryPaging<C extends CallName>(walk: Walk, call: C, list: Listed<C>): Promise<number[]> {
  const whole = await walk.try(call, list.ask({}))
  if (whole === null) return []
  const total = at(whole.body, list.total ?? 'total')
  const rows = rowsAt(whole.body, list.rows).length
  if (typeof total === 'number')
    walk.check(call, total >= rows, `says a total of ${total} with ${rows} rows on a page`)
  if (rows > 1) {
    const pages = [1, 2].map((page) => walk.try(call, list.ask({ page, [list.size]: 1 })))
    const [first, second] = (await Promise.all(pages)).map((came) => rowsAt(came?.body, list.rows))
    walk.check(call, first?.length === 1, `answers ${first?.length} rows to ${list.size} 1`)
    const differ = JSON.stringify(first) !== JSON.stringify(second)
    walk.check(call, differ, 'answers the same rows to page 1 and 2')
  }
  return idsAt(whole.body, list.rows)
}

/** Each order that a list offers, both ways round, over at least two records of ours: the other way is the other order. */
export async function trySorts<C extends CallName>(
  walk: Walk,
  call: C,
  rows: string,
  sorts: readonly string[],
  ask: (sort: string, falls: boolean) => SentTo<C>,
): Promise<void> {
  for (const sort of sorts) {
    const up = await walk.try(call, ask(sort, false))
    const down = await walk.try(call, ask(sort, true))
    if (up === null || down === null) continue
    const [rising, falling] = [idsAt(up.body, rows), idsAt(down.body, rows)]
    const same = rising.length > 1 && rising.join() === falling.join()
    walk.check(call, !same, `is in the same order both ways by ${sort}`)
  }
}

/** A filter finds just these of our records. */
export async function tryFilter<C extends CallName>(
  walk: Walk,
  call: C,
  rows: string,
  { says, sent, wanted }: { says: string; sent: SentTo<C>; wanted: number[] },
): Promise<void> {
  const came = await walk.try(call, sent)
  if (came === null) return
  const found = idsAt(came.body, rows).toSorted((a, b) => a - b)
  const same = found.join() === wanted.toSorted((a, b) => a - b).join()
  walk.check(call, same, `${says} finds ${found.length} records, not the ${wanted.length} that it should`)
}
