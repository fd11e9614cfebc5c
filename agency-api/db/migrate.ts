import { readEnvironment } from '../environment.ts'
import { migrate, openDatabase } from './open.ts'

process.umask(0o077)
const db = openDatabase(readEnvironment(process.env))
const names = await migrate(db)
console.log(names.length === 0 ? 'The database is up to date.' : `Migrated: ${names.join(', ')}`)
await db.destroy()
