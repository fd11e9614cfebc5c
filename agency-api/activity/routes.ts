import { AgencyError } from '#contract/errors.ts'
import { countAttempt, counters } from '../accounts/attempts.ts'
import { route, type Route } from '../route.ts'
import { auditedRecords } from '../registry.ts'
import { updateActorContext } from './actor-context.ts'
import { listActivity, readEntry, readRevertEntryId, listRecordActivity, isRevertible } from './read.ts'
import { logActivity } from './log-activity.ts'
import type { RestoreRequest } from './restore.ts'
import { singletonId } from './snapshot.ts'

export const activityRoutes: Route[] = [
  route('activity.agency', ({ db, query, language }) => listActivity(db, query, language)),
  route('activity.record', ({ db, query, language, actor }) => {
    const isOwn = query.noun === 'users' && query.id === actor.id
    if (!isOwn && actor.role !== 'Administrator' && administratorResources.has(query.noun))
      throw new AgencyError('UNAUTHORIZED')
    return listRecordActivity(db, query, language)
  }),
  route('activity.revert', async (request) => ({
    activity_id: await revert(request, request.params.id, request.body),
  })),
  route('activity.exported', async (request) => {
    const { db, body, actor } = request
    if (body.noun === 'users' && actor.role !== 'Administrator') throw new AgencyError('UNAUTHORIZED')
    await countAttempt(request, counters.exportUser, actor.id)
    const { noun: resource, ...details } = body
    await logActivity(db, { action: 'exported', resource, ...details })
  }),
]

/** Resources whose data only administrators may read. */
const administratorResources: ReadonlySet<string> = new Set([
  'users',
  'contacts',
  'portals',
  'session',
  'agency',
])

/**
 * Restores the value that a field had before a recorded change; returns the id of the revert's entry, or null if the
 * field already has that value. Throws NOT_FOUND for a missing entry or record, UNAUTHORIZED for an entry about a user
 * account unless the caller is an administrator, NOT_REVERTIBLE for a field that can't be restored, CHANGED_SINCE if
 * the field has changed since (unless `anyway` is 1), and the errors of saving the record's form.
 */
async function revert(
  request: RestoreRequest,
  entryId: number,
  { field, anyway }: { field: string; anyway: 0 | 1 },
): Promise<number | null> {
  const entry = await readEntry(request.db, entryId)
  if (entry.noun === 'users' && request.actor.role !== 'Administrator') throw new AgencyError('UNAUTHORIZED')
  const change = entry.changes.find((item) => item.field === field)
  const records = auditedRecords.get(entry.noun)
  if (change === undefined || records === undefined || !isRevertible(entry.noun, change))
    throw new AgencyError('NOT_REVERTIBLE')
  const id = entry.record_id ?? singletonId
  const record = (await records.snapshot(request.db, [id])).get(id)
  if (record === undefined) throw new AgencyError('NOT_FOUND')
  const current = JSON.stringify(record.fields[field] ?? null)
  if (current === JSON.stringify(change.before)) return null
  if (anyway === 0 && current !== JSON.stringify(change.after)) throw new AgencyError('CHANGED_SINCE')
  updateActorContext({
    reverts: entry.id,
    ...(anyway === 0 && { revertedField: { resource: entry.noun, id, field, expectedValue: current } }),
  })
  await records.restore(request, { id, field, value: change.before, reference: entry.reference })
  return readRevertEntryId(request.db, entry)
}
