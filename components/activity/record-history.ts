import type { Activity, ActivityResource } from '#contract/activity.ts'
import { registry } from '@/components/registry'
import type { RecordHistory } from '@/components/resource/resource-definition'

export function historyOf(resource: ActivityResource): RecordHistory | undefined {
  return registry.flatMap(({ history = {} }) => history[resource] ?? [])[0]
}

/** Returns the path of the page that edits a record; null for records without one. */
export function recordHref(line: Activity): string | null {
  return historyOf(line.noun)?.href(line) ?? null
}
