import type { Generated } from 'kysely'
import type { ActivityAction, ActivityResource } from '#contract/activity.ts'
import type { BilingualColumns, Text } from './column-types.ts'

/** Append-only: triggers reject changes (migration 0010). */
export interface ActivityEntries extends BilingualColumns<'title'> {
  id: Generated<number>
  at: string
  /** Not a foreign key: entries outlive users and records. */
  actor_id: number | null
  actor_name: string | null
  action: ActivityAction
  noun: ActivityResource
  record_id: number | null
  reference: string | null
  /** JSON: `[{ field, before, after }]`, as activity/log-activity.ts writes it. */
  changes: Text
  /** Number of records, for an entry about several. */
  amount: number | null
  /** Entry whose change this one reverts. */
  reverts: number | null
  /** Network address that the request came from. */
  client: string | null
  /** Id of the request. */
  request: string | null
  /** Batch that made the change. An entry with a batch but no record summarises the batch. */
  batch_id: number | null
}
