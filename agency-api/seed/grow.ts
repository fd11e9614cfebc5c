import { countRows } from '../db/count-rows.ts'
import type { Db, NewRow, Tx } from '../db/schema.ts'
import { disableResets } from '../demo/schedule.ts'
import { createImagePicker } from './factories/photos.ts'
import { createFurtherProperty } from './factories/properties.ts'
import { planProperties } from './factories/property-plans.ts'
import { createRandom } from './random.ts'
import {
  createTagFinder,
  insertInChunks,
  insertProperties,
  createKeyItemFinder,
  type RecordLinks,
} from './rows.ts'
import { createSample, seed } from './sample.ts'

const rowsPerInsert = 200
/** Photos added to each property: database rows without files. */
const photoCount = 4

/**
 * Adds properties of the same kinds and places to the sample agency until it has `target` of them, to measure a large
 * agency. Disables the demo's resets. Returns the number added.
 */
export async function growAgency(db: Db, target: number, now: Date): Promise<number> {
  const existingCount = await countRows(db.selectFrom('properties'))
  const addedCount = Math.max(0, target - existingCount)
  const random = createRandom(seed).fork('growth')
  const { condominiums: developments } = createSample(now)
  const context = { now, pickImage: createImagePicker(), developments }
  const plans = planProperties(random, developments)
  await db.transaction().execute(async (tx) => {
    const links = await readRecordLinks(tx)
    for (let from = existingCount; from < target; from += rowsPerInsert) {
      const properties = Array.from({ length: Math.min(rowsPerInsert, target - from) }, (_, offset) =>
        createFurtherProperty(random, context, plans, from + offset),
      )
      const ids = await insertProperties(tx, properties, links)
      const photos = ids.flatMap((id) => createPhotoRows(id, now))
      await insertInChunks(tx, 'media', photos)
    }
    if (addedCount > 0) await disableResets(tx)
  })
  return addedCount
}

const createPhotoRows = (owner_id: number, now: Date) =>
  Array.from({ length: photoCount }, (_, position): NewRow<'media'> => ({
    location: 'properties',
    owner_id,
    file: `${owner_id}-${position}.jpg`,
    extension: 'jpg',
    width: 1600,
    height: 1200,
    size: 250_000,
    cover: position === 0 ? 1 : 0,
    position,
    created_at: now.toISOString(),
  }))

async function readRecordLinks(db: Tx): Promise<RecordLinks> {
  const readIds = async (table: 'agents' | 'districts' | 'condominiums') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  const condominiums = await readIds('condominiums')
  return {
    agents: await readIds('agents'),
    districts: await readIds('districts'),
    findKeyItemId: await createKeyItemFinder(db),
    findTagId: await createTagFinder(db),
    developmentColumnsOf: ({ development }) => ({ condominium_id: condominiums[development ?? -1] }),
  }
}
