import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the data folder for this process alone; answers how to give it back. Throws an Error that names the process
 * which has it. The lock is the operating system's, on a SQLite file, so it ends with its holder however that ends:
 * there is no stale lock to clear away (docs/decisions).
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const holder = path.join(dataDir, 'agency.pid')
  const lock = new DatabaseSync(path.join(dataDir, 'agency.lock'))
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new Error(`The data folder ${dataDir} is in use by process ${pidIn(holder)}. Stop that one first.`)
  }
  writeFileSync(holder, `${process.pid}\n`)
  return () => {
    rmSync(holder, { force: true })
    lock.close()
  }
}

function pidIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'that is just starting'
  }
}
