import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import { plain } from '../plain-text.ts'

/**
 * SQLite through Node's own driver. A commit is on the disk when it is acknowledged: WAL with synchronous FULL, which
 * `npm run torture` counts by strace (docs/torture.md R-6). One connection; Kysely's mutex keeps transactions whole.
 */
export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      mkdirSync(path.dirname(file), { recursive: true })
      const database = new DatabaseSync(file)
      database.exec('pragma journal_mode = wal')
      database.exec('pragma synchronous = full')
      database.exec('pragma foreign_keys = on')
      database.exec('pragma busy_timeout = 5000')
      database.function('plain', { deterministic: true }, (text) => plain(String(text ?? '')))
      return { close: () => database.close(), prepare: (sql) => statement(database, sql) }
    },
  })
}

function statement(database: DatabaseSync, sql: string) {
  const prepared = database.prepare(sql)
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: prepared.columns().length > 0,
    all: (parameters: readonly unknown[]) => prepared.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => prepared.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => prepared.iterate(...values(parameters)),
  }
}
