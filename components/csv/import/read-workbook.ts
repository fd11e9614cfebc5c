import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'
import { formatCell, toDayCell, unescapeFormula } from '../cells'
import { fileLimits } from './file-options'
import type { TableFile } from './read-csv'

/**
 * Limits of a workbook's contents, which can be a thousand times larger than the file and would crash the browser tab.
 * `bytes` limits the unpacked size. `cells` includes empty cells before the last row and column: the reader creates all.
 */
const workbookLimits = { bytes: 100_000_000, cells: 50_000_000, characters: 20_000_000 }

/**
 * Reads the first sheet of an Excel workbook (.xlsx). Numbers and dates become text as in our exports, booleans 1 and
 * 0. Removes the apostrophes with which our exports escape formulas, like `readCsv`. Reads one row and column beyond
 * `fileLimits`, so that `readFile` can report that they are exceeded. Rejects archives that aren't workbooks, and
 * workbooks that exceed `workbookLimits`.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<TableFile> {
  assertBounded(bytes)
  const rows: TableFile['rows'] = []
  let characters = 0
  for (const [index, values] of (await readSheet(new Blob([bytes]))).entries()) {
    const cells = values.slice(0, fileLimits.columns + 1).map(textOf)
    if (cells.length <= fileLimits.columns && cells.every((cell) => cell === '')) continue
    for (const { length } of cells) characters += length
    if (characters > workbookLimits.characters) throw new Error('The texts are too long')
    rows.push({ line: index + 1, cells })
    if (rows.length > fileLimits.rows + 1) break
  }
  return { rows, encoding: null, delimiter: null }
}

/** Throws if reading the workbook would take too much memory. No file is unpacked beyond its declared size. */
function assertBounded(bytes: ArrayBuffer): void {
  let unpacked = 0
  const sheets = unzipSync(new Uint8Array(bytes), {
    filter({ name, originalSize }) {
      unpacked += originalSize
      if (unpacked > workbookLimits.bytes) throw new Error('The workbook is too large unpacked')
      return name.startsWith('xl/worksheets/')
    },
  })
  for (const sheet of Object.values(sheets)) assertBoundedSheet(new TextDecoder().decode(sheet))
}

/** A start tag of a row or cell, and its address: `<row r="7">`, `<c r="AB7">`. */
const rowOrCell = /<(?:\w+:)?(?:row|c)\s(?:[^>"']|"[^"]*"|'[^']*')*>/g
const address = /\sr\s*=\s*(?:(["'])([A-Z]{0,3})(\d{1,7})\1)?/

function assertBoundedSheet(xml: string): void {
  let [lastRow, lastColumn] = [1, 1]
  for (const [tag] of xml.matchAll(rowOrCell)) {
    const match = address.exec(tag)
    if (match === null) continue
    const [, , letters = '', digits] = match
    if (digits === undefined) throw new Error('A cell without a valid address')
    lastRow = Math.max(lastRow, Number(digits))
    lastColumn = Math.max(lastColumn, columnOf(letters))
    if (lastRow * lastColumn > workbookLimits.cells) throw new Error('The sheet is too large')
  }
}

/** Returns the number of a column: 1 for A, 27 for AA. */
const columnOf = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

function textOf(cell: unknown): string {
  if (cell instanceof Date) return String(toDayCell(cell.toISOString()) ?? '')
  if (typeof cell === 'number') return formatCell(cell)
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  return typeof cell === 'string' ? unescapeFormula(cell).trim() : ''
}
