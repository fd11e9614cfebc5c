import type { SearchResource } from '#contract/search.ts'
import type { RestoreField } from './activity/restore-field.ts'
import type { AuditedRecords } from './activity/snapshot.ts'
import type { TableOrders } from './backup/rows.ts'
import type { Tx } from './db/schema.ts'
import type { Route } from './route.ts'
import type { SearchQuery } from './search/rank.ts'

export type ResourceModule = {
  routes: readonly Route[]
  /** The resource's tables in an order in which backups can restore them, each with the columns that order its rows. */
  tables?: TableOrders
  /** The resource's audited records. `restore` saves a field as the record's form would, with the same rules. */
  records?: readonly (AuditedRecords & { restore: RestoreField })[]
  search?: {
    name: SearchResource
    /** Only administrators find these records. */
    administratorsOnly?: true
    find: (query: SearchQuery) => Promise<{ matches: number }[]>
  }
  /** Adds the resource's records to the sample agency. */
  seed?: (tx: Tx, now: Date) => Promise<void>
}
