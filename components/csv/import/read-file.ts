import { fileLimits, type ReadOptions } from './file-options'
import type { TableFile } from './read-csv'
import type { ReadJob } from './read-worker'

/**
 * Time after which a workbook counts as unreadable; the largest allowed one takes about a second. CSV files have no
 * timeout: they aren't compressed, so the limit of the file's size limits their content too.
 */
const workbookTimeoutMs = 30_000

export type UnreadableReason =
  'zeroBytes' | 'empty' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'workbook' | 'binary'

export async function readFile(file: File, options: ReadOptions = {}): Promise<TableFile | UnreadableReason> {
  if (file.size === 0) return 'zeroBytes'
  if (file.size > fileLimits.bytes) return 'tooLarge'
  const bytes = await file.arrayBuffer()
  const job = { bytes, options, isWorkbook: isZip(bytes) }
  if (!job.isWorkbook && isBinary(bytes)) return 'binary'
  const table = await readInWorker(job).catch(() => readOnMainThread(job))
  if (table === null) return 'workbook'
  if (table.rows.length > fileLimits.rows + 1) return 'tooManyRows'
  if (table.rows.some(({ cells }) => cells.length > fileLimits.columns)) return 'tooManyColumns'
  return table.rows.length < 2 ? 'empty' : table
}

/** Returns null for a workbook that can't be read or takes too long. */
async function readInWorker(job: ReadJob): Promise<TableFile | null> {
  const { promise, resolve, reject } = Promise.withResolvers<TableFile | null>()
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url))
  const timer = job.isWorkbook ? setTimeout(() => resolve(null), workbookTimeoutMs) : undefined
  worker.onmessage = ({ data }: MessageEvent<TableFile | null>) => resolve(data)
  worker.onerror = () => reject(new Error('The worker could not be started'))
  worker.postMessage(job)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

/** Fallback without workers; blocks the page briefly. */
async function readOnMainThread({ bytes, options, isWorkbook }: ReadJob): Promise<TableFile | null> {
  if (isWorkbook) {
    const { readWorkbook } = await import('./read-workbook')
    return readWorkbook(bytes).catch(() => null)
  }
  const { readCsv } = await import('./read-csv')
  return readCsv(bytes, options)
}

function isZip(bytes: ArrayBuffer): boolean {
  const [p, k] = new Uint8Array(bytes.slice(0, 2))
  return p === 0x50 && k === 0x4b
}

/** Returns true for a PDF, and for a file that contains NUL bytes but doesn't start with UTF-16's byte order mark. */
function isBinary(bytes: ArrayBuffer): boolean {
  const all = new Uint8Array(bytes)
  const isUtf16 = (all[0] === 0xff && all[1] === 0xfe) || (all[0] === 0xfe && all[1] === 0xff)
  const isPdf = new TextDecoder('latin1').decode(all.subarray(0, 5)) === '%PDF-'
  return isPdf || (!isUtf16 && all.includes(0))
}
