import * as z from './zod.ts'
import { ActivityChange } from './activity.ts'
import {
  batchItemStates,
  batchResources,
  batchStates,
  flagFields,
  linkFields,
  priceModes,
} from './batch-kinds.ts'
import { DevelopmentFilter } from './developments.ts'
import { endpoint } from './endpoint.ts'
import { toErrorCode } from './errors.ts'
import { limits } from './limits.ts'
import { ExportLogRow, ExportPlace } from './export-log.ts'
import { PropertyFilter } from './properties.ts'
import { fieldsOf, Flag, Id, rowPaging } from './values.ts'

/**
 * One change of many records. For developments, `price` is the starting price. Percentages and amounts are added to
 * each price, and the result is rounded to a multiple of `round` euros; 0 rounds to cents. A result of 0 or less is
 * PRICE_OUT_OF_RANGE. Tagging properties as sold also removes them from the highlights.
 */
export const BatchChange = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('price'),
    mode: z.enum(priceModes),
    value: z.number().min(-999_999_999_999).max(999_999_999_999).multipleOf(0.01),
    round: z.number().int().min(0).max(1_000_000).default(0),
  }),
  ...flagFields.map((field) => z.object({ field: z.literal(field), value: Flag })),
  ...linkFields.map((field) => z.object({ field: z.literal(field), value: Id.nullable() })),
  z.object({
    field: z.literal('features_id'),
    add: z.array(Id).max(200).default([]),
    remove: z.array(Id).max(200).default([]),
  }),
  /** Publishes properties on a portal (1) or removes them (0). */
  z.object({ field: z.literal('portal'), place: ExportPlace, value: Flag }),
  z.object({ field: z.literal('deleted') }),
])
export type BatchChange = z.output<typeof BatchChange>

const ids = z.array(Id).min(1).max(limits.bulkMax).optional()
const except = z.array(Id).max(limits.bulkMax).optional()

/** The selected records: those in `ids`, or all that match `filter` except those in `except`. */
export const BatchInput = z.discriminatedUnion('resource', [
  z.object({
    resource: z.literal('properties'),
    ids,
    filter: PropertyFilter.optional(),
    except,
    change: BatchChange,
  }),
  z.object({
    resource: z.literal('condominiums'),
    ids,
    filter: DevelopmentFilter.optional(),
    except,
    change: BatchChange,
  }),
])
export type BatchInput = z.output<typeof BatchInput>

export const Batch = z.object({
  id: Id,
  resource: z.enum(batchResources),
  change: BatchChange,
  state: z.enum(batchStates),
  /** The user who started or undid the batch; null if that user was deleted. */
  actor: z.object({ id: Id, name: z.string() }).nullable().default(null),
  /** Number of records by state. */
  counts: z.object(fieldsOf(batchItemStates, z.number().int().default(0))),
  /** Number of adverts per portal that the change would take offline; only in drafts. */
  adverts: z.array(z.object({ place: ExportPlace, count: z.number().int() })).default([]),
  created_at: z.string(),
  ended_at: z.string().nullable().default(null),
})
export type Batch = z.output<typeof Batch>

/**
 * A record of a batch. `changes` has the values before and after; publication on a portal is the field
 * `portals.{place}`. `problem` is why the record can't be changed, wasn't changed or wasn't restored.
 */
export const BatchItem = z.object({
  record_id: Id,
  reference: z.string().nullable().default(null),
  title: z.string().default('-'),
  state: z.enum(batchItemStates),
  problem: z.string().transform(toErrorCode).nullable().default(null),
  changes: z.array(ActivityChange).default([]),
  /** The portal's requirements that the property doesn't meet now; empty unless `problem` is NOT_PUBLISHABLE. */
  rows: z.array(ExportLogRow).default([]),
})
export type BatchItem = z.output<typeof BatchItem>

const batchPath = '/batches/{id}'

/** Extension of the specification: bulk changes that can be previewed, tracked and undone once. */
export const batches = {
  list: endpoint('GET /batches', {
    summary:
      "List the caller's latest batches, newest first, without drafts; for administrators, also other users' running batches",
    response: z.object({ batches: z.array(Batch) }),
  }),
  add: endpoint('POST /batches/add', {
    summary: 'Prepare a change of many records; nothing changes before it is started',
    success: 201,
    body: BatchInput,
    maxBody: limits.jsonBytes,
    response: Batch,
  }),
  get: endpoint(`GET ${batchPath}`, {
    summary: 'Get a batch with its progress',
    response: Batch,
  }),
  items: endpoint(`GET ${batchPath}/items`, {
    summary: 'List the records of a batch, those with a problem first',
    query: z.object(rowPaging),
    response: z.object({ items: z.array(BatchItem), total: z.number().int() }),
  }),
  start: endpoint(`POST ${batchPath}/start`, {
    summary:
      'Apply a prepared batch in the background, skipping records changed since it was prepared; each user can have up to 5 batches waiting or running',
  }),
  cancel: endpoint(`POST ${batchPath}/cancel`, {
    summary: 'Stop a running batch; records changed so far stay changed',
  }),
  undo: endpoint(`POST ${batchPath}/undo`, {
    summary: 'Restore the records that an ended batch changed, except those that somebody has changed since',
  }),
}
