import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { setRecent } from '../recent-entries.ts'
import { openReadOnly } from './sqlite-connection.ts'

// A thread of reader-pool.ts: takes one statement at a time and posts its rows, or its error.

/** Maximum number of cached statements. A list needs one for each combination of filter, sort and page size. */
const maxPrepared = 200

export type ReadRequest = { sql: string; parameters: readonly unknown[] }
export type ReadResult = { rows: unknown[] } | { error: { message: string; code: unknown; errcode: unknown } }

const { file } = workerData as { file: string }
const database = openReadOnly(file)
const prepared = new Map<string, StatementSync>()

parentPort?.on('message', (request: ReadRequest) => {
  parentPort?.postMessage(read(request))
})

function read({ sql, parameters }: ReadRequest): ReadResult {
  try {
    const statement = setRecent(prepared, sql, prepared.get(sql) ?? database.prepare(sql), maxPrepared)
    return { rows: statement.all(...(parameters as SQLInputValue[])) }
  } catch (error) {
    // Structured cloning drops an error's code, which identifies violated constraints and disk failures.
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
    return { error: { message, code, errcode } }
  }
}
