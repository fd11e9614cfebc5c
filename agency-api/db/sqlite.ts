import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import { plain } from '../plain-text.ts'
import type { SqliteFile } from './sqlite-file.ts'

/**
 * SQLite through Node's own driver. A commit is on the disk when it is acknowledged: WAL with synchronous FULL, which
 * `npm run torture` counts by strace (docs/torture.md R-6). One connection; Kysely's mutex keeps transactions whole.
 */
export function sqliteDialect(file: SqliteFile): SqliteDialect {
  return new Dialect({
    database: async () => {
      const database = guarded(file, () => open(file))
      return {
        close: () => database.close(),
        prepare: (sql) => guarded(file, () => prepareStatement(database, file, sql)),
      }
    },
  })
}

function open(file: SqliteFile): DatabaseSync {
  mkdirSync(path.dirname(file.path), { recursive: true })
  const database = new DatabaseSync(file.path)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  database.exec('pragma busy_timeout = 5000')
  database.function('plain', { deterministic: true }, (text) => plain(String(text ?? '')))
  database.prepare('select count(*) from sqlite_master').get()
  file.opened()
  return database
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/** Kysely runs a dialect's migrations in one transaction if it says so, and SQLite can do that. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Statements that change nothing, and those that begin or undo a change. */
const harmless = /^\s*(select|begin|rollback|savepoint|release)\b/i

function prepareStatement(database: DatabaseSync, file: SqliteFile, sql: string) {
  // An error that ends a transaction by itself leaves nothing to roll back.
  if (sql === 'rollback' && !database.isTransaction) sql = 'select 1'
  const prepared = database.prepare(sql)
  const writes = !harmless.test(sql)
  const run = <T>(execute: () => T): T => {
    if (writes) file.assertWritable()
    return guarded(file, execute)
  }
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: prepared.columns().length > 0,
    all: (parameters: readonly unknown[]) => run(() => prepared.all(...values(parameters))),
    run: (parameters: readonly unknown[]) => run(() => prepared.run(...values(parameters))),
    iterate: (parameters: readonly unknown[]) => run(() => prepared.iterate(...values(parameters))),
  }
}

function guarded<T>(file: SqliteFile, execute: () => T): T {
  try {
    return execute()
  } catch (error) {
    throw file.convert(error)
  }
}
