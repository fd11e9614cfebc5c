import type { Activity, ActivityResource } from '#contract/activity.ts'
import { registry } from '@/components/registry'
import type { RecordHistory } from '@/components/resource/resource-definition'

export function historyOf(resource: ActivityResource): RecordHistory | undefined {
  return registry.flatMap(({ history = {} }) => history[resource] ?? [])[0]
}

/** Path where a record is edited; null for records without a page. */
export function recordHref(line: Activity): string | null {
  return historyOf(line.noun)?.href(line) ?? null
}
