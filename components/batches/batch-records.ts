import type { CallArgs } from '@/lib/agency/types'

type BatchInput = CallArgs<'batches.add'>['body']
export type BatchChange = BatchInput['change']

export type BatchList = {
  [R in BatchInput['resource']]: { resource: R; filter: Extract<BatchInput, { resource: R }>['filter'] }
}[BatchInput['resource']]

export type BatchRecords = BatchList & {
  ids: readonly number[]
  /** Number of records that match the list's filter. */
  total: number
  /** Ids of the deselected records if all matching ones were selected, else null. */
  deselectedIds: readonly number[] | null
}

/** Returns the call's body for the selected records, or for all that match the filter except the deselected ones. */
export function toBatchInput(
  { resource, ids, filter, deselectedIds }: BatchRecords,
  selectsByFilter: boolean,
  change: BatchChange,
): BatchInput {
  const selected = selectsByFilter
    ? { filter, ...(deselectedIds?.length && { except: [...deselectedIds] }) }
    : { ids: [...ids] }
  // Both members of the union have the same shape; TypeScript can't relate `resource` and `filter`.
  return { resource, ...selected, change } as BatchInput
}
