import { migrate, openDatabase } from '../../agency-api/db/open.ts'

// Migrates the SQLite database of a folder and kills this process after `statements` statements.
const [dataDir = '', statements = ''] = process.argv.slice(2)
let remaining = Number(statements)
const db = openDatabase({ dataDir }, () => {
  remaining -= 1
  if (remaining === 0) process.kill(process.pid, 'SIGKILL')
})
await migrate(db)
await db.destroy()
