import { AgencyError } from '#contract/errors.ts'
import type { House } from '../house.ts'
import { readSetting } from '../settings.ts'

/**
 * The sample agency's own accounts are shown on the sign-in page: nobody may lock the next visitor out of them. They are
 * those up to the id that was the highest when the agency was made.
 */
export async function refuseKnownAccount(
  { db, environment }: Pick<House, 'db' | 'environment'>,
  userId: number,
): Promise<void> {
  if (!environment.AGENCY_DEMO) return
  if (userId <= Number((await readSetting(db, 'demo')) ?? 0)) throw new AgencyError('DEMO')
}
