import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely'
import { ReaderPool } from './reader-pool.ts'
import { SqliteRoutingDriver } from './sqlite-routing-driver.ts'
import { openReadWrite } from './sqlite-connection.ts'
import type { SqliteFile } from './sqlite-file.ts'

/**
 * Creates the SQLite dialect on Node's driver. Commits are durable when acknowledged: WAL with synchronous FULL,
 * verified by `npm run faults` with strace (docs/fault-testing.md R-6). One connection writes; a mutex serialises
 * transactions. With `readers`, that many threads read outside transactions
 * (docs/adr/0046-sqlite-worker-threads.md).
 */
export function createSqliteDialect(file: SqliteFile, readers = 0): Dialect {
  const config: SqliteDialectConfig = {
    database: async () => {
      const database = withSqliteErrors(file, () => open(file))
      return {
        close: () => database.close(),
        prepare: (sql) => withSqliteErrors(file, () => prepareStatement(database, file, sql)),
      }
    },
  }
  const dialect = new SqliteDialect(config)
  return {
    createAdapter: () => (readers === 0 ? new Adapter() : new MultiConnectionAdapter()),
    createDriver: () =>
      readers === 0
        ? dialect.createDriver()
        : new SqliteRoutingDriver(new SqliteDriver(config), new ReaderPool(file, readers)),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

function open(file: SqliteFile): DatabaseSync {
  mkdirSync(path.dirname(file.path), { recursive: true })
  const database = openReadWrite(file.path)
  // The first read creates the write-ahead log, whose inode `recordInodes` stores.
  database.prepare('select count(*) from sqlite_master').get()
  file.recordInodes()
  return database
}

/** Declares transactional DDL, so that Kysely runs the migrations in one transaction. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Lets Kysely acquire several connections at once; the driver serialises writes. */
class MultiConnectionAdapter extends Adapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Statements that can't lose data: reads, and those that begin, undo or nest a transaction. All others count as writes,
 * even `commit` and `with … select`.
 */
const readOnlyStatement = /^\s*(select|begin|rollback|savepoint|release)\b/i

function prepareStatement(database: DatabaseSync, file: SqliteFile, sql: string) {
  // After an error that has ended the transaction there is nothing to roll back.
  if (sql === 'rollback' && !database.isTransaction) sql = 'select 1'
  const prepared = database.prepare(sql)
  const isWrite = !readOnlyStatement.test(sql)
  const executeGuarded = <T>(execute: () => T): T => {
    if (isWrite) file.assertWritable()
    return withSqliteErrors(file, execute)
  }
  const toValues = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: prepared.columns().length > 0,
    all: (parameters: readonly unknown[]) => executeGuarded(() => prepared.all(...toValues(parameters))),
    run: (parameters: readonly unknown[]) => executeGuarded(() => prepared.run(...toValues(parameters))),
    iterate: (parameters: readonly unknown[]) =>
      executeGuarded(() => prepared.iterate(...toValues(parameters))),
  }
}

function withSqliteErrors<T>(file: SqliteFile, execute: () => T): T {
  try {
    return execute()
  } catch (error) {
    throw file.convertError(error)
  }
}
