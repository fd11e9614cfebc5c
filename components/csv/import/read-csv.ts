import Papa from 'papaparse'
import { unescapeFormula } from '../cells'
import { delimiters, type Encoding, type ReadOptions } from './file-options'

/** A table of texts. Encoding and delimiter are those of a CSV file; null for a workbook. */
export type TableFile = {
  /** Non-empty rows with their line number as spreadsheets count, from 1. */
  rows: { line: number; cells: string[] }[]
  encoding: Encoding | null
  delimiter: string | null
}
type CsvFile = TableFile & { encoding: Encoding; delimiter: string }

/**
 * Parses CSV saved by spreadsheets. Detects encoding and delimiter unless set, and removes the apostrophes with which
 * our exports escape formulas.
 */
export function readCsv(bytes: ArrayBuffer, options: ReadOptions = {}): CsvFile {
  const encoding = options.encoding ?? detectEncoding(bytes)
  const text = decodeAs(bytes, encoding)
  // Excel's separator line, such as `sep=;`.
  const separator = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = options.delimiter ?? separator?.[1] ?? guessDelimiter(text)
  const body = separator === null ? text : text.slice(separator[0].length)
  const rows = Papa.parse<string[]>(body, { delimiter }).data
  const firstLine = separator === null ? 1 : 2
  return {
    rows: rows
      .map((cells, index) => ({
        line: index + firstLine,
        cells: cells.map((cell) => unescapeFormula(cell).trim()),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    encoding,
    delimiter,
  }
}

/**
 * Detects UTF-16 by its byte order mark. Treats anything else that isn't valid UTF-8 as Windows-1252, which Portuguese
 * Excel writes.
 */
function detectEncoding(bytes: ArrayBuffer): Encoding {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'UTF-8'
  } catch {
    return 'Windows-1252'
  }
}

function decodeAs(bytes: ArrayBuffer, encoding: Encoding): string {
  const isBigEndian = new Uint8Array(bytes)[0] === 0xfe
  const label = encoding === 'UTF-16' ? (isBigEndian ? 'utf-16be' : 'utf-16le') : encoding
  return new TextDecoder(label).decode(bytes)
}

/** Returns the most frequent delimiter in the first line: the texts of column headers rarely contain delimiters. */
function guessDelimiter(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1)
  const countParts = (delimiter: string) => line.split(delimiter).length
  return delimiters.reduce((best, delimiter) => (countParts(delimiter) > countParts(best) ? delimiter : best))
}
