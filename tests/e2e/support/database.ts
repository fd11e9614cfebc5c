import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Product } from './product.ts'

type Row = Record<string, unknown>

/** What the API's database says, read past the API: what a journey saw is compared with it. */
export function rows<R extends Row>(product: Product, sql: string, ...values: SQLInputValue[]): R[] {
  if (product.databaseUrl !== null) return rowsOfPostgres(product.databaseUrl, sql, values) as R[]
  const database = new DatabaseSync(path.join(product.dataDir, 'agency.sqlite'), { readOnly: true })
  try {
    return database.prepare(sql).all(...values) as R[]
  } finally {
    database.close()
  }
}

/** Asked by a process of its own, so that journeys may ask either database the same way and wait for neither. */
function rowsOfPostgres(url: string, sql: string, values: SQLInputValue[]): Row[] {
  let place = 0
  const text = sql.replaceAll('?', () => `$${(place += 1)}`)
  const script = path.join(import.meta.dirname, 'ask-postgres.mjs')
  const asked = spawnSync(process.execPath, [script], {
    input: JSON.stringify({ url, text, values }),
    encoding: 'utf8',
  })
  if (asked.status !== 0) throw new Error(asked.stderr)
  return JSON.parse(asked.stdout) as Row[]
}

/** The hashes of all tokens that somebody holds, oldest first. */
export function tokenHashes(product: Product, email: string): string[] {
  return rows<{ hash: string }>(
    product,
    'select hash from tokens join users on users.id = user_id where email = ? order by tokens.id',
    email,
  ).map(({ hash }) => hash)
}
