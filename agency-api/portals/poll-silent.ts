import type { AppContext } from '../app-context.ts'
import { msBetween } from '../clock-skew.ts'
import type { ExportRow } from './exports.ts'
import { findExport } from './exports.ts'
import { contextOf } from './queue-exports.ts'
import { silenceMs } from './outcomes.ts'
import { adapters } from './registry.ts'
import { processQueue } from './process-queue.ts'

/** Notifications can be lost, so a state older than a day is polled when someone views it. */
const staleStateMs = 24 * 3_600_000

/**
 * Polls the portal once before responding: after two minutes without a notification, or a day after the last one of
 * a final state. Undefined if no poll is needed.
 */
export async function pollSilentExports(
  context: AppContext,
  known: ExportRow,
): Promise<ExportRow | undefined> {
  const open = known.state === 'waiting' || known.state === 'inserted'
  const heard = known.answered_at ?? known.sent_at ?? known.created_at
  const silent = msBetween(context.now(), heard) >= (open ? silenceMs : staleStateMs)
  if (adapters[known.place].kind !== 'api' || known.uuid === null || !silent) return undefined
  await context.db
    .updateTable('portal_exports')
    .set({ due_at: context.now().toISOString() })
    .where('id', '=', known.id)
    .where('lease', 'is', null)
    .execute()
  await processQueue(contextOf(context), known.id)
  return findExport(context.db, known.place, known.property_id)
}
