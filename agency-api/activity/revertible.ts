import type { ActivityChange, ActivityResource } from '#contract/activity.ts'
import { parsePhotoIds } from './restore-field.ts'
import { auditedRecords } from '../registry.ts'

/**
 * Never reverted: files, which may have been deleted since; lists derived from photos and attachments; secrets; and
 * fields that administrators can't edit.
 */
const excludedFields: ReadonlySet<string> = new Set([
  ...['avatar', 'cover2', 'cover3', 'cover4', 'to_visit', 'map', 'plans', 'attachments'],
  ...['password', 'verified', 'disabled', 'urlTwitter', 'urlGitHub'],
])

/** Returns true if a form can save the previous value of a change. Changes of photos must only have reordered them. */
export function isRevertible(
  resource: ActivityResource,
  { field, before, after }: Pick<ActivityChange, 'field' | 'before' | 'after'>,
): boolean {
  if (!auditedRecords.has(resource) || excludedFields.has(field) || field.startsWith('portals.')) return false
  // A listing's cover is a photo's id; a district's is a file.
  if (field === 'cover') return resource !== 'districts' && before !== null
  if (field !== 'media') return true
  const [previousIds, nextIds] = [parsePhotoIds(before), parsePhotoIds(after)]
  return (
    previousIds.length === nextIds.length &&
    previousIds.every((id) => nextIds.includes(id)) &&
    `${previousIds}` !== `${nextIds}`
  )
}
