import { runOffline } from '../db/offline.ts'
import { migrate } from '../db/open.ts'
import { adoptStore } from './installation.ts'

// Implements `npm run media:adopt`: binds the configured media store to the configured database.
await runOffline(async (installation) => {
  await migrate(installation.db)
  const { common, lost, strange } = await adoptStore(installation)
  console.log(
    `The media store belongs to this database now. Of ${common + lost} files that the database names ${common} are there; ${strange} others stay.`,
  )
})
