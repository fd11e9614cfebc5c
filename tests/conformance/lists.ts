import type { CallName } from '#contract/index.ts'
import type { CallOptionsOf } from './client.ts'
import { idsAt, rowsAt, valueAt } from './body-values.ts'
import type { ConformanceRun } from './conformance-run.ts'

type ListOptions<C extends CallName> = {
  rows: string
  total?: string
  request: (query: Record<string, unknown>) => CallOptionsOf<C>
  pageSizeParameter: 'limit' | 'itemsPerPage'
}

/** Checks the total and the pages of a list. Returns the ids of its first page. */
export async function checkPaging<C extends CallName>(
  run: ConformanceRun,
  call: C,
  list: ListOptions<C>,
): Promise<number[]> {
  const firstPage = await run.expectSuccess(call, list.request({}))
  if (firstPage === null) return []
  const total = valueAt(firstPage.body, list.total ?? 'total')
  const rowCount = rowsAt(firstPage.body, list.rows).length
  if (typeof total === 'number')
    run.check(call, total >= rowCount, `returns total ${total} but ${rowCount} rows on one page`)
  if (rowCount > 1) {
    const pages = [1, 2].map((page) =>
      run.expectSuccess(call, list.request({ page, [list.pageSizeParameter]: 1 })),
    )
    const [first, second] = (await Promise.all(pages)).map((result) => rowsAt(result?.body, list.rows))
    run.check(call, first?.length === 1, `returns ${first?.length} rows for ${list.pageSizeParameter} 1`)
    const isDifferent = JSON.stringify(first) !== JSON.stringify(second)
    run.check(call, isDifferent, 'returns the same rows for page 1 and 2')
  }
  return idsAt(firstPage.body, list.rows)
}

export async function checkSorts<C extends CallName, S extends string>(
  run: ConformanceRun,
  call: C,
  rows: string,
  sorts: readonly S[],
  request: (sort: S, descending: boolean) => CallOptionsOf<C>,
): Promise<void> {
  for (const sort of sorts) {
    const ascending = await run.expectSuccess(call, request(sort, false))
    const descending = await run.expectSuccess(call, request(sort, true))
    if (ascending === null || descending === null) continue
    const [first, second] = [idsAt(ascending.body, rows), idsAt(descending.body, rows)]
    const isSame = first.length > 1 && first.join() === second.join()
    run.check(call, !isSame, `returns the same order ascending and descending by ${sort}`)
  }
}

export async function checkFilter<C extends CallName>(
  run: ConformanceRun,
  call: C,
  rows: string,
  { label, options, expected }: { label: string; options: CallOptionsOf<C>; expected: number[] },
): Promise<void> {
  const result = await run.expectSuccess(call, options)
  if (result === null) return
  const found = idsAt(result.body, rows).toSorted((a, b) => a - b)
  const isSame = found.join() === expected.toSorted((a, b) => a - b).join()
  run.check(call, isSame, `${label} finds ${found.length} records, not ${expected.length}`)
}
