import { limits } from '#contract/limits.ts'

type FetchedPage<Row> = { rows: readonly Row[]; total: number }

/** Fetches one page of a list, with `limits.rowsPerPageMax` rows and the list's filters and sorting. */
export type FetchPage<Row> = (page: number, signal: AbortSignal) => Promise<FetchedPage<Row>>

export type Progress = { done: number; total: number }

/**
 * Fetches all pages of a list, or the first `maxRows` records. Returns a record once, even if it moves between pages
 * meanwhile. Rejects with a page's error, or the signal's reason when aborted.
 */
export async function fetchAllPages<Row extends { id: number }>(
  fetchPage: FetchPage<Row>,
  {
    signal = new AbortController().signal,
    onProgress,
    maxRows = Infinity,
  }: { signal?: AbortSignal; onProgress?: (progress: Progress) => void; maxRows?: number } = {},
): Promise<Row[]> {
  const rowsById = new Map<number, Row>()
  for (let page = 1; ; page++) {
    const { rows, total } = await fetchPage(page, signal)
    signal.throwIfAborted()
    for (const row of rows) rowsById.set(row.id, row)
    onProgress?.({ done: Math.min(rowsById.size, total), total })
    if (rows.length === 0 || page * limits.rowsPerPageMax >= Math.min(total, maxRows))
      return [...rowsById.values()].slice(0, maxRows)
  }
}
