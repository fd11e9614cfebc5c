import type { CallName } from '#contract/index.ts'
import type { CallOptionsOf } from './client.ts'
import { idsAt, rowsAt, at } from './reading.ts'
import type { Walk } from './walk.ts'

type Listed<C extends CallName> = {
  rows: string
  total?: string
  request: (query: Record<string, unknown>) => CallOptionsOf<C>
  size: 'limit' | 'itemsPerPage'
}

export async function tryPaging<C extends CallName>(walk: Walk, call: C, list: Listed<C>): Promise<number[]> {
  const whole = await walk.try(call, list.request({}))
  if (whole === null) return []
  const total = at(whole.body, list.total ?? 'total')
  const rows = rowsAt(whole.body, list.rows).length
  if (typeof total === 'number')
    walk.check(call, total >= rows, `says a total of ${total} with ${rows} rows on a page`)
  if (rows > 1) {
    const pages = [1, 2].map((page) => walk.try(call, list.request({ page, [list.size]: 1 })))
    const [first, second] = (await Promise.all(pages)).map((result) => rowsAt(result?.body, list.rows))
    walk.check(call, first?.length === 1, `returns ${first?.length} rows for ${list.size} 1`)
    const differ = JSON.stringify(first) !== JSON.stringify(second)
    walk.check(call, differ, 'returns the same rows for page 1 and 2')
  }
  return idsAt(whole.body, list.rows)
}

export async function trySorts<C extends CallName>(
  walk: Walk,
  call: C,
  rows: string,
  sorts: readonly string[],
  request: (sort: string, falls: boolean) => CallOptionsOf<C>,
): Promise<void> {
  for (const sort of sorts) {
    const up = await walk.try(call, request(sort, false))
    const down = await walk.try(call, request(sort, true))
    if (up === null || down === null) continue
    const [rising, falling] = [idsAt(up.body, rows), idsAt(down.body, rows)]
    const same = rising.length > 1 && rising.join() === falling.join()
    walk.check(call, !same, `is in the same order both ways by ${sort}`)
  }
}

export async function tryFilter<C extends CallName>(
  walk: Walk,
  call: C,
  rows: string,
  { says, sent, expected: wanted }: { says: string; sent: CallOptionsOf<C>; expected: number[] },
): Promise<void> {
  const result = await walk.try(call, sent)
  if (result === null) return
  const found = idsAt(result.body, rows).toSorted((a, b) => a - b)
  const same = found.join() === wanted.toSorted((a, b) => a - b).join()
  walk.check(call, same, `${says} finds ${found.length} records, not the ${wanted.length} that it should`)
}
