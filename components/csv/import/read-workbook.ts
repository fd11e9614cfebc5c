import { readSheet } from 'read-excel-file/web-worker'
import { cellText, dayCell } from '../cells'
import type { TableFile } from './read-csv'

/**
 * Reads the first sheet of an Excel workbook (.xlsx). Numbers and dates become text as in our exports, yes and no 1
 * and 0. Rejects for other archives.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<TableFile> {
  const rows = await readSheet(new Blob([bytes]))
  return {
    rows: rows
      .map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    encoding: null,
    delimiter: null,
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return String(dayCell(cell.toISOString()) ?? '')
  if (typeof cell === 'number') return cellText(cell)
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  return typeof cell === 'string' ? cell.trim() : ''
}
