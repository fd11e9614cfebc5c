import type { HowToRead } from './file-options'
import type { CsvFile } from './read-csv'

/** Sanity limits: an agency's list has a few hundred rows. */
export const fileMax = { bytes: 5_000_000, rows: 5_000 }

export type Unreadable = 'zeroBytes' | 'empty' | 'tooLarge' | 'tooManyRows' | 'workbook' | 'binary'

export async function readFile(file: File, how: HowToRead = {}): Promise<CsvFile | Unreadable> {
  if (file.size === 0) return 'zeroBytes'
  if (file.size > fileMax.bytes) return 'tooLarge'
  const bytes = await file.arrayBuffer()
  if (isZip(bytes)) return 'workbook'
  if (isBinary(bytes)) return 'binary'
  const read = await inWorker(bytes, how).catch(() => inPage(bytes, how))
  if (read.rows.length > fileMax.rows + 1) return 'tooManyRows'
  return read.rows.length < 2 ? 'empty' : read
}

function inWorker(bytes: ArrayBuffer, how: HowToRead): Promise<CsvFile> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url))
    const over = () => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<CsvFile>) => {
      over()
      resolve(data)
    }
    worker.onerror = () => {
      over()
      reject(new Error('The worker could not be started'))
    }
    worker.postMessage({ bytes, how })
  })
}

/** Fallback without workers; blocks the page briefly. */
async function inPage(bytes: ArrayBuffer, how: HowToRead): Promise<CsvFile> {
  const { readCsv } = await import('./read-csv')
  return readCsv(bytes, how)
}

function isZip(bytes: ArrayBuffer): boolean {
  const [p, k] = new Uint8Array(bytes.slice(0, 2))
  return p === 0x50 && k === 0x4b
}

/** Text contains no 0 byte except in UTF-16, which starts with a byte order mark. Images and documents do. */
function isBinary(bytes: ArrayBuffer): boolean {
  const all = new Uint8Array(bytes)
  const isUtf16 = (all[0] === 0xff && all[1] === 0xfe) || (all[0] === 0xfe && all[1] === 0xff)
  return !isUtf16 && all.includes(0)
}
