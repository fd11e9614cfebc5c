import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { logLine } from '../log.ts'
import type { Db } from './schema.ts'

const maxCopies = 3

/**
 * Copies a SQLite database into the folder `before-upgrade` next to it, named after its last migration, and keeps
 * the last three copies. Throws if it can't be copied, for example because the disk is full.
 */
export async function copyBeforeUpgrade(db: Db, migration: string): Promise<void> {
  const { rows } = await sql<{
    file: string
  }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const database = rows[0]?.file ?? ''
  const folder = path.join(path.dirname(database), 'before-upgrade')
  mkdirSync(folder, { recursive: true })
  const copy = path.join(folder, `agency-${migration}.sqlite`)
  const unfinished = `${copy}.part`
  rmSync(unfinished, { force: true })
  try {
    await sql`vacuum into ${unfinished}`.execute(db)
    // SQLite does not sync what `vacuum into` writes.
    sync(unfinished)
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw new Error(`The database was not upgraded, because it could not be copied to ${copy} first.`, {
      cause: error,
    })
  }
  // Excludes the new copy: after a downgrade its name may sort before the older ones, and it would be deleted.
  const olderCopies = readdirSync(folder).filter(
    (name) => name.endsWith('.sqlite') && name !== path.basename(copy),
  )
  for (const name of olderCopies.sort().slice(0, 1 - maxCopies)) rmSync(path.join(folder, name))
  logLine({ event: 'database copied before its upgrade', file: copy })
}

function sync(file: string): void {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
