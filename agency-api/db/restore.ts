import path from 'node:path'
import { readBackup } from '../backup/read.ts'
import { lockDataFolder } from '../data-lock.ts'
import { readEnvironment } from '../environment.ts'
import { openMediaStore } from '../media/open.ts'
import { openDatabase } from './open.ts'

process.umask(0o077)
const file = process.argv[2]
if (file === undefined) {
  console.error('Say which: npm run db:restore -- agency-2026-11-21.tar.gz')
  process.exit(1)
}
try {
  const environment = readEnvironment(process.env)
  // On SQLite the API must not run meanwhile; an empty PostgreSQL database has no users to serve.
  const unlock =
    environment.DATABASE_URL === undefined ? lockDataFolder(environment.dataDir) : () => undefined
  const db = openDatabase(environment)
  try {
    const { rows, files } = await readBackup(
      { db, media: await openMediaStore(environment) },
      path.resolve(file),
    )
    const amount = Object.values(rows).reduce((sum, each) => sum + each, 0)
    console.log(`Restored ${amount} rows and ${files} files. Everybody must sign in again.`)
  } finally {
    await db.destroy()
    unlock()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
