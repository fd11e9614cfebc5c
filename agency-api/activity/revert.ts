import { AgencyError } from '#contract/errors.ts'
import type { Actor } from '../accounts/bearer.ts'
import type { House } from '../house.ts'
import { reverting } from './acting.ts'
import { putBack } from './put-back.ts'
import { newestLine, readLine } from './read.ts'
import { isRevertible, isWatched } from './revertible.ts'
import { onlyOne, snapshots } from './snapshots.ts'

/**
 * Gives a field the value again that it had before a recorded change; answers the line that tells of it. Throws NOT_FOUND for a line or a record that is not
 * there, NOT_REVERTIBLE, CHANGED_SINCE (unless `anyway`) where the field has another value by now than the change left,
 * and whatever the noun's own form would be refused for.
 */
export async function revert(
  asked: House & { actor: Actor; request: Request },
  lineId: number,
  { field, anyway }: { field: string; anyway: 0 | 1 },
): Promise<number | null> {
  const line = await readLine(asked.db, lineId)
  if (line.noun === 'users' && asked.actor.role !== 'Administrator') throw new AgencyError('UNAUTHORIZED')
  const change = line.changes.find((each) => each.field === field)
  if (change === undefined || !isWatched(line.noun) || !isRevertible(line.noun, change))
    throw new AgencyError('NOT_REVERTIBLE')
  const id = line.record_id ?? onlyOne
  const record = (await snapshots[line.noun](asked.db, [id])).get(id)
  if (record === undefined) throw new AgencyError('NOT_FOUND')
  const present = JSON.stringify(record.fields[field] ?? null)
  if (present === JSON.stringify(change.before)) return null
  if (anyway === 0 && present !== JSON.stringify(change.after)) throw new AgencyError('CHANGED_SINCE')
  reverting(line.id)
  await putBack[line.noun](asked, { id, field, value: change.before, reference: line.reference })
  return newestLine(asked.db, line)
}
