import type { Cell } from './cells'
import type { Delimiter } from './csv-text'

/** Hands the browser a CSV to save as `agentes-2026-11-21.csv`; the writer is fetched for it. */
export async function saveCsv(
  name: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  delimiter?: Delimiter,
): Promise<void> {
  const { csvText } = await import('./csv-text')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([csvText(head, rows, delimiter)], { type: 'text/csv;charset=utf-8' }),
  )
  link.download = fileName(name, new Date())
  link.click()
  // The browser reads the file after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The noun in the reader's language and the day in Lisbon, without what a file system refuses. */
export function fileName(name: string, now: Date): string {
  const noun = name
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${noun}-${now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' })}.csv`
}
