import type { Database } from '../db/schema.ts'

export type Table = keyof Database

/** Order of rows that belong to one database only. Backups skip them; a move copies them. */
export type Transient = { transient: string[] }

export type TableOrders = Partial<Record<Table, string[] | Transient>>

/** A table of a backup: the columns that order its rows, and generated ones, which are never exported or inserted. */
export type OrderedTable = { name: Table; order: string[]; computed: string[] }
