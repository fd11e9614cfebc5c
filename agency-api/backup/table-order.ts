import type { Database } from '../db/schema.ts'

export type Table = keyof Database

/**
 * Order of rows that belong to one database only. Backups skip them, except those that meet the SQL condition
 * `backup`; a move copies them.
 */
type Transient = { transient: string[]; backup?: string }

export type TableOrders = Partial<Record<Table, string[] | Transient>>

/**
 * A table of a backup: the columns that order its rows, the generated columns (`computed`), which are never exported or
 * inserted, and the SQL condition that selects its rows.
 */
export type OrderedTable = { name: Table; order: string[]; computed: string[]; where?: string }
