import { runCommand } from '../db/run-command.ts'
import { migrate } from '../db/open.ts'
import { adoptStore } from './installation.ts'

// Implements `npm run media:adopt`: binds the configured media store to the configured database.
await runCommand(async (installation) => {
  await migrate(installation.db)
  const { shared, missing, unreferenced } = await adoptStore(installation)
  console.log(
    `The media store now belongs to this database. It contains ${shared} of the ${shared + missing} files that the database references, and ${unreferenced} others, which stay.`,
  )
})
