import { hasAdministrator } from './accounts/joining.ts'
import { makeLink, withdrawLinks } from './accounts/links.ts'
import { sampleFits } from './demo/sample.ts'
import type { House } from './house.ts'
import { logLine } from './log.ts'
import { readSetting } from './settings.ts'

/** What a start has to do before the API may answer calls. */
export type FirstStart = 'seed' | 'seed anew' | 'set-up' | 'nothing'

/**
 * Decides what the database needs. Throws an Error when the sample agency is asked for on a database that holds an
 * agency of its own: its resets would delete real records (docs/security.md O-5).
 */
export async function firstStart({ db, environment }: House): Promise<FirstStart> {
  const demo = await readSetting(db, 'demo')
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const something = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  const empty = someone === undefined && something === undefined
  if (environment.AGENCY_DEMO) {
    // The sample of an older version lacks what this one shows, and its rows do not fit any more.
    if (demo !== null) return (await sampleFits(db)) ? 'nothing' : 'seed anew'
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

/** Processes that start within this time belong to one start. In ms. */
const oneStartMs = 10 * 60_000

/**
 * Makes the one-time link whose holder becomes the first Administrator. Those of an earlier start stop working; what
 * another process has printed a moment ago goes on, for nobody knows whose log is read.
 */
export async function setUpLink(house: House): Promise<string> {
  await withdrawLinks(house.db, 'setup', null, new Date(house.now().getTime() - oneStartMs))
  const secret = await makeLink(house, 'setup', null)
  return `${house.environment.APP_ORIGIN}/signup?setup=${secret}`
}

/** Fills the database with the sample agency, which is loaded only when it is wanted; anew in place of an older one. */
export async function seed({ db, media, now }: House, need: 'seed' | 'seed anew'): Promise<void> {
  const { seedAgency } = await import('./seed/seed-agency.ts')
  const made = await seedAgency(db, media, { now: now(), reset: need === 'seed anew', unless: sampleFits })
  if (made !== null) logLine({ event: 'seeded', ...made })
}
