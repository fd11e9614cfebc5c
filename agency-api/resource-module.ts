import type { SearchResource } from '#contract/search.ts'
import type { RestoreField } from './activity/restore-field.ts'
import type { AuditedRecords } from './activity/snapshot.ts'
import type { TableOrders } from './backup/rows.ts'
import type { Tx } from './db/schema.ts'
import type { Route } from './route.ts'
import type { SearchQuery } from './search/rank.ts'

export type ResourceModule = {
  routes: readonly Route[]
  /** Its tables, in the order in which their rows can be inserted. */
  tables?: TableOrders
  /** Its audited records. `restore` saves a field as the record's form would, with the same rules. */
  records?: readonly (AuditedRecords & { restore: RestoreField })[]
  search?: {
    name: SearchResource
    administrators?: true
    find: (query: SearchQuery) => Promise<{ matches: number }[]>
  }
  /** Adds its part of the sample agency. */
  seed?: (tx: Tx, now: Date) => Promise<void>
}
