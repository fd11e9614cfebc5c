import { setTimeout as pause } from 'node:timers/promises'
import { isExportPending } from '#contract/portal-places.ts'
import type { AppContext } from '../app-context.ts'
import { runInBackground } from '../background.ts'
import { msBetween } from '../clock-skew.ts'
import type { ExportRow } from './exports.ts'
import { findExport } from './exports.ts'
import { notificationTimeoutMs } from './outcomes.ts'
import { adapters } from './registry.ts'
import { processQueue } from './process-queue.ts'

/** Notifications can be lost, so an older state is polled when someone views it. */
const staleStateMs = 24 * 3_600_000

/** Limit of the wait for the portal, which may hang for ten seconds per request; the poll continues after it. */
const maxWaitMs = 3_000

/**
 * Polls the portal once, if a pending export had no notification for two minutes or a final state is a day old.
 * Returns undefined if no poll is needed.
 */
export async function pollStaleExport(
  context: AppContext,
  publication: ExportRow,
): Promise<ExportRow | undefined> {
  const lastContactAt = publication.answered_at ?? publication.sent_at ?? publication.created_at
  const isStale =
    msBetween(context.now(), lastContactAt) >=
    (isExportPending(publication) ? notificationTimeoutMs : staleStateMs)
  if (adapters[publication.place].kind !== 'api' || publication.uuid === null || !isStale) return undefined
  await context.db
    .updateTable('portal_exports')
    .set({ due_at: context.now().toISOString() })
    .where('id', '=', publication.id)
    .where('lease', 'is', null)
    .execute()
  const polled = processQueue(context, publication.id)
  runInBackground('portals', polled)
  await Promise.race([polled, pause(maxWaitMs, undefined, { ref: false })])
  return findExport(context.db, publication.place, publication.property_id)
}
