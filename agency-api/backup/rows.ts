import { sql } from 'kysely'
import { z } from 'zod'
import { chunksOf } from '../db/chunks.ts'
import type { Database, Tx } from '../db/schema.ts'

export type Table = keyof Database

/** The columns that order each table's rows. */
export type TableOrders = Partial<Record<Table, string[]>>

/**
 * A table of a backup: the columns that order its rows, the generated columns (`computed`), which are never exported or
 * inserted, and the SQL condition that selects its rows.
 */
export type OrderedTable = { name: Table; order: string[]; computed: string[]; where?: string }

export const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
export type Rows = z.infer<typeof Rows>

/** Below SQLite's limit of bound parameters per statement (db/chunks.ts). */
const maxParameters = 30_000

const rowsPerPage = 1000

/** Reads a table's rows in an order in which they can be inserted, in pages of at most a thousand. */
export async function* readPages(
  tx: Tx,
  { name, order, computed, where = 'true' }: OrderedTable,
): AsyncGenerator<Rows> {
  const orderColumns = sql.join(order.map((column) => sql.raw(column)))
  for (let offset = 0; ; offset += rowsPerPage) {
    const { rows } = await sql<
      Rows[number]
    >`select * from ${sql.table(name)} where ${sql.raw(where)} order by ${orderColumns}
      limit ${sql.lit(rowsPerPage)} offset ${sql.lit(offset)}`.execute(tx)
    for (const row of rows) for (const column of computed) delete row[column]
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPage) return
  }
}

/** Inserts rows with their ids. */
export async function insertRows(tx: Tx, table: Table, rows: Rows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const rowsPerStatement = Math.floor(maxParameters / Math.max(1, columns.length))
  for (const chunk of chunksOf(rows, rowsPerStatement)) {
    const values = chunk.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(tx)
  }
}
