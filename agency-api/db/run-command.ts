import type { Installation } from '../app-context.ts'
import { lockDataDirectory } from '../data-lock.ts'
import { readEnvironment } from '../environment.ts'
import { openMediaStore, storeResponseMs } from '../media/open.ts'
import { openDatabase } from './open.ts'

/**
 * Runs a command on the configured installation. On SQLite, the command fails while the API runs, unless `lock` is
 * false. On failure, prints the error and sets exit code 1.
 */
export async function runCommand(
  command: (installation: Installation) => Promise<void>,
  { lock = true } = {},
): Promise<void> {
  process.umask(0o077)
  try {
    const environment = readEnvironment(process.env)
    const needsLock = lock && environment.DATABASE_URL === undefined
    const unlock = needsLock ? lockDataDirectory(environment.dataDir) : () => undefined
    const db = openDatabase(environment)
    try {
      await command({ db, media: await openMediaStore(environment, storeResponseMs.command) })
    } finally {
      await db.destroy()
      unlock()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
