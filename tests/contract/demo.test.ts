import { setImmediate, setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { tables } from '../../agency-api/backup/tables.ts'
import { openDatabase } from '../../agency-api/db/open.ts'
import { later } from '../../agency-api/demo/calendar.ts'
import { keepingSample } from '../../agency-api/demo/keeping-store.ts'
import { keepSample } from '../../agency-api/demo/sample.ts'
import { keepDemo, resetWhenDue } from '../../agency-api/demo/schedule.ts'
import type { House } from '../../agency-api/house.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { growAgency } from '../../agency-api/seed/grow.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { readSetting, writeSetting } from '../../agency-api/settings.ts'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { eachDatabase } from './databases.ts'
import { refusalOf } from './desk.ts'
import { type Office, openOffice } from './office.ts'
import { fileOf, jpeg } from './photographs.ts'
import { form } from './portfolio.ts'

const minuteMs = 60_000

test('rows of a sample move by whole days, times and days alike, and nothing else does', () => {
  const row = {
    created_at: '2026-11-20T10:15:00.000Z',
    day: '2026-11-30',
    text: '2026-11-20T10:15:00Z',
    n: 3,
    none: null,
  }
  expect(later([row], 0)).toEqual([row])
  expect(later([row], 2)).toEqual([{ ...row, created_at: '2026-11-22T10:15:00.000Z', day: '2026-12-02' }])
})

eachDatabase((database) => {
  let office: Office
  let house: House
  let token: string
  let sampleIds: number[]

  beforeAll(async () => {
    const opened = await openOffice(database, { AGENCY_DEMO: '1', AGENCY_REGISTRATION: 'open' })
    opened.house.media = keepingSample(opened.house.media, database.db())
    office = opened
    house = opened.house
    await seedAgency(database.db(), house.media, { now: new Date(), photographs: false })
    await (
      await keepDemo(house)
    )()
    token = (await office.call('session.login', { body: demoAccounts.administrator })).token
    const rows = await database
      .db()
      .selectFrom('properties')
      .select('id')
      .where('disabled', '=', 0)
      .orderBy('id')
      .execute()
    sampleIds = rows.map(({ id }) => id)
  })

  const first = () => sampleIds[0] ?? 0
  const dump = async () => {
    const all: Record<string, unknown[]> = {}
    for (const { name, order } of tables) {
      if (name === 'settings') continue
      const by = sql.join(order.map((column) => sql.raw(column)))
      all[name] = (await sql`select * from ${sql.table(name)} order by ${by}`.execute(database.db())).rows
    }
    return all
  }
  const files = async (id: number) =>
    (await house.media.list(`properties/${id}`)).map(({ path }) => path).sort()
  const upload = async (id: number) => {
    const body = { file: fileOf(await jpeg()) }
    const { media } = await office.call('properties.uploadMedia', { token, params: { id }, body })
    return media?.id ?? 0
  }
  const addProperty = async (reference: string) => {
    const body = form(await typeId(), { reference })
    return (await office.call('properties.add', { token, body })).property_id
  }
  const typeId = async () =>
    (
      await database
        .db()
        .selectFrom('key_items')
        .select('id')
        .where('kind', '=', 'types')
        .executeTakeFirstOrThrow()
    ).id
  /** Half an hour goes by. */
  const reset = async () => {
    office.pass(31 * minuteMs)
    return resetWhenDue(house)
  }

  test('whoever asks learns when the next reset is, and an agency of one’s own has none', async () => {
    const { demo } = await office.call('demo.state', { token })
    const left = Date.parse(demo?.next_reset_at ?? '') - Date.parse(demo?.now ?? '')
    expect(left).toBeGreaterThan(29 * minuteMs)
    expect(left).toBeLessThanOrEqual(30 * minuteMs)
    const own = await openOffice(database)
    expect(await own.call('demo.state', { token })).toEqual({ demo: null })
    const still = await openOffice(database, { AGENCY_DEMO: '1', AGENCY_DEMO_RESET_MINUTES: '0' })
    expect((await still.call('demo.state', { token })).demo).toMatchObject({ next_reset_at: null })
  })

  test('a shorter interval counts from the start on', async () => {
    const before = await readSetting(house.db, 'demo_next_reset')
    const short = await openOffice(database, { AGENCY_DEMO: '1', AGENCY_DEMO_RESET_MINUTES: '0.5' })
    await (
      await keepDemo(short.house)
    )()
    const { demo } = await office.call('demo.state', { token })
    expect(Date.parse(demo?.next_reset_at ?? '') - Date.now()).toBeLessThanOrEqual(minuteMs / 2)
    await writeSetting(house.db, 'demo_next_reset', before ?? '')
  })

  test('nothing happens before its time', async () => {
    const id = await addProperty('MINE-1')
    expect(await resetWhenDue(house)).toBe(false)
    expect((await office.call('properties.general', { token, params: { id } })).block.id).toBe(id)
  })

  test('everything is as it was made, ids too; what visitors brought is gone, files included', async () => {
    const kept = await upload(first())
    await database
      .db()
      .transaction()
      .execute((tx) => keepSample(tx, house.now()))
    await database.db().deleteFrom('properties').where('reference', '=', 'MINE-1').execute()
    await database
      .db()
      .transaction()
      .execute((tx) => keepSample(tx, house.now()))
    const before = await dump()
    const filesBefore = await files(first())
    expect(filesBefore).toHaveLength(3)

    const mine = await addProperty('MINE-2')
    await upload(mine)
    await upload(first())
    await office.call('properties.removeMedia', { token, params: { id: first() }, body: { media_id: kept } })
    await office.call('properties.remove', { token, params: { id: sampleIds[1] ?? 0 } })
    const [second, third] = (
      await database.db().selectFrom('users').select(['id', 'email']).orderBy('id').execute()
    ).slice(-2)
    for (const [id, email] of [
      [second?.id, 'x@x.pt'],
      [third?.id, second?.email],
      [second?.id, third?.email],
    ] as const)
      await database
        .db()
        .updateTable('users')
        .set({ email })
        .where('id', '=', id ?? 0)
        .execute()

    expect(await reset()).toBe(true)
    expect(await dump()).toEqual(before)
    expect(await files(first())).toEqual(filesBefore)
    expect(await files(mine)).toEqual([])
    office.pass(3 * 60 * minuteMs)
    expect(await sweepOrphans(house)).toEqual({ quarantined: 0, restored: 0, deleted: 0 })
    expect(await files(first())).toEqual(filesBefore)
    const { demo } = await office.call('demo.state', { token })
    expect(Date.parse(demo?.last_reset_at ?? '')).toBeLessThanOrEqual(Date.parse(demo?.now ?? ''))
  })

  test('the sample’s people stay signed in; whoever had signed up has to do it again', async () => {
    const password = 'uma-palavra-longa'
    const visitor = await office.call('session.register', {
      body: { name: 'Visitor', email: 'visitor@example.pt', password, password_confirmation: password },
    })
    expect(await reset()).toBe(true)
    expect((await office.call('profile.get', { token })).profile.email).toBe(demoAccounts.administrator.email)
    expect(await refusalOf(office.call('profile.get', { token: visitor.token }))).toMatchObject({
      status: 401,
    })
    expect(await addProperty('MINE-3')).toBeGreaterThan(sampleIds.at(-1) ?? 0)
    expect(await refusalOf(addProperty('mine-3'))).toMatchObject({ code: 'REFERENCE_ALREADY_EXISTS' })
  })

  test('of several processes one resets, and the others find it done', async () => {
    const other = database.name === 'PostgreSQL' ? openDatabase(database.where()) : database.db()
    office.pass(31 * minuteMs)
    const done = await Promise.all([
      resetWhenDue(house),
      resetWhenDue({ ...house, db: other }),
      resetWhenDue(house),
    ])
    expect(done.filter(Boolean)).toHaveLength(1)
    if (other !== database.db()) await other.destroy()
  })

  test('who reads meanwhile sees the old agency or the new one, never half of each', async () => {
    const old = new Set<string>()
    for (let round = 0; round < 2; round += 1) {
      // An agency that is plainly another: a third of the properties, none of the developments' counts.
      await database.db().deleteFrom('messages').execute()
      await database
        .db()
        .deleteFrom('properties')
        .where('id', '>', sampleIds[20] ?? 0)
        .execute()
      const picture = async () => {
        const [{ data }, list] = await Promise.all([
          office.call('dashboard.statistics', { token }),
          office.call('properties.list', { token, query: { itemsPerPage: 100 } }),
        ])
        const { properties_amount, by_district, per_month } = data.statistics
        const districts = (by_district ?? []).reduce((sum, { counter }) => sum + counter, 0)
        expect(districts).toBe(properties_amount)
        expect(list.properties).toHaveLength(list.total)
        expect(per_month).toHaveLength(12)
        return String(properties_amount)
      }
      office.pass(31 * minuteMs)
      let over = false
      const readers = Array.from({ length: 3 }, async () => {
        while (!over) {
          old.add(await picture())
          await setImmediate()
        }
        old.add(await picture())
      })
      await setTimeout(20 + round * 15)
      expect(await resetWhenDue(house).finally(() => (over = true))).toBe(true)
      await Promise.all(readers)
    }
    expect(old.size).toBe(2)
  })

  test('who writes meanwhile gets a clear answer, and the agency is whole afterwards', async () => {
    const statuses = new Set<number>()
    for (let round = 0; round < 3; round += 1) {
      const mine = await addProperty(`RACE-${round}`)
      office.pass(31 * minuteMs)
      let over = false
      const resetting = resetWhenDue(house).finally(() => (over = true))
      const writers = [mine, first(), sampleIds[2] ?? 0].map(async (id) => {
        while (!over) {
          const answer = await office.ask('properties.quickChange', {
            token,
            body: { id, block: 'price', value: 1 },
          })
          statuses.add(answer.status)
          statuses.add(
            (await office.ask('inbox.archive', { token, params: { id: 1 }, body: { archived: 1 } })).status,
          )
          // SQLite works without I/O: without a pause the reset's own I/O would never get its turn.
          await setImmediate()
        }
      })
      expect(await resetting).toBe(true)
      await Promise.all(writers)
    }
    expect([...statuses].filter((status) => ![202, 404].includes(status))).toEqual([])
  })

  test('a reset that fails midway leaves everything as it is, and the next one mends it', async () => {
    await addProperty('MINE-4')
    const before = await dump()
    const page = await database
      .db()
      .selectFrom('demo_sample')
      .selectAll()
      .where('name', '=', 'texts')
      .executeTakeFirstOrThrow()
    const broken = (rows: string) =>
      database.db().updateTable('demo_sample').set({ rows }).where('name', '=', 'texts').execute()
    await broken('[{"name":"no such text","text_en":"","text_pt":"","updated_at":"x"}]')
    await expect(reset()).rejects.toThrow()
    await broken(page.rows)
    expect(await dump()).toEqual(before)
    expect(await resetWhenDue(house)).toBe(true)
  })

  test('an agency that was grown to measure with is left alone', async () => {
    await growAgency(database.db(), 90, new Date())
    expect(await reset()).toBe(false)
    expect((await office.call('demo.state', { token })).demo?.next_reset_at).toBeNull()
  })
})
