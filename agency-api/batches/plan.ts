import type { BatchChange } from '#contract/batches.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { tagIds } from '#contract/tag-ids.ts'
import { Price } from '#contract/values.ts'
import type { FieldChange, Json } from '../activity/log-activity.ts'
import { type BatchRecord, portalField } from './records.ts'

type Plan = { changes: FieldChange[]; problem: ErrorCode | null }

/** Returns what a change does to a record, or why it can't be applied. */
export function planChange(
  change: BatchChange,
  record: BatchRecord | undefined,
  soldTagId: number | null,
): Plan {
  if (record === undefined) return rejectedPlan('NOT_FOUND')
  if (record.disabled === 1) return rejectedPlan('DEMO')
  if (change.field === 'portal' && change.value === 1 && record.isPublishable === false)
    return rejectedPlan('NOT_PUBLISHABLE')
  const changes = Object.entries(newValuesOf(change, record.fields, soldTagId)).flatMap(([field, after]) => {
    const before = record.fields[field] ?? null
    return isSameValue(before, after) ? [] : [{ field, before, after }]
  })
  const problem = clearsPrice(change, changes) ? 'PRICE_OUT_OF_RANGE' : problemOf(record, changes)
  return problem === null ? { changes, problem } : rejectedPlan(problem)
}

/** Returns why a record can't be changed as planned: it is missing, read-only, or no longer has the previous values. */
export function findConflict(
  record: BatchRecord | undefined,
  changes: readonly FieldChange[],
): ErrorCode | null {
  if (record === undefined) return 'NOT_FOUND'
  if (record.disabled === 1) return 'DEMO'
  const isChanged = changes.some(({ field, before }) => !isSameValue(record.fields[field] ?? null, before))
  return isChanged ? 'CHANGED_SINCE' : null
}

/** Returns why the record can't take the new values; its form would reject them for the same reason. */
export function problemOf(
  { condominium_id, to_price }: BatchRecord,
  changes: readonly FieldChange[],
): ErrorCode | null {
  const setsNewTag = changes.some(({ field, after }) => field === 'tag_id' && after === tagIds.new)
  // A property tagged "new" can't belong to a development.
  if (setsNewTag && condominium_id !== null) return 'NEW_NOT_LINKED'
  const price = changes.find(({ field }) => field === 'price' || field === 'starting_price')?.after ?? null
  if (price === null) return null
  return Price.max(to_price ?? Infinity).safeParse(price).success ? null : 'PRICE_OUT_OF_RANGE'
}

/** Returns true if the calculation results in a price of 0, which stands for a price that isn't set. */
const clearsPrice = (change: BatchChange, changes: readonly FieldChange[]) =>
  change.field === 'price' && change.mode !== 'set' && changes.some(({ after }) => after === 0)

const rejectedPlan = (problem: ErrorCode): Plan => ({ changes: [], problem })

const isSameValue = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b)

function newValuesOf(
  change: BatchChange,
  fields: BatchRecord['fields'],
  soldTagId: number | null,
): Record<string, Json> {
  if (change.field === 'deleted') return {}
  if (change.field === 'portal') return { [portalField(change.place)]: change.value }
  if (change.field === 'price') {
    const field = 'price' in fields ? 'price' : 'starting_price'
    return { [field]: newPrice(change, fields[field] ?? null) }
  }
  if (change.field === 'features_id') {
    const currentIds = [fields.features_id ?? []].flat().filter((id) => typeof id === 'number')
    const ids = new Set([...currentIds, ...change.add])
    for (const id of change.remove) ids.delete(id)
    return { features_id: [...ids].sort((a, b) => a - b) }
  }
  // A sold property leaves the highlights, just as when it is marked as sold individually.
  const isSale = change.field === 'tag_id' && change.value === soldTagId && 'price' in fields
  return { [change.field]: change.value, ...(isSale && { highlighted: 0 }) }
}

/** Returns the new price. A price that isn't set (0, or null for developments) changes only in mode `set`. */
function newPrice(
  { mode, value, round }: Extract<BatchChange, { field: 'price' }>,
  price: Json,
): number | null {
  if (mode === 'set') return value
  if (typeof price !== 'number') return null
  if (price === 0) return 0
  const cents = Math.round(price * 100)
  const newCents = mode === 'percent' ? (cents * (100 + value)) / 100 : cents + Math.round(value * 100)
  const step = round === 0 ? 1 : round * 100
  return (Math.round(newCents / step) * step) / 100
}
