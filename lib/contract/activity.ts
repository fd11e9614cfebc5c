import * as z from './zod.ts'
import { activityActions, activityResources, exportedResources } from './activity-kinds.ts'
import { endpoint } from './endpoint.ts'
import { Flag, Id, createListQuery, Order } from './values.ts'

export const ActivityResource = z.enum(activityResources)
export type ActivityResource = z.infer<typeof ActivityResource>

export const ActivityAction = z.enum(activityActions)
export type ActivityAction = z.infer<typeof ActivityAction>

/**
 * One field of a recorded change. `field` is its path in the record's form (`price`, `i18n.title.pt`,
 * `search.lifestyles_id`), or one of `location`, `seo.…`, `media`, `cover`, `plans`, `attachments` and, for the front
 * page, `covers` and `highlights`. `before` and `after` are its values; secrets have neither. `before_names` and
 * `after_names` are the names of ids, in the requested language.
 */
export const ActivityChange = z.object({
  field: z.string(),
  before: z.unknown().default(null),
  after: z.unknown().default(null),
  before_names: z.array(z.string()).nullable().default(null),
  after_names: z.array(z.string()).nullable().default(null),
  /** True if `activity.revert` accepts it. */
  revertible: z.boolean().default(false),
})
export type ActivityChange = z.output<typeof ActivityChange>

export const Activity = z.object({
  id: Id,
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The user's id and name at that time; null for the system, and for a failed sign-in. */
  actor: z.object({ id: Id, name: z.string() }).nullable().default(null),
  action: ActivityAction,
  noun: ActivityResource,
  record_id: Id.nullable().default(null),
  reference: z.string().nullable().default(null),
  /** Name of the record at that time, so that deleted records can be identified. */
  title: z.string().nullable().default(null),
  amount: z.number().int().nullable().default(null),
  reverts: Id.nullable().default(null),
  /** The batch that made the change. */
  batch_id: Id.nullable().default(null),
  /** Caller's address; for sign-ins only, and visible to Administrators only. */
  client: z.string().nullable().default(null),
  changes: z.array(ActivityChange).default([]),
})
export type Activity = z.output<typeof Activity>

const ActivityFilter = z.object({
  person: Id.optional(),
  noun: ActivityResource.optional(),
  action: ActivityAction.optional(),
  /** Days in Lisbon, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

const newestFirstQuery = createListQuery(['at'])
  .omit({ fields: true, extra: true })
  .extend({ order: Order.default(-1) })

const activityResponse = z.object({ activity: z.array(Activity), total: z.number().int().default(0) })

/** Extension of the specification: an API without it has no history, and the dashboard says so. */
export const activity = {
  agency: endpoint('GET /administration/activity', {
    summary: 'List all activity, newest first, including sign-ins, exports and deletions',
    access: 'administrator',
    query: newestFirstQuery.extend({ filter: ActivityFilter.prefault({}) }),
    response: activityResponse,
  }),
  record: endpoint('GET /activity', {
    summary:
      'List the history of one record, newest first. The history of users, contacts, portals, sign-ins and the agency is for administrators; other users can list only that of their own account',
    query: newestFirstQuery.omit({ filter: true }).extend({
      noun: ActivityResource,
      /** Omitted for a resource that is a single record, such as the front page. */
      id: Id.optional(),
    }),
    response: activityResponse,
  }),
  revert: endpoint('POST /activity/{id}/revert', {
    summary:
      'Restore one field of a recorded change, validated as the record’s form is; CHANGED_SINCE if the field has changed since, unless `anyway` is set',
    body: z.object({ field: z.string().min(1).max(100), anyway: Flag.default(0) }),
    /** The id of the new entry, which can be reverted in turn; null if nothing changed. */
    response: z.object({ activity_id: Id.nullable().default(null) }),
  }),
  exported: endpoint('POST /activity/exports', {
    summary: 'Record that the user exported a list; the dashboard creates the file',
    success: 201,
    body: z.object({
      noun: z.enum(exportedResources),
      amount: z.number().int().nonnegative().max(10_000_000),
    }),
  }),
}
