import Papa from 'papaparse'
import { type Cell, formatCell } from './cells'

export type Delimiter = ';' | ','

const byteOrderMark = '\uFEFF'

/**
 * Builds CSV that a Portuguese Excel opens on double-click: byte order mark, semicolons, CRLF, RFC 4180 quoting,
 * formulas escaped. Spreadsheets set to English need commas as the delimiter.
 */
export function formatCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  delimiter: Delimiter = ';',
): string {
  const cells = [header, ...rows].map((row) => row.map(formatCell))
  return byteOrderMark + Papa.unparse(cells, { delimiter, newline: '\r\n' })
}
