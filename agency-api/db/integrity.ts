import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Kysely } from 'kysely'
import { logError } from '../log.ts'
import type { Database } from './schema.ts'
import { sqliteFileOf, type SqliteFile } from './sqlite-file.ts'

const dayMs = 86_400_000

/**
 * Checks the SQLite file now and once a day, on a separate thread because the check reads the whole file. Damage
 * stops writes. Returns a function that stops it.
 */
export function scheduleIntegrityCheck(db: Kysely<Database>): () => void {
  const file = sqliteFileOf(db)
  if (file === null) return () => undefined
  const check = () =>
    void checkIntegrity(file).catch((error: unknown) => logError(error, { background: 'integrity' }))
  check()
  const timer = setInterval(check, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function checkIntegrity(file: SqliteFile): Promise<void> {
  const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: file.path })
  worker.unref()
  try {
    const [result] = (await once(worker, 'message')) as [unknown]
    if (result !== 'ok') file.reportDamage(String(result))
  } catch (error) {
    // A damaged page makes the check itself fail with an error of SQLite; other errors don't concern the file.
    const converted = file.convert(error)
    if (converted === error) throw error
  }
}
