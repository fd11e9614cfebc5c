import { randomUUID } from 'node:crypto'
import { createFairQueue } from '#contract/fair-queue.ts'
import type { NewRow, Tx } from '../db/schema.ts'
import { frontPageOwner } from '../front-page/covers.ts'
import type { MediaStore } from '../media/store.ts'
import { createBrochure } from './brochure.ts'
import type { SampleDevelopment } from './factories/developments.ts'
import type { SampleImages } from './sample-images.ts'
import type { SampleProperty } from './factories/properties.ts'
import { idAt, insertInChunks, type InsertedIds } from './rows.ts'
import type { Sample } from './sample.ts'

/** Stores photos, covers and avatars, and inserts their rows. Returns the number of photos of listings. */
export async function insertPhotos(
  db: Tx,
  images: SampleImages,
  sample: Sample,
  ids: InsertedIds,
  now: Date,
): Promise<number> {
  const photos = (['properties', 'condominiums'] as const).flatMap((resource) =>
    sample[resource].flatMap((record, index) =>
      record.photos.map((photo, position) => ({
        ...photo,
        location: resource,
        position,
        owner_id: idAt(ids[resource], index),
      })),
    ),
  )
  // Each write mostly waits for the disk.
  const queueWrite = createFairQueue({ concurrency: 8, perUser: Infinity, maxWaiting: Infinity })
  const rows = await Promise.all(
    photos.map(({ image, ...row }) =>
      queueWrite(undefined, async (): Promise<NewRow<'media'>> => {
        const stored = await images.storePhoto(row.location, row.owner_id, image)
        return { ...stored, ...row, created_at: now.toISOString() }
      }),
    ),
  )
  await insertInChunks(db, 'media', rows)
  await insertCoversAndAvatars(db, images, sample, ids)
  await insertFrontCovers(db, images, sample, now)
  return rows.length
}

async function insertCoversAndAvatars(db: Tx, images: SampleImages, sample: Sample, ids: InsertedIds) {
  for (const [index, id] of ids.districts.entries()) {
    const cover = sample.districts[index]?.cover
    if (cover === undefined) continue
    const exteriors = sample.properties.flatMap(({ district, photos }) =>
      district === index ? photos.slice(0, 1) : [],
    )
    const store = async (image: string | undefined) =>
      image === undefined ? null : (await images.storePhoto('districts', id, image)).file
    await db
      .updateTable('districts')
      .set({
        cover: await store(cover),
        cover2: await store(exteriors[0]?.image),
        cover3: await store(exteriors[1]?.image),
        cover4: await store(exteriors[2]?.image),
        to_visit: await store(cover),
      })
      .where('id', '=', id)
      .execute()
  }
  for (const table of ['agents', 'users'] as const) {
    for (const [index, id] of ids[table].entries()) {
      const image = sample[table][index]?.avatar ?? null
      if (image === null) continue
      const avatar = await images.storeAvatar(table, id, image)
      await db.updateTable(table).set({ avatar }).where('id', '=', id).execute()
    }
  }
}

async function insertFrontCovers(db: Tx, images: SampleImages, sample: Sample, now: Date): Promise<void> {
  const { location, id: owner_id } = frontPageOwner
  for (const [position, { row, image }] of sample.frontCovers.entries()) {
    const stored = await images.storePhoto(location, owner_id, image)
    const { id } = await db
      .insertInto('media')
      .values({ ...stored, location, owner_id, position, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('front_covers')
      .values({ ...row, media_id: id, position })
      .execute()
  }
}

/**
 * Creates a brochure for every development, and a brochure and a list of facts for some properties. Returns the number
 * of files.
 */
export async function insertAttachments(
  db: Tx,
  store: MediaStore,
  sample: Sample,
  ids: InsertedIds,
  now: Date,
): Promise<number> {
  const attachments = [
    ...sample.properties.flatMap((record, index) => {
      const owner = { location: 'properties' as const, owner_id: idAt(ids.properties, index) }
      return record.hasAttachments ? attachmentsOf(record).map((file) => ({ ...owner, ...file })) : []
    }),
    ...sample.condominiums.map((record, index) => ({
      location: 'condominiums' as const,
      owner_id: idAt(ids.condominiums, index),
      ...attachmentOfDevelopment(record),
    })),
  ]
  const rows = await Promise.all(
    attachments.map(async ({ bytes, ...row }): Promise<NewRow<'attachments'>> => {
      const file = `${randomUUID()}.${row.extension}`
      await store.put(`attachments/${row.location}/${row.owner_id}/${file}`, bytes)
      return { ...row, file, size: bytes.length, created_at: now.toISOString() }
    }),
  )
  await db.insertInto('attachments').values(rows).execute()
  return rows.length
}

function attachmentOfDevelopment({ row }: SampleDevelopment) {
  const bytes = createBrochure(row.title_pt ?? '', row.description_pt ?? '', [
    ['Localização', row.condo_where ?? '-'],
    ['Pisos', row.floor ?? '-'],
    ['Ano', row.year ?? '-'],
    ['Área bruta', row.gross_area ? `${row.gross_area} m²` : '-'],
    ['Classe energética', row.energy ?? '-'],
  ])
  return { name: `Brochura ${row.title_pt}`, extension: 'pdf', bytes }
}

function attachmentsOf({ row }: SampleProperty) {
  const facts = [
    ['Referência', row.reference],
    ['Preço', `${(Number(row.price_cents) / 100).toLocaleString('pt-PT')} €`],
    ['Área bruta', row.gross_area ? `${row.gross_area} m²` : '-'],
    ['Quartos', row.bedrooms ?? '-'],
    ['Casas de banho', row.bathrooms ?? '-'],
    ['Concelho', row.concelho ?? '-'],
    ['Classe energética', row.energy ?? '-'],
  ] as const
  const bytes = createBrochure(
    row.title_pt || (row.title_en ?? ''),
    row.description_pt || (row.description_en ?? ''),
    facts,
  )
  const csv = ['campo;valor', ...facts.map(([name, value]) => `${name};"${value}"`)].join('\r\n')
  return [
    { name: `Brochura ${row.reference}`, extension: 'pdf', bytes },
    { name: `Ficha ${row.reference}`, extension: 'csv', bytes: Buffer.from(`\ufeff${csv}\r\n`, 'utf8') },
  ]
}
