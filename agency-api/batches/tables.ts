import type { Generated } from 'kysely'
import type { batchItemStates, batchResources, batchStates } from '#contract/batch-kinds.ts'
import type { TableOrders } from '../backup/table-order.ts'
import type { Text } from '../db/column-types.ts'

/** Changes of many records. */
interface Batches {
  id: Generated<number>
  /** Null once the user was deleted. */
  user_id: number | null
  resource: (typeof batchResources)[number]
  /** JSON: the contract's BatchChange. */
  change: string
  state: (typeof batchStates)[number]
  created_at: string
  ended_at: string | null
  /** Until then one process works on it. */
  lease_until: string | null
}

interface BatchItems {
  id: Generated<number>
  batch_id: number
  /** Not a foreign key: the batch may have deleted the record. */
  record_id: number
  state: (typeof batchItemStates)[number]
  reference: string | null
  problem: string | null
  title_en: Text
  title_pt: Text
  /** JSON: `[{ field, before, after }]`. */
  changes: Text
}

declare module '../db/schema.ts' {
  interface Database {
    batches: Batches
    batch_items: BatchItems
  }
}

export const batchTables: TableOrders = { batches: ['id'], batch_items: ['id'] }
