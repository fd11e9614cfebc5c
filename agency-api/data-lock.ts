import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqlitePath } from './db/open.ts'
import { isBusy } from './db/violations.ts'

/**
 * Locks the data folder for this process; returns how to unlock it. Throws an Error that names the process which has it.
 * The lock is the operating system's, on the SQLite file `agency.lock`, and ends with its process (docs/decisions).
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const holder = path.join(dataDir, 'agency.pid')
  const lockFile = path.join(dataDir, 'agency.lock')
  const lock = new DatabaseSync(lockFile)
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
    requireSameLock(sqlitePath(dataDir), lockFile)
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `The data folder ${dataDir} is in use by process ${pidIn(holder)}. Stop that one first.`,
      { cause: error },
    )
  }
  writeFileSync(holder, `${process.pid}\n`)
  return () => {
    rmSync(holder, { force: true })
    lock.close()
  }
}

/**
 * Ties the lock to the database, which remembers the inode of its lock file in `user_version`. A lock file with another
 * inode was created after the one before it was deleted: its holder may still run, so the database must not be open
 * anywhere. Throws SQLITE_BUSY where it is.
 */
function requireSameLock(file: string, lockFile: string): void {
  const inode = Number(statSync(lockFile, { bigint: true }).ino & 0x7fffffffn)
  const database = new DatabaseSync(file)
  try {
    const known = database.prepare('pragma user_version').get()?.user_version
    if (known === inode) return
    // Conflicts with the shared lock that every connection in WAL mode holds on the file.
    if (known !== 0) database.exec('pragma locking_mode = exclusive')
    database.exec(`begin exclusive; pragma user_version = ${inode}; commit`)
  } finally {
    database.close()
  }
}

function pidIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'that is just starting'
  }
}
