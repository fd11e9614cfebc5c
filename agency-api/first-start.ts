import { hasAdministrator } from './accounts/registration.ts'
import { createLink, revokeLinks } from './accounts/links.ts'
import { isSampleCompatible } from './demo/sample.ts'
import type { AppContext } from './app-context.ts'
import { logLine } from './log.ts'
import { readSetting } from './settings.ts'

type StartTask = 'seed' | 'reseed' | 'set-up' | 'nothing'

/**
 * Returns the task that the database needs when the API starts. Throws if the sample agency is requested for a real
 * agency (docs/security.md O-5).
 */
export async function determineStartTask({ db, environment }: AppContext): Promise<StartTask> {
  const demo = await readSetting(db, 'demo')
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const property = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  const isEmpty = user === undefined && property === undefined
  if (environment.AGENCY_DEMO) {
    // The sample of an older version lacks newer features, and its rows may not fit the tables.
    if (demo !== null) return (await isSampleCompatible(db)) ? 'nothing' : 'reseed'
    if (isEmpty) return 'seed'
    throw new Error(
      'AGENCY_DEMO=1, but this database belongs to a real agency. Set AGENCY_DEMO=0, or use another data directory (AGENCY_DATA_DIR) or database (DATABASE_URL) for the sample agency.',
    )
  }
  if (demo !== null)
    console.warn(
      'This database holds the sample agency, whose passwords are public. Do not keep real records in it.',
    )
  return (await hasAdministrator(db)) ? 'nothing' : 'set-up'
}

/** Processes that start within this time (ms) count as one start of the API. */
const startWindowMs = 10 * 60_000

/**
 * Creates the one-time link for the first Administrator. Revokes links of earlier starts, except those that another
 * process has just printed: its log may be the one that people read.
 */
export async function createSetUpLink(context: AppContext): Promise<string> {
  await revokeLinks(context.db, 'setup', null, new Date(context.now().getTime() - startWindowMs))
  const secret = await createLink(context, 'setup', null)
  return `${context.environment.APP_ORIGIN}/signup?setup=${secret}`
}

/** Seeds the database with the sample agency, loading its code on demand; replaces an older sample. */
export async function seed({ db, media, now }: AppContext, task: 'seed' | 'reseed'): Promise<void> {
  const { seedAgency } = await import('./seed/seed-agency.ts')
  const result = await seedAgency(db, media, {
    now: now(),
    reset: task === 'reseed',
    // Another process may have stored the sample in the meantime.
    shouldCancel: isSampleCompatible,
  })
  if (result !== null) logLine({ event: 'seeded', ...result })
}
