import type { Kysely, Transaction } from 'kysely'
import { hashPassword } from '../accounts/passwords.ts'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import { keepSample } from '../demo/sample.ts'
import type { MediaStore } from '../media/store.ts'
import { notePhotographs } from '../properties/photographed.ts'
import { writeSetting } from '../settings.ts'
import { createDarkroom } from './darkroom.ts'
import { checkRoom, clear, ownedFiles } from './empty.ts'
import { askForExports } from './exports.ts'
import { insertAttachments, insertPhotographs, picturesOf, sittersOf } from './files.ts'
import { insertSample } from './rows.ts'
import { makeSample } from './sample.ts'

export interface SeedOptions {
  /** Dates of the sample count back from here. */
  now: Date
  /** Without photographs and attachments it takes well under a second; for tests. */
  photographs?: boolean
  /** Replace a sample agency that is already here. */
  reset?: boolean
  /** Asked before anything changes: true leaves all as it is, because another process has made it meanwhile. */
  unless?: (tx: Transaction<Database>) => Promise<boolean>
}

export interface SeedReport {
  properties: number
  condominiums: number
  agents: number
  districts: number
  users: number
  messages: number
  photographs: number
  attachments: number
}

/**
 * Fills a migrated database with the sample agency, in one transaction. Pictures are drawn before it begins, so that a
 * reset keeps a running API waiting only while rows and files are written. Its rows are kept for the resets of the demo.
 * Answers null when `unless` says so; throws a NotEmptyError when there are records that it may not replace.
 */
export async function seedAgency(
  db: Kysely<Database>,
  store: MediaStore,
  options: SeedOptions,
): Promise<SeedReport | null> {
  const { now, photographs = true, reset = false, unless } = options
  await checkRoom(db, reset)
  const sample = makeSample(now)
  const hashes = await Promise.all(
    sample.users.map(({ password }) => (password === null ? null : hashPassword(password))),
  )
  const darkroom = createDarkroom(store)
  try {
    if (photographs) await darkroom.prepare(picturesOf(sample), sittersOf(sample))
    const former = reset ? await ownedFiles(store) : []

    const report = await db.transaction().execute(async (tx): Promise<SeedReport | null> => {
      await lock(tx, 'demo')
      if (await unless?.(tx)) return null
      await checkRoom(tx, reset)
      if (reset) await clear(tx, now)
      const ids = await insertSample(tx, sample, hashes, now)
      // Nobody signs in as the colleagues: a visitor may change them, and the reset brings them back.
      const known = ids.users.filter((_, index) => hashes[index] !== null)
      await writeSetting(tx, 'demo', String(Math.max(...known)))
      const taken = photographs ? await insertPhotographs(tx, darkroom, sample, ids, now) : 0
      await notePhotographs(tx)
      await askForExports(tx, now)
      const attached = photographs ? await insertAttachments(tx, store, sample, ids, now) : 0
      await keepSample(tx, now)
      await writeSetting(tx, 'demo_last_reset', now.toISOString())
      return {
        properties: ids.properties.length,
        condominiums: ids.condominiums.length,
        agents: ids.agents.length,
        districts: ids.districts.length,
        users: ids.users.length,
        messages: sample.messages.length,
        photographs: taken,
        attachments: attached,
      }
    })
    if (report === null) return null
    await Promise.all(former.map((path) => store.remove(path)))
    return report
  } finally {
    darkroom.close()
  }
}
