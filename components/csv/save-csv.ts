import type { Cell, Column } from './cells'
import type { Delimiter } from './csv-text'

/** Downloads a CSV named like `agentes-2026-11-21.csv`. The CSV writer is loaded on demand. */
export async function saveCsv(
  name: string,
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  delimiter?: Delimiter,
): Promise<void> {
  const { formatCsv } = await import('./csv-text')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([formatCsv(header, rows, delimiter)], { type: 'text/csv;charset=utf-8' }),
  )
  link.download = formatFileName(name, new Date())
  link.click()
  // The browser reads the file after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Returns the resource's name and the date in Lisbon, without characters that file systems reject. */
export function formatFileName(name: string, now: Date): string {
  const resource = name
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${resource}-${now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' })}.csv`
}

export function selectTableColumns<Row>(
  columns: readonly Column<Row>[],
  visibleColumns: readonly string[],
): readonly Column<Row>[] {
  return ['fixed', ...visibleColumns].flatMap((name) =>
    columns.filter(({ tableColumn }) => tableColumn === name),
  )
}
