import type { ActivityChange } from '#contract/activity.ts'
import { photographs } from './field.ts'
import { snapshots, type WatchedNoun } from './snapshots.ts'

/** Files that are gone, names that follow from files, and what only its owner may decide, stay as they are. */
const never: ReadonlySet<string> = new Set([
  ...['avatar', 'cover2', 'cover3', 'cover4', 'to_visit', 'map', 'plans', 'attachments'],
  ...['password', 'verified', 'disabled', 'urlTwitter', 'urlGitHub'],
])

export const isWatched = (noun: string): noun is WatchedNoun => Object.hasOwn(snapshots, noun)

/** Whether a change can be put back at all: its value of before still makes sense, and a form can save it. */
export function isRevertible(
  noun: string,
  { field, before, after }: Pick<ActivityChange, 'field' | 'before' | 'after'>,
): boolean {
  if (!isWatched(noun) || never.has(field)) return false
  if (field === 'cover') return noun !== 'districts' && before !== null
  if (field !== 'media') return true
  const [former, latter] = [photographs(before), photographs(after)]
  return (
    former.length === latter.length &&
    former.every((id) => latter.includes(id)) &&
    `${former}` !== `${latter}`
  )
}
