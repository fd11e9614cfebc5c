import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqlitePath } from './db/open.ts'
import { isBusy } from './db/violations.ts'

/**
 * Locks the data directory for this process; returns a function that unlocks it. Throws an Error that names the process
 * holding the lock. The operating system's lock on the SQLite file `agency.lock` ends with its process
 * (docs/adr/0010-data-directory-lock.md).
 */
export function lockDataDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const pidFile = path.join(dataDir, 'agency.pid')
  const lockFile = path.join(dataDir, 'agency.lock')
  const lock = new DatabaseSync(lockFile)
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
    requireSameLock(sqlitePath(dataDir), lockFile)
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(`The data directory ${dataDir} is in use by ${describeHolder(pidFile)}. Stop it first.`, {
      cause: error,
    })
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => {
    rmSync(pidFile, { force: true })
    lock.close()
  }
}

/**
 * Ties the lock to the database, which stores the inode of its lock file in `user_version`. Another inode means that
 * the lock file was deleted and recreated, and the lock's former holder may still run. Throws SQLITE_BUSY if the inode
 * differs and any process has the database open.
 */
function requireSameLock(file: string, lockFile: string): void {
  const inode = Number(statSync(lockFile, { bigint: true }).ino & 0x7fffffffn)
  const database = new DatabaseSync(file)
  try {
    const storedInode = database.prepare('pragma user_version').get()?.user_version
    if (storedInode === inode) return
    // Exclusive mode conflicts with the shared lock that every connection in WAL mode has on the file.
    if (storedInode !== 0) database.exec('pragma locking_mode = exclusive')
    database.exec(`begin exclusive; pragma user_version = ${inode}; commit`)
  } finally {
    database.close()
  }
}

function describeHolder(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8').trim()}`
  } catch {
    return 'a process that is just starting'
  }
}
