import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isPassword } from '../../agency-api/accounts/passwords.ts'
import { diskStore } from '../../agency-api/media/disk-store.ts'
import { demoAccounts } from '../../agency-api/seed/accounts.ts'
import { createDarkroom } from '../../agency-api/seed/darkroom.ts'
import { NotEmptyError } from '../../agency-api/seed/empty.ts'
import { makeUser } from '../../agency-api/seed/factories/users.ts'
import { zones } from '../../agency-api/seed/factories/zones.ts'
import { drawPicture } from '../../agency-api/seed/illustration/catalogue.ts'
import { createRandom } from '../../agency-api/seed/random.ts'
import { growAgency } from '../../agency-api/seed/grow.ts'
import { makeSample } from '../../agency-api/seed/sample.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { CondominiumInput } from '#contract/condominium.ts'
import { limits } from '#contract/limits.ts'
import { PropertyInput } from '#contract/property.ts'
import { eachDatabase } from './databases.ts'

const now = new Date('2026-11-21T10:00:00Z')
const sample = makeSample(now)

test('a drawn photograph is a JPEG that the API itself would take, with a smaller one beside it', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-darkroom-'))
  const store = diskStore(dataDir)
  const picture = { scene: 'algarveVilla', hour: 'golden', variant: 0 } as const
  const darkroom = createDarkroom(store)
  const kept = await darkroom.keep('properties', 1, picture)
  darkroom.close()
  expect(kept).toMatchObject({ extension: 'jpg', width: 1600, height: 1200, page: kept.file })
  expect(kept.size).toBeLessThan(limits.uploadBytes)
  const files = (await store.list('properties')).map((file) => path.basename(file.path))
  expect(files.sort()).toEqual([kept.file, kept.card].sort())
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the sample agency', () => {
  test('is the same each time', () => {
    expect(makeSample(now)).toEqual(sample)
    expect(createRandom(7).fork('a').next()).toBe(createRandom(7).fork('a').next())
  })

  test('draws the same picture each time, and others for other variants', () => {
    const picture = { scene: 'lisbonFacade', hour: 'golden', variant: 2 } as const
    expect(drawPicture(picture)).toBe(drawPicture(picture))
    expect(drawPicture({ ...picture, variant: 3 })).not.toBe(drawPicture(picture))
  })

  test('has enough of everything', () => {
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
    const amount = (holds: (draft: (typeof sample.properties)[number]) => boolean) =>
      sample.properties.filter(holds).length
    expect(amount(({ tag }) => tag === 'sold')).toBeGreaterThan(4)
    expect(amount(({ tag }) => tag === 'new')).toBeGreaterThan(2)
    expect(amount(({ tag }) => tag === 'reserved')).toBeGreaterThan(2)
    for (const flag of [
      'archived',
      'low_cost',
      'collection',
      'hide_price',
      'disabled',
      'highlighted',
    ] as const) {
      expect(amount(({ row }) => row[flag] === 1)).toBeGreaterThan(2)
    }
    expect(amount(({ row }) => row.for_sale === 0)).toBeGreaterThan(2)
    expect(amount(({ row }) => row.land_size !== null)).toBeGreaterThan(2)
    expect(amount(({ row }) => row.highlighted === 1)).toBeLessThanOrEqual(limits.highlighted)
    expect(amount(({ tag, condominium }) => tag === 'new' && condominium !== null)).toBe(0)
  })

  test('gives every property texts in both languages, except the few that show what is missing', () => {
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

  test('lies where it says: in the zone of its district, by less than a kilometre', () => {
    for (const { row, district } of sample.properties) {
      if (row.lat === undefined || row.lat === null) continue
      const near = zones[district]?.parishes.some(
        ({ lat, lng, concelho }) =>
          concelho === row.concelho &&
          Math.abs(lat - (row.lat ?? 0)) < 0.005 &&
          Math.abs(lng - (row.lng ?? 0)) < 0.005,
      )
      expect({ reference: row.reference, near }).toEqual({ reference: row.reference, near: true })
    }
  })

  test('has areas and rooms that fit each other, within what the API takes', () => {
    expect(new Set(sample.properties.map(({ row }) => row.reference)).size).toBe(sample.properties.length)
    for (const { row } of sample.properties) {
      expect(row.living_area ?? 0).toBeLessThanOrEqual(row.gross_area ?? 0)
      const { title_en, title_pt, description_en, description_pt, price_cents, type_id: _, ...rest } = row
      const taken = PropertyInput.safeParse({
        ...rest,
        type_id: 1,
        price: Number(price_cents) / 100,
        i18n: {
          title: { en: title_en, pt: title_pt },
          description: { en: description_en, pt: description_pt },
          slogan: { en: '', pt: '' },
        },
      })
      expect(taken.error?.issues ?? []).toEqual([])
    }
  })

  test('has developments with many properties, with none, closed and archived, each within what the API takes', () => {
    const units = sample.condominiums.map(({ units }) => units.length)
    expect([Math.max(...units) > limits.condominiumPropertiesPerPage, Math.min(...units)]).toEqual([true, 0])
    expect(sample.condominiums.filter(({ row }) => row.archived === 1)).toHaveLength(1)
    expect(sample.condominiums.filter(({ row }) => row.disabled === 1)).toHaveLength(1)
    for (const { row } of sample.condominiums) {
      const { title_en, title_pt, description_en, description_pt, slogan_en, slogan_pt, ...rest } = row
      const taken = CondominiumInput.safeParse({
        ...rest,
        i18n: {
          title: { en: title_en, pt: title_pt },
          description: { en: description_en, pt: description_pt },
          slogan: { en: slogan_en, pt: slogan_pt },
        },
      })
      expect(taken.error?.issues ?? []).toEqual([])
    }
  })

  test('shows one cover first, and never a floor plan as one', () => {
    for (const { shots } of [...sample.properties, ...sample.condominiums]) {
      if (shots.length === 0) continue
      expect(shots.filter(({ cover }) => cover)).toHaveLength(1)
      expect(shots[0]).toMatchObject({ cover: true, plant: false })
      expect(shots.length).toBeGreaterThanOrEqual(4)
      expect(shots.length).toBeLessThanOrEqual(10)
    }
  })
})

eachDatabase((database) => {
  const store = () => diskStore(`${database.dataDir}/media`)
  const seed = (reset: boolean) => seedAgency(database.db(), store(), { now, photographs: false, reset })
  const propertyCount = async () =>
    (await database.db().selectFrom('properties').select('id').execute()).length

  test('fills an empty database quickly, every link resolved', async () => {
    const started = performance.now()
    const made = await seed(false)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(made).toMatchObject({ agents: 8, districts: 10, condominiums: 6, messages: 40, users: 9 })
    const db = database.db()
    const unlinked = await db
      .selectFrom('properties')
      .select('reference')
      .where((or) =>
        or.or([or('type_id', 'is', null), or('agent_id', 'is', null), or('district_id', 'is', null)]),
      )
      .execute()
    expect(unlinked).toEqual([])
    const orphans = await db
      .selectFrom('key_items')
      .select('name_en')
      .where('kind', '=', 'features')
      .where('master_id', 'is', null)
      .execute()
    expect(orphans).toEqual([])
    const features = await db.selectFrom('key_items').select('id').where('kind', '=', 'features').execute()
    expect(features.length).toBeGreaterThanOrEqual(45)
    const development = await db
      .selectFrom('properties')
      .select('id')
      .where('condominium_id', 'is not', null)
      .execute()
    expect(development.length).toBeGreaterThanOrEqual(12)
    const returning = db.selectFrom('properties').select('id').where('archived_with', 'is not', null)
    expect((await returning.execute()).length).toBeGreaterThan(0)
  })

  test('lets the two known accounts in, and nobody else', async () => {
    const users = await database
      .db()
      .selectFrom('users')
      .select(['email', 'role', 'password_hash'])
      .orderBy('id')
      .execute()
    const [administrator, user, ...others] = users
    expect(administrator).toMatchObject({ email: demoAccounts.administrator.email, role: 'Administrator' })
    expect(user).toMatchObject({ email: demoAccounts.user.email, role: 'User' })
    expect(await isPassword(administrator?.password_hash, demoAccounts.administrator.password)).toBe(true)
    expect(others.map(({ password_hash }) => password_hash)).toEqual(others.map(() => null))
  })

  test('is refused where it already is, and made anew with a reset', async () => {
    await expect(seed(false)).rejects.toThrow(NotEmptyError)
    const before = await propertyCount()
    await database.db().deleteFrom('properties').where('reference', '<', 'SOL-1050').execute()
    await seed(true)
    expect(await propertyCount()).toBe(before)
  })

  test('never replaces an agency of its own', async () => {
    await database.db().deleteFrom('settings').where('name', '=', 'demo').execute()
    await expect(seed(true)).rejects.toThrow('an agency of its own')
    expect(
      await database
        .db()
        .insertInto('users')
        .values(makeUser(now, { email: 'eva@example.pt' }))
        .execute(),
    ).toHaveLength(1)
  })
})

eachDatabase((database) => {
  test('an agency grows to any size, of what the sample is made of', async () => {
    const db = database.db()
    await seedAgency(db, diskStore(database.dataDir), { now, photographs: false })
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
})
