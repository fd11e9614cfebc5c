import type { Body } from '#contract/endpoint.ts'
import type { KeyItemKind } from '#contract/key-items.ts'
import type { condominiums } from '#contract/developments.ts'
import type { properties } from '#contract/properties.ts'
import type { Kysely } from 'kysely'
import type { Database, NewRow } from '../../agency-api/db/schema.ts'
import type { MediaStore } from '../../agency-api/media/store.ts'
import type { TestClient } from './test-client.ts'

export type PropertyForm = Body<typeof properties.add>
export type DevelopmentForm = Body<typeof condominiums.add>
type Db = Kysely<Database>
const createdAt = '2026-03-01T09:00:00.000Z'
const timestamps = { created_at: createdAt, updated_at: createdAt }
let formCount = 0

// Functions named insert… write to the database, those named add… call the API.

export function createPropertyForm(type_id: number, overrides: Partial<PropertyForm> = {}): PropertyForm {
  formCount += 1
  return {
    reference: `LX-${String(formCount).padStart(4, '0')}`,
    type_id,
    i18n: {
      title: { en: 'Flat by the river', pt: 'Apartamento junto ao rio' },
      description: { en: 'Two bedrooms and a balcony.', pt: 'Dois quartos e varanda.' },
      slogan: { en: '', pt: '' },
    },
    price: 385_000,
    bedrooms: 2,
    bathrooms: 1,
    energy: 'B',
    ...overrides,
  }
}

export function createDevelopmentForm(overrides: Partial<DevelopmentForm> = {}): DevelopmentForm {
  return { i18n: textsWithTitle('Dunes', 'Dunas'), ...overrides }
}

export async function addDevelopment(
  client: TestClient,
  overrides: Partial<DevelopmentForm> = {},
): Promise<number> {
  return (await client.call('condominiums.add', { body: createDevelopmentForm(overrides) })).condominium_id
}

export const textsWithTitle = (en: string, pt: string): PropertyForm['i18n'] => ({
  title: { en, pt },
  description: { en: 'As described.', pt: 'Como descrito.' },
  slogan: { en: '', pt: '' },
})

export async function addProperty(
  client: TestClient,
  type: number,
  overrides: Partial<PropertyForm> = {},
): Promise<number> {
  return (await client.call('properties.add', { body: createPropertyForm(type, overrides) })).property_id
}

export async function insertKeyItem(
  db: Db,
  kind: KeyItemKind,
  en: string,
  pt: string,
  overrides: Partial<NewRow<'key_items'>> = {},
) {
  return idOf(
    db
      .insertInto('key_items')
      .values({ kind, name_en: en, name_pt: pt, ...timestamps, ...overrides })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

export async function insertAgent(
  db: Db,
  first_name: string,
  last_name: string,
  overrides: Partial<NewRow<'agents'>> = {},
) {
  return idOf(
    db
      .insertInto('agents')
      .values({ first_name, last_name, ...timestamps, ...overrides })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

export async function insertDistrict(db: Db, en: string, pt: string) {
  return idOf(
    db
      .insertInto('districts')
      .values({ name_en: en, name_pt: pt, ...timestamps })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

export async function insertDevelopment(
  db: Db,
  en: string,
  pt: string,
  overrides: Partial<NewRow<'condominiums'>> = {},
) {
  return idOf(
    db
      .insertInto('condominiums')
      .values({ title_en: en, title_pt: pt, ...timestamps, ...overrides })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

export async function insertProperty(
  db: Db,
  reference: string,
  overrides: Partial<NewRow<'properties'>> = {},
) {
  return idOf(
    db
      .insertInto('properties')
      .values({ reference, ...timestamps, ...overrides })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

export async function findTagId(db: Db, kind: 'new' | 'reserved' | 'sold') {
  return idOf(db.selectFrom('tags').select('id').where('kind', '=', kind).executeTakeFirstOrThrow())
}

/** Stores two photos and an attachment, 300,008 bytes in all. */
export async function storeFiles(db: Db, media: MediaStore): Promise<void> {
  const created_at = new Date().toISOString()
  const photo = { location: 'properties' as const, width: 1, height: 1, size: 1, created_at }
  await db
    .insertInto('media')
    .values([
      { ...photo, owner_id: 1, file: 'a.jpg', extension: 'jpg' },
      { ...photo, owner_id: 2, file: 'b.png', extension: 'png' },
    ])
    .execute()
  await db
    .insertInto('attachments')
    .values({
      location: 'properties',
      owner_id: 1,
      size: 4,
      created_at,
      file: 'planta final.pdf',
      name: 'planta final',
      extension: 'pdf',
    })
    .execute()
  await media.put('properties/1/a.jpg', Buffer.alloc(300_000, 'photograph'))
  await media.put('properties/2/b.png', Buffer.from([0, 255, 13, 10]))
  await media.put('attachments/properties/1/planta final.pdf', Buffer.from('%PDF'))
}

/** Makes a record read-only, as some in the sample agency are. */
export async function makeReadOnly(
  db: Db,
  id: number,
  resource: 'properties' | 'condominiums' = 'properties',
): Promise<void> {
  await db.updateTable(resource).set({ disabled: 1 }).where('id', '=', id).execute()
}

async function idOf(row: Promise<{ id: number }>): Promise<number> {
  return (await row).id
}
