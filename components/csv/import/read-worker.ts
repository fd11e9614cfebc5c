import type { ReadOptions } from './file-options'
import { readCsv } from './read-csv'
import { readWorkbook } from './read-workbook'

export type ReadJob = { bytes: ArrayBuffer; options: ReadOptions; isWorkbook: boolean }

/** Posts the file's table, or null for a workbook that can't be read. */
self.onmessage = async ({ data: { bytes, options, isWorkbook } }: MessageEvent<ReadJob>) =>
  self.postMessage(isWorkbook ? await readWorkbook(bytes).catch(() => null) : readCsv(bytes, options))
