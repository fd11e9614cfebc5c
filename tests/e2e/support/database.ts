import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Product } from './product.ts'

type Row = Record<string, unknown>

/** What the API's database says, read past the API: what a journey saw is compared with it. */
export function rows<R extends Row>(product: Product, sql: string, ...values: SQLInputValue[]): R[] {
  const database = new DatabaseSync(path.join(product.dataDir, 'agency.sqlite'), { readOnly: true })
  try {
    return database.prepare(sql).all(...values) as R[]
  } finally {
    database.close()
  }
}

/** The hashes of all tokens that somebody holds, oldest first. */
export function tokenHashes(product: Product, email: string): string[] {
  return rows<{ hash: string }>(
    product,
    'select hash from tokens join users on users.id = user_id where email = ? order by tokens.id',
    email,
  ).map(({ hash }) => hash)
}
