import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { DevelopmentInput } from '#contract/development.ts'
import { limits } from '#contract/limits.ts'
import { PropertyInput } from '#contract/property.ts'
import { verifyPassword } from '../../agency-api/accounts/passwords.ts'
import { createDiskStore } from '../../agency-api/media/disk-store.ts'
import { readImageHeaders } from '../../agency-api/media/process-image.ts'
import { NotEmptyError, seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { regions } from '../../agency-api/seed/factories/regions.ts'
import { createSampleImages, readImageIndex } from '../../agency-api/seed/sample-images.ts'
import { createRandom } from '../../agency-api/seed/random.ts'
import { growAgency } from '../../agency-api/seed/grow.ts'
import { createSample } from '../../agency-api/seed/sample.ts'
import { eachDatabase } from './databases.ts'

const now = new Date('2026-11-21T10:00:00Z')
const sample = createSample(now)

test('stores sample photos, each with its smaller variants', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-images-'))
  const store = createDiskStore(dataDir)
  const stored = await createSampleImages(store).storePhoto('properties', 1, 'algarve-villa-1')
  expect(stored).toMatchObject({ extension: 'jpg', width: 1600, height: 1067, page: stored.file })
  const files = (await store.list('properties')).map((file) => path.basename(file.path))
  expect(files.sort()).toEqual([stored.file, stored.card, stored.small, stored.thumb].sort())
  rmSync(dataDir, { recursive: true, force: true })
})

test('the sample has a file of the right size for every image, and uses every image', async () => {
  const folder = path.join(import.meta.dirname, '../../agency-api/seed/images')
  const index = readImageIndex()
  const photos = [...sample.properties, ...sample.condominiums].flatMap(({ photos }) => photos)
  const usedImages = new Set([
    ...photos.map(({ image }) => image),
    ...sample.districts.map(({ cover }) => cover),
    ...sample.frontCovers.map(({ image }) => image),
  ])
  expect(Object.keys(index).sort()).toEqual([...usedImages].sort())
  const avatars = [...sample.agents, ...sample.users].flatMap(({ avatar }) => avatar ?? [])
  const names = [...usedImages].flatMap((name) => [
    `${name}.jpg`,
    ...['card', 'small', 'thumb'].map((variant) => `${name}-${variant}.webp`),
  ])
  const files = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'))
  expect(files.filter((name) => name.includes('.') && name !== 'index.json').sort()).toEqual(
    [...names, ...avatars.map((name) => `avatars/${name}.webp`)].sort(),
  )
  for (const [name, { width, height, blur }] of Object.entries(index)) {
    const bytes = readFileSync(path.join(folder, `${name}.jpg`))
    expect(readImageHeaders(bytes)).toMatchObject({ pixels: width * height })
    expect(bytes.length).toBeLessThan(limits.uploadBytes)
    expect(blur).toMatch(/^data:image\/webp;base64,/)
  }
})

describe('sample agency', () => {
  test('is deterministic', () => {
    expect(createSample(now)).toEqual(sample)
    expect(createRandom(7).fork('a').between(0, 1)).toBe(createRandom(7).fork('a').between(0, 1))
  })

  test('has enough records of each kind', () => {
    expect(sample.properties.length).toBeGreaterThanOrEqual(64)
    expect(sample.condominiums).toHaveLength(6)
    expect(sample.agents).toHaveLength(8)
    expect(sample.districts).toHaveLength(10)
    for (const { row } of sample.districts) expect(Object.values(row)).not.toContain('')
    expect(Object.keys(sample.districts[0]?.row ?? {})).toContain('key_point4_pt')
    expect(sample.messages).toHaveLength(40)
    expect(new Set(sample.messages.map(({ row }) => row.label)).size).toBe(5)
    expect(new Set(sample.messages.map(({ row }) => row.language)).size).toBe(5)
  })

  test('has properties in all states', () => {
    const countWhere = (matches: (property: (typeof sample.properties)[number]) => boolean) =>
      sample.properties.filter(matches).length
    expect(countWhere(({ tag }) => tag === 'sold')).toBeGreaterThan(4)
    expect(countWhere(({ tag }) => tag === 'new')).toBeGreaterThan(2)
    expect(countWhere(({ tag }) => tag === 'reserved')).toBeGreaterThan(2)
    for (const flag of [
      'archived',
      'low_cost',
      'collection',
      'hide_price',
      'disabled',
      'highlighted',
    ] as const) {
      expect(countWhere(({ row }) => row[flag] === 1)).toBeGreaterThan(2)
    }
    expect(countWhere(({ row }) => row.for_sale === 0)).toBeGreaterThan(2)
    expect(countWhere(({ row }) => row.land_size !== null)).toBeGreaterThan(2)
    expect(countWhere(({ row }) => row.highlighted === 1)).toBeLessThanOrEqual(limits.highlighted)
    expect(countWhere(({ tag, development }) => tag === 'new' && development !== null)).toBe(0)
  })

  test('has texts in both languages, except a few that show missing translations', () => {
    const missing = sample.properties.filter(
      ({ row }) => !row.title_en || !row.title_pt || !row.description_en || !row.description_pt,
    )
    expect(missing).toHaveLength(3)
    for (const { row } of [...sample.districts, ...sample.condominiums]) {
      expect(row.description_en).not.toBe('')
      expect(row.description_pt).not.toBe('')
      expect(row.description_en).not.toBe(row.description_pt)
    }
    const texts = sample.properties.flatMap(({ row }) => [
      row.title_en,
      row.title_pt,
      row.description_en,
      row.description_pt,
    ])
    expect(texts.filter((text) => /[{}]|undefined|  /.test(text ?? ''))).toEqual([])
  })

  test('locates each property within a kilometre of a parish in its district', () => {
    for (const { row, district } of sample.properties) {
      if (row.lat === undefined || row.lat === null) continue
      const near = regions[district]?.parishes.some(
        ({ lat, lng, concelho }) =>
          concelho === row.concelho &&
          Math.abs(lat - (row.lat ?? 0)) < 0.005 &&
          Math.abs(lng - (row.lng ?? 0)) < 0.005,
      )
      expect({ reference: row.reference, near }).toEqual({ reference: row.reference, near: true })
    }
  })

  test('has unique references, consistent areas, and properties that the contract accepts', () => {
    expect(new Set(sample.properties.map(({ row }) => row.reference)).size).toBe(sample.properties.length)
    for (const { row } of sample.properties) {
      expect(row.living_area ?? 0).toBeLessThanOrEqual(row.gross_area ?? 0)
      const { title_en, title_pt, description_en, description_pt, price_cents, type_id: _, ...rest } = row
      const parsed = PropertyInput.safeParse({
        ...rest,
        type_id: 1,
        price: Number(price_cents) / 100,
        i18n: {
          title: { en: title_en, pt: title_pt },
          description: { en: description_en, pt: description_pt },
          slogan: { en: '', pt: '' },
        },
      })
      expect(parsed.error?.issues ?? []).toEqual([])
    }
  })

  test('has developments that the contract accepts: with many properties, without properties, archived, and read-only', () => {
    const counts = sample.condominiums.map(({ propertyStates }) => propertyStates.length)
    expect([Math.max(...counts) > limits.developmentPropertiesPerPage, Math.min(...counts)]).toEqual([
      true,
      0,
    ])
    expect(sample.condominiums.filter(({ row }) => row.archived === 1)).toHaveLength(1)
    expect(sample.condominiums.filter(({ row }) => row.disabled === 1)).toHaveLength(1)
    for (const { row } of sample.condominiums) {
      const { title_en, title_pt, description_en, description_pt, slogan_en, slogan_pt, ...rest } = row
      const parsed = DevelopmentInput.safeParse({
        ...rest,
        i18n: {
          title: { en: title_en, pt: title_pt },
          description: { en: description_en, pt: description_pt },
          slogan: { en: slogan_en, pt: slogan_pt },
        },
      })
      expect(parsed.error?.issues ?? []).toEqual([])
    }
  })

  test('each listing has four to ten photos or none; the first is the only cover and not a floor plan', () => {
    for (const { photos } of [...sample.properties, ...sample.condominiums]) {
      if (photos.length === 0) continue
      expect(photos.filter(({ cover }) => cover)).toHaveLength(1)
      expect(photos[0]).toMatchObject({ cover: 1, plant: 0 })
      expect(photos.length).toBeGreaterThanOrEqual(4)
      expect(photos.length).toBeLessThanOrEqual(10)
    }
  })
})

eachDatabase((database) => {
  const openStore = () => createDiskStore(`${database.dataDir}/media`)
  const seed = ({ reset = false } = {}) =>
    seedAgency(database.db(), openStore(), { now, photos: false, reset })
  const countProperties = async () =>
    (await database.db().selectFrom('properties').select('id').execute()).length

  test('fills an empty database within five seconds and resolves every link', async () => {
    const started = performance.now()
    const counts = await seed()
    expect(performance.now() - started).toBeLessThan(5000)
    expect(counts).toMatchObject({ agents: 8, districts: 10, condominiums: 6, messages: 40, users: 9 })
    const db = database.db()
    const unlinked = await db
      .selectFrom('properties')
      .select('reference')
      .where((eb) =>
        eb.or([eb('type_id', 'is', null), eb('agent_id', 'is', null), eb('district_id', 'is', null)]),
      )
      .execute()
    expect(unlinked).toEqual([])
    const ungrouped = await db
      .selectFrom('key_items')
      .select('name_en')
      .where('kind', '=', 'features')
      .where('master_id', 'is', null)
      .execute()
    expect(ungrouped).toEqual([])
    const features = await db.selectFrom('key_items').select('id').where('kind', '=', 'features').execute()
    expect(features.length).toBeGreaterThanOrEqual(45)
    const linked = await db
      .selectFrom('properties')
      .select('id')
      .where('condominium_id', 'is not', null)
      .execute()
    expect(linked.length).toBeGreaterThanOrEqual(12)
    const archivedRows = db.selectFrom('properties').select('id').where('archived_with', 'is not', null)
    expect((await archivedRows.execute()).length).toBeGreaterThan(0)
  })

  test('gives a password only to the two published accounts', async () => {
    const users = await database
      .db()
      .selectFrom('users')
      .select(['email', 'role', 'password_hash'])
      .orderBy('id')
      .execute()
    const [administrator, user, ...others] = users
    expect(administrator).toMatchObject({ email: demoAccounts.administrator.email, role: 'Administrator' })
    expect(user).toMatchObject({ email: demoAccounts.user.email, role: 'User' })
    expect(await verifyPassword(administrator?.password_hash, demoAccounts.administrator.password)).toBe(true)
    expect(await verifyPassword(user?.password_hash, demoAccounts.user.password)).toBe(true)
    expect(others.map(({ password_hash }) => password_hash)).toEqual(others.map(() => null))
  })

  test('rejects a database that already has a sample agency, unless `reset` is set', async () => {
    await expect(seed()).rejects.toThrow(NotEmptyError)
    const before = await countProperties()
    await database.db().deleteFrom('properties').where('reference', '<', 'SOL-1050').execute()
    await seed({ reset: true })
    expect(await countProperties()).toBe(before)
  })

  test('never replaces a real agency', async () => {
    await database.db().deleteFrom('settings').where('name', '=', 'demo').execute()
    const before = await countProperties()
    await expect(seed({ reset: true })).rejects.toThrow('belongs to a real agency')
    expect(await countProperties()).toBe(before)
  })
})

eachDatabase((database) => {
  test('adds properties up to the requested number, and none on a second run', async () => {
    const db = database.db()
    await seedAgency(db, createDiskStore(database.dataDir), { now, photos: false })
    expect(await growAgency(db, 450, now)).toBe(450 - sample.properties.length)
    expect(await growAgency(db, 450, now)).toBe(0)
    const rows = await db
      .selectFrom('properties')
      .select(['reference', 'type_id', 'agent_id', 'search_text', 'sort_title_pt', 'photographed'])
      .orderBy('id')
      .execute()
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(450)
    for (const row of rows.slice(sample.properties.length)) {
      expect(row).toMatchObject({
        type_id: expect.any(Number),
        agent_id: expect.any(Number),
        photographed: 1,
      })
      expect(row.search_text).toContain(row.sort_title_pt)
    }
  })

  test('adds a single property', async () => {
    const db = database.db()
    await seedAgency(db, createDiskStore(database.dataDir), { now, photos: false, reset: true })
    const target = sample.properties.length + 1
    expect(await growAgency(db, target, now)).toBe(1)
  })
})
