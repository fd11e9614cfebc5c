import type { Activity, ActivityResource } from '#contract/activity.ts'
import { registry } from '@/components/registry'
import type { RecordHistory } from '@/components/resource/resource-definition'

export function historyOf(resource: ActivityResource): RecordHistory | undefined {
  return registry.flatMap(({ history = {} }) => history[resource] ?? [])[0]
}

/** Returns the path of the page that shows an entry's record: its editor, history or list. Null if there is none. */
export function recordHref(entry: Activity): string | null {
  return historyOf(entry.noun)?.href(entry) ?? null
}
