import { AgencyError } from '#contract/errors.ts'
import type { AppContext } from '../app-context.ts'
import { readSetting } from '../settings.ts'

/**
 * Throws DEMO for the sample agency's accounts with a public password: a visitor who changed it would lock out the
 * others. These accounts are the first ones seeded; the setting `demo` holds the highest of their ids.
 */
export async function rejectDemoAccount(context: Pick<AppContext, 'db' | 'environment'>, userId: number) {
  if (!context.environment.AGENCY_DEMO) return
  if (userId <= Number((await readSetting(context.db, 'demo')) ?? 0)) throw new AgencyError('DEMO')
}
