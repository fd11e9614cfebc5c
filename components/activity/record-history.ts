import type { Activity, ActivityResource } from '#contract/activity.ts'
import { registry } from '@/components/registry'
import type { RecordHistory } from '@/components/resource/resource-definition'

export function historyOf(resource: ActivityResource): RecordHistory | undefined {
  return registry.flatMap(({ history = {} }) => history[resource] ?? [])[0]
}

/** Joins an entry's reference and title; omits the reference of a key item, which is only its kind. */
export const recordNameOf = ({ noun, reference, title }: Activity): string =>
  [noun === 'key-items' ? null : reference, title].filter(Boolean).join(' · ')

/**
 * Returns the path of the page that shows an entry's record: its editor, history or list. Null if there is none, or if
 * the entry is the record's deletion.
 */
export function recordHref(entry: Activity): string | null {
  return entry.action === 'deleted' ? null : (historyOf(entry.noun)?.href(entry) ?? null)
}
