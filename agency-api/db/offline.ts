import type { Installation } from '../app-context.ts'
import { lockDataDirectory } from '../data-lock.ts'
import { readEnvironment } from '../environment.ts'
import { openMediaStore, storeResponseMs } from '../media/open.ts'
import { openDatabase } from './open.ts'

/** Runs a command on the configured installation. Prints an error and sets exit code 1 if it fails. */
export async function runOffline(command: (installation: Installation) => Promise<void>) {
  process.umask(0o077)
  try {
    const environment = readEnvironment(process.env)
    const unlock =
      environment.DATABASE_URL === undefined ? lockDataDirectory(environment.dataDir) : () => undefined
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
