import { limits } from '#contract/limits.ts'

export type FetchedPage<Row> = { rows: readonly Row[]; total: number }

/** Asks for one page of a list, of `limits.rowsPerPageMax` rows, as it is filtered and sorted. */
export type FetchPage<Row> = (page: number, signal: AbortSignal) => Promise<FetchedPage<Row>>

export type Progress = { done: number; total: number }

/**
 * All that a list matches, or the first `most` of it, page by page and each record once: one that moved to another page
 * meanwhile is not doubled. Rejects with what a page failed with, and with the signal's reason when it is stopped.
 */
export async function gather<Row extends { id: number }>(
  fetchPage: FetchPage<Row>,
  {
    signal,
    onProgress,
    most = Infinity,
  }: { signal: AbortSignal; onProgress?: (progress: Progress) => void; most?: number },
): Promise<Row[]> {
  const found = new Map<number, Row>()
  for (let page = 1; ; page++) {
    const { rows, total } = await fetchPage(page, signal)
    signal.throwIfAborted()
    for (const row of rows) found.set(row.id, row)
    onProgress?.({ done: Math.min(found.size, total), total })
    if (rows.length === 0 || page * limits.rowsPerPageMax >= Math.min(total, most))
      return [...found.values()].slice(0, most)
  }
}
