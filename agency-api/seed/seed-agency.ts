import { hashPassword } from '../accounts/passwords.ts'
import { lock } from '../db/lock.ts'
import type { Db, Tx } from '../db/schema.ts'
import { storeSample } from '../demo/sample.ts'
import { listStoredFiles } from '../media/row-files.ts'
import type { MediaStore } from '../media/store.ts'
import { isOnMarket } from '../portals/exports.ts'
import { updatePhotoFlags } from '../properties/photo-flags.ts'
import { writeSetting } from '../settings.ts'
import { requireEmpty, deleteAllRecords } from './empty.ts'
import { insertAttachments, insertPhotos } from './files.ts'
import { createSampleImages } from './sample-images.ts'
import { insertSample } from './rows.ts'
import { createSample } from './sample.ts'

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
    // `demo` stores the highest id of an account that can sign in. Visitors may change the other sample users; resets
    // restore them.
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
      asked: 1,
      created_at: createdAt,
      updated_at: createdAt,
    })),
  )
  if (rows.length > 0) await tx.insertInto('portal_exports').values(rows).execute()
}
