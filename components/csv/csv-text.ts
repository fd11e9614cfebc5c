import Papa from 'papaparse'
import { type Cell, cellText } from './cells'

export type Delimiter = ';' | ','

const byteOrderMark = '\uFEFF'

/**
 * A file that a Portuguese Excel opens with a double click: byte order mark, semicolons, lines ended by CR LF, RFC 4180
 * quotes, and no cell that begins a formula. Commas are for spreadsheets that are set to English.
 */
export function csvText(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  delimiter: Delimiter = ';',
): string {
  const cells = [head, ...rows].map((row) => row.map(cellText))
  return byteOrderMark + Papa.unparse(cells, { delimiter, newline: '\r\n' })
}
