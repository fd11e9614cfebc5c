import { AgencyError } from '#contract/errors.ts'
import type { AppContext } from '../app-context.ts'
import { readSetting } from '../settings.ts'

/**
 * Throws if the account belongs to the sample agency: its credentials are public, so a visitor could lock out the
 * next one. Sample accounts are those up to the highest id at the time of seeding.
 */
export async function rejectDemoAccount(context: Pick<AppContext, 'db' | 'environment'>, userId: number) {
  if (!context.environment.AGENCY_DEMO) return
  if (userId <= Number((await readSetting(context.db, 'demo')) ?? 0)) throw new AgencyError('DEMO')
}
