import { lockDataFolder } from '../data-lock.ts'
import { migrate, openDatabase } from '../db/open.ts'
import { readEnvironment } from '../environment.ts'
import { adoptStore } from './installation.ts'
import { openMediaStore } from './open.ts'

// Implements `npm run media:adopt`: binds the configured media store to the configured database.
process.umask(0o077)
try {
  const environment = readEnvironment(process.env)
  const unlock =
    environment.DATABASE_URL === undefined ? lockDataFolder(environment.dataDir) : () => undefined
  const db = openDatabase(environment)
  try {
    await migrate(db)
    const { common, lost, strange } = await adoptStore({ db, media: await openMediaStore(environment) })
    console.log(
      `The media store belongs to this database now. Of ${common + lost} files that the database names ${common} are there; ${strange} others stay.`,
    )
  } finally {
    await db.destroy()
    unlock()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
