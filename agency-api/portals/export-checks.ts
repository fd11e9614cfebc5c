import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { AppContext } from '../app-context.ts'
import { readEditableListing } from '../listing/edit.ts'
import { ensureAccount } from './accounts.ts'
import { type ExportRow, findExport } from './exports.ts'
import { isConfigured } from './configuration.ts'
import { adapters } from './registry.ts'

/** Returns why adverts can't be sent to a portal, or null. */
export async function findPortalProblem(
  context: AppContext,
  place: ExportPlace,
): Promise<'PORTAL_NOT_CONFIGURED' | 'PORTAL_NOT_CONNECTED' | null> {
  if (!isConfigured(context.environment, place)) return 'PORTAL_NOT_CONFIGURED'
  return (await isConsentMissing(context, place)) ? 'PORTAL_NOT_CONNECTED' : null
}

/** Throws PORTAL_NOT_CONFIGURED if the portal lacks settings. */
export function requireConfigured({ environment }: AppContext, place: ExportPlace): void {
  if (!isConfigured(environment, place)) throw new AgencyError('PORTAL_NOT_CONFIGURED')
}

/**
 * Separates properties that can be edited from rejected ones, which are missing (NOT_FOUND) or read-only (DEMO). If the
 * only property is rejected, throws its error.
 */
export async function partitionEditable({ db }: AppContext, ids: readonly number[]) {
  const editable: number[] = []
  const rejected: { id: number; error: string }[] = []
  for (const id of new Set(ids)) {
    try {
      await readEditableListing(db, 'properties', id)
      editable.push(id)
    } catch (error) {
      if (ids.length === 1 || !(error instanceof AgencyError)) throw error
      rejected.push({ id, error: error.code })
    }
  }
  return { editable, rejected }
}

/** Returns the export. Throws NOT_FOUND unless `uuid` is the stored uuid, or `none` if none is stored. */
export async function requireExport(
  { db }: AppContext,
  { place, id, uuid }: { place: ExportPlace; id: number; uuid: string },
): Promise<ExportRow> {
  const current = await findExport(db, place, id)
  if (current === undefined || (current.uuid ?? 'none') !== uuid) throw new AgencyError('NOT_FOUND')
  return current
}

/** Returns true if the agency's portal account isn't connected, or its consent has ended. */
export async function isConsentMissing(context: AppContext, place: ExportPlace): Promise<boolean> {
  if (adapters[place].kind !== 'api') return false
  const { tokens, consent_again } = await ensureAccount(context, place)
  return tokens === null || consent_again === 1
}
