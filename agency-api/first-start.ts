import { hasAdministrator } from './accounts/joining.ts'
import { makeLink, withdrawLinks } from './accounts/links.ts'
import type { House } from './house.ts'
import { logLine } from './log.ts'
import { readSetting } from './settings.ts'

/** What a start has to do before the API may answer calls. */
export type FirstStart = 'seed' | 'set-up' | 'nothing'

/**
 * Decides what the database needs. Throws an Error when the sample agency is asked for on a database that holds an
 * agency of its own: its resets would delete real records (security.md O-5).
 */
export async function firstStart({ db, environment }: House): Promise<FirstStart> {
  const demo = await readSetting(db, 'demo')
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const something = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  const empty = someone === undefined && something === undefined
  if (environment.AGENCY_DEMO) {
    if (demo !== null) return 'nothing'
    if (empty) return 'seed'
    throw new Error(
      'AGENCY_DEMO=1, but this database holds an agency of its own. Set AGENCY_DEMO=0, or give the sample agency a data folder (AGENCY_DATA_DIR) or database (DATABASE_URL) of its own.',
    )
  }
  if (demo !== null)
    console.warn(
      'This database holds the sample agency, whose passwords are public. Do not keep real records in it.',
    )
  return (await hasAdministrator(db)) ? 'nothing' : 'set-up'
}

/** Makes the one-time link whose holder becomes the first Administrator; earlier ones stop working. */
export async function setUpLink(house: House): Promise<string> {
  await withdrawLinks(house.db, 'setup', null)
  const secret = await makeLink(house, 'setup', null)
  return `${house.environment.APP_ORIGIN}/signup?setup=${secret}`
}

/** Fills an empty database with the sample agency, which is loaded only when it is wanted. */
export async function seed({ db, media, now }: House): Promise<void> {
  const { seedAgency } = await import('./seed/seed-agency.ts')
  logLine({ event: 'seeded', ...(await seedAgency(db, media, { now: now() })) })
}
