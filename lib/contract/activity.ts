import * as z from './zod.ts'
import { activityActions, activityNouns } from './activity-kinds.ts'
import { endpoint } from './endpoint.ts'
import { Flag, Id, listQuery } from './values.ts'

export const ActivityNoun = z.enum(activityNouns)
export type ActivityNoun = z.infer<typeof ActivityNoun>

export const ActivityAction = z.enum(activityActions)
export type ActivityAction = z.infer<typeof ActivityAction>

/**
 * One field of a recorded change. `field` is its path in what the record's form sends (`price`, `i18n.title.pt`,
 * `search.lifestyles_id`), or one of `location`, `seo.…`, `media`, `cover`, `plans`, `attachments`. `before` and `after`
 * are its values there; a secret has neither. Where they are ids, the names say whose, in the language asked for.
 */
export const ActivityChange = z.object({
  field: z.string(),
  before: z.unknown().default(null),
  after: z.unknown().default(null),
  before_names: z.array(z.string()).nullable().default(null),
  after_names: z.array(z.string()).nullable().default(null),
  /** Whether `activity.revert` takes it. */
  revertible: z.boolean().default(false),
})
export type ActivityChange = z.output<typeof ActivityChange>

/** Who did what to what, and when. */
export const Activity = z.object({
  id: Id,
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The person's id and name as they were then; null for the system, and for a sign-in that failed. */
  actor: z.object({ id: Id, name: z.string() }).nullable().default(null),
  action: ActivityAction,
  noun: ActivityNoun,
  record_id: Id.nullable().default(null),
  /** Of a property its reference, of a key its kind. */
  reference: z.string().nullable().default(null),
  /** What the record was called then, so that a deleted one can still be told. */
  title: z.string().nullable().default(null),
  /** Rows of an export. */
  amount: z.number().int().nullable().default(null),
  /** The line whose change this one put back. */
  reverts: Id.nullable().default(null),
  /** Address of the caller; of sign-ins alone, and told to Administrators alone. */
  client: z.string().nullable().default(null),
  changes: z.array(ActivityChange).default([]),
})
export type Activity = z.output<typeof Activity>

export const ActivityFilter = z.object({
  /** The person's id. */
  person: Id.optional(),
  noun: ActivityNoun.optional(),
  action: ActivityAction.optional(),
  /** Days in Lisbon, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type ActivityFilter = z.input<typeof ActivityFilter>

const newestFirst = listQuery(['at'])
  .omit({ fields: true, extra: true })
  .extend({
    order: z.union([z.literal(1), z.literal(-1)]).default(-1),
  })

const lines = z.object({ activity: z.array(Activity), total: z.number().int().default(0) })

/** Ours: an API without them keeps no history, and the dashboard says so. */
export const activity = {
  agency: endpoint({
    method: 'GET',
    path: '/administration/activity',
    summary: 'What everybody did, newest first; sign-ins, exports and deletions too',
    success: 200,
    access: 'administrator',
    query: newestFirst.extend({ filter: ActivityFilter.prefault({}) }),
    answer: lines,
  }),
  record: endpoint({
    method: 'GET',
    path: '/activity',
    summary:
      'The history of one record, newest first; that of an account is for Administrators and its own person',
    success: 200,
    query: newestFirst.omit({ filter: true }).extend({ noun: ActivityNoun, id: Id.optional() }),
    answer: lines,
  }),
  revert: endpoint({
    method: 'POST',
    path: '/activity/{id}/revert',
    summary:
      'Put one field of a recorded change back, by the rules of its form; CHANGED_SINCE when it has another value by now, unless anyway',
    success: 202,
    params: z.object({ id: Id }),
    body: z.object({ field: z.string().min(1).max(100), anyway: Flag.default(0) }),
    /** The line that tells of it, by which it can be undone; null where nothing had to change. */
    answer: z.object({ activity_id: Id.nullable().default(null) }),
  }),
  exported: endpoint({
    method: 'POST',
    path: '/activity/exports',
    summary: 'Record that the caller has saved a list as a file; the dashboard writes such files itself',
    success: 201,
    body: z.object({
      noun: z.enum([
        'properties',
        'condominiums',
        'agents',
        'districts',
        'services',
        'key-items',
        'users',
        'inbox',
      ]),
      amount: z.number().int().nonnegative().max(10_000_000),
    }),
  }),
}
