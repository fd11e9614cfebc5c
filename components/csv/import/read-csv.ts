import Papa from 'papaparse'
import { unguarded } from '../cells'
import { delimiters, type Encoding, type HowToRead } from './how-to-read'

export type CsvFile = {
  /** Rows that hold anything, each with its number in the file as a spreadsheet counts them, from 1. */
  rows: { line: number; cells: string[] }[]
  encoding: Encoding
  delimiter: string
}

/**
 * Reads what spreadsheets save as CSV: encoding and delimiter are found out unless they are said, apostrophes of our own
 * exports taken off.
 */
export function readCsv(bytes: ArrayBuffer, how: HowToRead = {}): CsvFile {
  const { text, encoding } = how.encoding === undefined ? decoded(bytes) : decodedAs(bytes, how.encoding)
  const said = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = how.delimiter ?? said?.[1] ?? delimiterOf(text)
  const body = said === null ? text : text.slice(said[0].length)
  const rows = Papa.parse<string[]>(body, { delimiter }).data
  const before = said === null ? 1 : 2
  return {
    rows: rows
      .map((cells, at) => ({ line: at + before, cells: cells.map((cell) => unguarded(cell).trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    encoding,
    delimiter,
  }
}

/** UTF-16 says so with a mark; what is not UTF-8 is what a Portuguese Excel writes. */
function decoded(bytes: ArrayBuffer): { text: string; encoding: CsvFile['encoding'] } {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

function decodedAs(bytes: ArrayBuffer, encoding: Encoding): { text: string; encoding: Encoding } {
  const bigEnd = new Uint8Array(bytes)[0] === 0xfe
  const label = encoding === 'UTF-16' ? (bigEnd ? 'utf-16be' : 'utf-16le') : encoding
  return { text: new TextDecoder(label).decode(bytes), encoding }
}

/** The one that divides the first line most often; its heads hardly ever contain one themselves. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1)
  const times = (delimiter: string) => line.split(delimiter).length
  return delimiters.reduce((best, each) => (times(each) > times(best) ? each : best))
}
