import { DatabaseSync } from 'node:sqlite'
import { normalizeForSearch } from '../search-text.ts'

/** Opens the connection that writes; creates the file if needed. */
export function openReadWrite(file: string): DatabaseSync {
  const database = configure(new DatabaseSync(file))
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  return database
}

/** Opens a connection whose statements see everything committed before they begin. */
export const openReadOnly = (file: string): DatabaseSync =>
  configure(new DatabaseSync(file, { readOnly: true }))

function configure(database: DatabaseSync): DatabaseSync {
  database.exec('pragma busy_timeout = 5000')
  database.function('plain', { deterministic: true }, (text) => normalizeForSearch(String(text ?? '')))
  return database
}
