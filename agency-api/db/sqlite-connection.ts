import { DatabaseSync } from 'node:sqlite'
import { plain } from '../plain-text.ts'

/** Opens the connection that writes; creates the file when it is missing. */
export function openReadWrite(file: string): DatabaseSync {
  const database = prepare(new DatabaseSync(file))
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  return database
}

/** Opens a connection that sees what was committed before each of its statements began. */
export const openReadOnly = (file: string): DatabaseSync =>
  prepare(new DatabaseSync(file, { readOnly: true }))

function prepare(database: DatabaseSync): DatabaseSync {
  database.exec('pragma busy_timeout = 5000')
  database.function('plain', { deterministic: true }, (text) => plain(String(text ?? '')))
  return database
}
