import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database, NewRow } from '../db/schema.ts'
import { frontPageOwner } from '../front-page/covers.ts'
import { createSemaphore } from '../media/semaphore.ts'
import type { MediaStore } from '../media/store.ts'
import { createBrochure } from './brochure.ts'
import type { CondominiumDraft } from './factories/condominiums.ts'
import type { PhotoDraft } from './factories/photos.ts'
import type { SampleImages } from './sample-images.ts'
import type { PropertyDraft } from './factories/properties.ts'
import { insertInBatches, type InsertedIds } from './rows.ts'
import type { Sample } from './sample.ts'

/** Parallel writes; each mostly waits for the disk. */
const maxParallelWrites = 8

interface Owner {
  location: 'properties' | 'condominiums'
  id: number
  photos: readonly PhotoDraft[]
}

/** Stores photos, covers and avatars and inserts their rows. Returns the number of photos. */
export async function insertPhotos(
  db: Transaction<Database>,
  images: SampleImages,
  sample: Sample,
  ids: InsertedIds,
  now: Date,
): Promise<number> {
  const owners = [
    ...ownersOf('properties', ids.properties, sample.properties),
    ...ownersOf('condominiums', ids.condominiums, sample.condominiums),
  ]
  const withinLimit = createSemaphore(maxParallelWrites)
  const rows = await Promise.all(
    owners.flatMap(({ location, id, photos }) =>
      photos.map((photo, position) =>
        withinLimit(async (): Promise<NewRow<'media'>> => {
          const stored = await images.storePhoto(location, id, photo.image)
          const [cover, plant] = [photo.cover ? 1 : 0, photo.plant ? 1 : 0] as const
          return { ...stored, location, owner_id: id, position, cover, plant, created_at: now.toISOString() }
        }),
      ),
    ),
  )
  await insertInBatches(db, 'media', rows)
  await insertCoversAndAvatars(db, images, sample, ids)
  await insertFrontCovers(db, images, sample, now)
  return rows.length
}

const ownersOf = (
  location: Owner['location'],
  ids: readonly number[],
  drafts: readonly { photos: readonly PhotoDraft[] }[],
) => ids.map((id, index): Owner => ({ location, id, photos: drafts[index]?.photos ?? [] }))

async function insertCoversAndAvatars(
  db: Transaction<Database>,
  images: SampleImages,
  sample: Sample,
  ids: InsertedIds,
) {
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

async function insertFrontCovers(
  db: Transaction<Database>,
  images: SampleImages,
  sample: Sample,
  now: Date,
): Promise<void> {
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

/** Creates a brochure and a list of facts for some properties and every development. Returns the number of files. */
export async function insertAttachments(
  db: Transaction<Database>,
  store: MediaStore,
  sample: Sample,
  ids: InsertedIds,
  now: Date,
): Promise<number> {
  const owners = [
    ...sample.properties.map((draft, index) => ({
      location: 'properties' as const,
      id: ids.properties[index],
      attachmentFiles: draft.hasAttachments ? attachmentsOf(draft) : [],
    })),
    ...sample.condominiums.map((draft, index) => ({
      location: 'condominiums' as const,
      id: ids.condominiums[index],
      attachmentFiles: attachmentsOfDevelopment(draft),
    })),
  ]
  const rows = await Promise.all(
    owners.flatMap(({ location, id, attachmentFiles }) =>
      attachmentFiles.map(async ({ name, extension, bytes }): Promise<NewRow<'attachments'>> => {
        if (id === undefined) throw new Error('The sample has attachments of a record that is not in it')
        const file = `${randomUUID()}.${extension}`
        await store.put(`attachments/${location}/${id}/${file}`, bytes)
        return {
          location,
          owner_id: id,
          file,
          name,
          extension,
          size: bytes.length,
          created_at: now.toISOString(),
        }
      }),
    ),
  )
  if (rows.length > 0) await db.insertInto('attachments').values(rows).execute()
  return rows.length
}

/** Creates the brochure from a record's texts and facts. */
function brochureOf(title: string, text: string, facts: readonly (readonly [string, string | number])[]) {
  return createBrochure({
    heading: 'Soleira',
    title,
    facts: facts.map(([name, value]) => `${name}: ${value}`),
    text,
  })
}

function attachmentsOfDevelopment({ row }: CondominiumDraft) {
  const bytes = brochureOf(row.title_pt ?? '', row.description_pt ?? '', [
    ['Localização', row.condo_where ?? '-'],
    ['Pisos', row.floor ?? '-'],
    ['Ano', row.year ?? '-'],
    ['Área bruta', row.gross_area ? `${row.gross_area} m²` : '-'],
    ['Classe energética', row.energy ?? '-'],
  ])
  return [{ name: `Brochura ${row.title_pt}`, extension: 'pdf', bytes }]
}

function attachmentsOf({ row }: PropertyDraft) {
  const facts = [
    ['Referência', row.reference],
    ['Preço', `${(Number(row.price_cents) / 100).toLocaleString('pt-PT')} €`],
    ['Área bruta', row.gross_area ? `${row.gross_area} m²` : '-'],
    ['Quartos', row.bedrooms ?? '-'],
    ['Casas de banho', row.bathrooms ?? '-'],
    ['Concelho', row.concelho ?? '-'],
    ['Classe energética', row.energy ?? '-'],
  ] as const
  const bytes = brochureOf(
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
