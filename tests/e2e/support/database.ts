import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { AppUnderTest } from './app-under-test.ts'

type Row = Record<string, unknown>

export function queryRows<R extends Row>(app: AppUnderTest, sql: string, ...values: SQLInputValue[]): R[] {
  if (app.databaseUrl !== null) return queryPostgres(app.databaseUrl, sql, values) as R[]
  const database = new DatabaseSync(path.join(app.dataDir, 'agency.sqlite'), { readOnly: true })
  try {
    return database.prepare(sql).all(...values) as R[]
  } finally {
    database.close()
  }
}

/** Runs a statement that returns nothing. */
export function execute(app: AppUnderTest, sql: string): void {
  if (app.databaseUrl !== null) return void queryPostgres(app.databaseUrl, sql, [])
  const database = new DatabaseSync(path.join(app.dataDir, 'agency.sqlite'), { timeout: 5_000 })
  try {
    database.exec(sql)
  } finally {
    database.close()
  }
}

/** Runs in a child process, so that both databases can be queried synchronously. */
function queryPostgres(url: string, sql: string, values: SQLInputValue[]): Row[] {
  let index = 0
  const text = sql.replaceAll('?', () => `$${(index += 1)}`)
  const script = path.join(import.meta.dirname, 'query-postgres.mjs')
  const result = spawnSync(process.execPath, [script], {
    input: JSON.stringify({ url, text, values }),
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(result.stderr)
  return JSON.parse(result.stdout) as Row[]
}

export function readTokenHashes(app: AppUnderTest, email: string): string[] {
  return queryRows<{ hash: string }>(
    app,
    'select hash from tokens join users on users.id = user_id where email = ? order by tokens.id',
    email,
  ).map(({ hash }) => hash)
}
