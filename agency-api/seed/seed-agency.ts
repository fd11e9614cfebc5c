import { hashPassword } from '../accounts/passwords.ts'
import { withHistoryUnlocked } from '../activity/retention.ts'
import type { Table } from '../backup/rows.ts'
import { allTables } from '../backup/tables.ts'
import { lock } from '../db/lock.ts'
import { insertMasterGroups } from '../db/migrations/0002-reference-data.ts'
import type { Db, Tx } from '../db/schema.ts'
import { storeSample } from '../demo/sample.ts'
import { updatePhotoFlags } from '../listing/files.ts'
import { listStoredFiles } from '../media/row-files.ts'
import type { MediaStore } from '../media/store.ts'
import { isOnMarket } from '../portals/exports.ts'
import { readSetting, writeSetting } from '../settings.ts'
import { insertAttachments, insertPhotos } from './files.ts'
import { insertSample } from './rows.ts'
import { createSampleImages } from './sample-images.ts'
import { createSample } from './sample.ts'

/** Thrown if the database contains records that the sample agency must not replace. */
export class NotEmptyError extends Error {}

interface SeedOptions {
  /** Base of the sample agency's dates. */
  now: Date
  /** False omits photos and attachments, so that seeding takes less than a second; for tests. */
  photos?: boolean
  /** Replaces an existing sample agency. */
  reset?: boolean
  /** Called before any change. Returns true if another process has seeded the database in the meantime. */
  shouldCancel?: (tx: Tx) => Promise<boolean>
}

/**
 * Fills a migrated database with the sample agency, in one transaction, and stores its rows for the demo's resets.
 * Returns null if `shouldCancel` returns true; throws a NotEmptyError if there are records that it may not replace.
 */
export async function seedAgency(db: Db, store: MediaStore, options: SeedOptions) {
  const { now, photos = true, reset = false, shouldCancel } = options
  await requireEmpty(db, reset)
  const sample = createSample(now)
  const hashes = await Promise.all(
    sample.users.map(({ password }) => (password === null ? null : hashPassword(password))),
  )
  const replacedFiles = reset ? await listStoredFiles(store) : []
  const report = await db.transaction().execute(async (tx) => {
    await lock(tx, 'demo')
    if (await shouldCancel?.(tx)) return null
    await requireEmpty(tx, reset)
    if (reset) await deleteAllRecords(tx, now)
    const ids = await insertSample(tx, sample, hashes, now)
    // `demo` stores the highest id of the accounts that can sign in, which were inserted first and can't be changed.
    // Visitors may change the other sample users; resets restore them.
    const accountIds = ids.users.filter((_, index) => hashes[index] !== null)
    await writeSetting(tx, 'demo', String(Math.max(...accountIds)))
    const photoCount = photos ? await insertPhotos(tx, createSampleImages(store), sample, ids, now) : 0
    await updatePhotoFlags(tx)
    await queueExports(tx, now)
    const attachmentCount = photos ? await insertAttachments(tx, store, sample, ids, now) : 0
    await storeSample(tx, now)
    await writeSetting(tx, 'demo_last_reset', now.toISOString())
    return {
      properties: ids.properties.length,
      condominiums: ids.condominiums.length,
      agents: ids.agents.length,
      districts: ids.districts.length,
      users: ids.users.length,
      messages: sample.messages.length,
      photos: photoCount,
      attachments: attachmentCount,
    }
  })
  if (report === null) return null
  await Promise.all(replacedFiles.map(({ path }) => store.remove(path)))
  return report
}

/** Throws a NotEmptyError unless the database is empty, or contains the sample agency and may be reset. */
async function requireEmpty(db: Db, reset: boolean): Promise<void> {
  const isSample = (await readSetting(db, 'demo')) !== null
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const property = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  if (user === undefined && property === undefined) return
  // A reset deletes all records, so the database must contain the sample agency (docs/security.md O-5).
  if (!isSample)
    throw new NotEmptyError(
      'This database belongs to a real agency, and the sample agency never replaces one. Use another data directory (AGENCY_DATA_DIR) or database (DATABASE_URL) for the sample agency.',
    )
  if (!reset)
    throw new NotEmptyError(
      'The sample agency already exists. Run `npm run db:seed -- --reset` to recreate it.',
    )
}

/** Tables that a reset keeps. Tags are read-only, so visitors can't have changed them. */
const retainedTables: Table[] = ['settings', 'tags']

/** Deletes the records of all tables except `retainedTables`, and recreates the master groups. */
async function deleteAllRecords(db: Tx, now: Date): Promise<void> {
  await withHistoryUnlocked(db, async () => {
    for (const { name } of allTables.toReversed())
      if (!retainedTables.includes(name)) await db.deleteFrom(name).execute()
  })
  await insertMasterGroups(db, now)
}

const feedExports = [
  { place: 'kyero', count: 9 },
  { place: 'idealista', count: 6 },
  { place: 'james_edition', count: 3 },
] as const

/** Queues some of the sample agency's flats and houses for the feeds; the API publishes them like any other. */
async function queueExports(tx: Tx, now: Date): Promise<void> {
  const createdAt = now.toISOString()
  const candidates = await tx
    .selectFrom('properties as p')
    .innerJoin('key_items as k', 'k.id', 'p.type_id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .select(['p.id', 'p.reference'])
    .where('k.name_en', 'in', ['Apartment', 'House', 'Villa'])
    .where(isOnMarket)
    .where('p.hide_price', '=', 0)
    .where('p.lat', 'is not', null)
    .orderBy('p.price_cents', 'desc')
    .execute()
  const rows = feedExports.flatMap(({ place, count }) =>
    candidates.slice(0, count).map(({ id, reference }) => ({
      property_id: id,
      place,
      reference,
      wanted: 'listed' as const,
      state: 'waiting' as const,
      due_at: createdAt,
      // Counts the requests to publish or withdraw the advert.
      asked: 1,
      created_at: createdAt,
      updated_at: createdAt,
    })),
  )
  if (rows.length > 0) await tx.insertInto('portal_exports').values(rows).execute()
}
