import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { logError } from '../log.ts'
import type { Db } from './schema.ts'
import { isCorruption, type SqliteFile, sqliteFiles } from './sqlite-file.ts'

const dayMs = 86_400_000

/**
 * Checks the SQLite file now and daily; a damaged one is no longer written to. Returns a function that stops the
 * checks.
 */
export function scheduleIntegrityCheck(db: Db): () => void {
  const file = sqliteFiles.get(db)
  if (file === undefined) return () => undefined
  const check = () =>
    void checkIntegrity(file).catch((error: unknown) => logError(error, { background: 'integrity' }))
  check()
  const timer = setInterval(check, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function checkIntegrity(file: SqliteFile): Promise<void> {
  if ((await findDamage(file)) === null) return
  // Checks again, because the file may have been moved away and put back during the first check.
  const damage = file.isMissing() ? null : await findDamage(file)
  if (damage !== null && !file.isMissing()) file.reportDamage(damage)
}

/** Returns SQLite's description of the first fault, or null. */
async function findDamage({ path }: SqliteFile): Promise<string | null> {
  const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: path })
  worker.unref()
  try {
    const [result] = (await once(worker, 'message')) as [unknown]
    return result === 'ok' ? null : String(result)
  } catch (error) {
    // A damaged page makes the check itself fail; other errors don't concern the file.
    if (isCorruption(error)) return error.message
    throw error
  }
}
