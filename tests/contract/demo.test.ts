import { setImmediate, setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { backupTables } from '../../agency-api/backup/tables.ts'
import { openDatabase } from '../../agency-api/db/open.ts'
import { shiftDates } from '../../agency-api/demo/reset.ts'
import { storeSample } from '../../agency-api/demo/sample.ts'
import { scheduleDemoReset, resetWhenDue } from '../../agency-api/demo/schedule.ts'
import type { AppContext } from '../../agency-api/app-context.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { growAgency } from '../../agency-api/seed/grow.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { readSetting, writeSetting } from '../../agency-api/settings.ts'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import { fileOf, jpeg } from './photos.ts'
import { createPropertyForm } from './portfolio.ts'

const minuteMs = 60_000

test('shifts the dates in sample rows by whole days, and changes nothing else', () => {
  const row = {
    created_at: '2026-11-20T10:15:00.000Z',
    day: '2026-11-30',
    text: '2026-11-20T10:15:00Z',
    n: 3,
    none: null,
  }
  expect(shiftDates([row], 0)).toEqual([row])
  expect(shiftDates([row], 2)).toEqual([
    { ...row, created_at: '2026-11-22T10:15:00.000Z', day: '2026-12-02' },
  ])
})

eachDatabase((database) => {
  let testApp: TestApp
  let context: AppContext
  let token: string
  let sampleIds: number[]

  beforeAll(async () => {
    testApp = await openTestApp(database, { AGENCY_DEMO: '1', AGENCY_REGISTRATION: 'open' })
    context = testApp.context
    await seedAgency(database.db(), context.media, { now: new Date(), photos: false })
    const stop = await scheduleDemoReset(context)
    await stop()
    token = (await testApp.call('session.login', { body: demoAccounts.administrator })).token
    const rows = await database
      .db()
      .selectFrom('properties')
      .select('id')
      .where('disabled', '=', 0)
      .orderBy('id')
      .execute()
    sampleIds = rows.map(({ id }) => id)
  })

  const firstSampleId = () => sampleIds[0] ?? 0
  const readTables = async () => {
    const all: Record<string, unknown[]> = {}
    for (const { name, order } of backupTables) {
      if (name === 'settings') continue
      const orderBy = sql.join(order.map((column) => sql.raw(column)))
      all[name] = (
        await sql`select * from ${sql.table(name)} order by ${orderBy}`.execute(database.db())
      ).rows
    }
    return all
  }
  const listFiles = async (id: number) =>
    (await context.media.list(`properties/${id}`)).map(({ path }) => path).sort()
  const upload = async (id: number) => {
    const body = { file: fileOf(await jpeg()) }
    const { media } = await testApp.call('properties.uploadMedia', { token, params: { id }, body })
    return media?.id ?? 0
  }
  const addProperty = async (reference: string) => {
    const body = createPropertyForm(await findTypeId(), { reference })
    return (await testApp.call('properties.add', { token, body })).property_id
  }
  const findTypeId = async () =>
    (
      await database
        .db()
        .selectFrom('key_items')
        .select('id')
        .where('kind', '=', 'types')
        .executeTakeFirstOrThrow()
    ).id
  const reset = async () => {
    testApp.advanceTime(31 * minuteMs)
    return resetWhenDue(context)
  }

  test('returns the time of the next reset; a normal agency has none', async () => {
    const { demo } = await testApp.call('demo.state', { token })
    const remainingMs = Date.parse(demo?.next_reset_at ?? '') - Date.parse(demo?.now ?? '')
    expect(remainingMs).toBeGreaterThan(29 * minuteMs)
    expect(remainingMs).toBeLessThanOrEqual(30 * minuteMs)
    expect(demo?.reset_minutes).toBe(30)
    expect(await testApp.call('session.options')).toMatchObject({ reset_minutes: 30 })
    const normalAgency = await openTestApp(database)
    expect(await normalAgency.call('demo.state', { token })).toEqual({ demo: null })
    const agencyWithoutResets = await openTestApp(database, {
      AGENCY_DEMO: '1',
      AGENCY_DEMO_RESET_MINUTES: '0',
    })
    expect((await agencyWithoutResets.call('demo.state', { token })).demo).toMatchObject({
      next_reset_at: null,
      reset_minutes: null,
    })
    expect(await agencyWithoutResets.call('session.options')).toMatchObject({ reset_minutes: null })
  })

  test('applies a shortened interval when the process starts', async () => {
    const before = await readSetting(context.db, 'demo_next_reset')
    const shortIntervalApp = await openTestApp(database, {
      AGENCY_DEMO: '1',
      AGENCY_DEMO_RESET_MINUTES: '0.5',
    })
    const stop = await scheduleDemoReset(shortIntervalApp.context)
    await stop()
    const { demo } = await testApp.call('demo.state', { token })
    expect(Date.parse(demo?.next_reset_at ?? '') - Date.now()).toBeLessThanOrEqual(minuteMs / 2)
    await writeSetting(context.db, 'demo_next_reset', before ?? '')
  })

  test('does nothing before the interval has passed', async () => {
    const id = await addProperty('MINE-1')
    expect(await resetWhenDue(context)).toBe(false)
    expect((await testApp.call('properties.general', { token, params: { id } })).block.id).toBe(id)
  })

  test("restores all records with their ids and deletes visitors' records and files", async () => {
    const mediaId = await upload(firstSampleId())
    await database.db().deleteFrom('properties').where('reference', '=', 'MINE-1').execute()
    await database
      .db()
      .transaction()
      .execute((tx) => storeSample(tx, context.now()))
    const before = await readTables()
    const filesBefore = await listFiles(firstSampleId())
    expect(filesBefore).toHaveLength(5)

    const ownId = await addProperty('MINE-2')
    await upload(ownId)
    await upload(firstSampleId())
    await testApp.call('properties.removeMedia', {
      token,
      params: { id: firstSampleId() },
      body: { media_id: mediaId },
    })
    await testApp.call('properties.remove', { token, params: { id: sampleIds[1] ?? 0 } })
    const [firstUser, secondUser] = (
      await database.db().selectFrom('users').select(['id', 'email']).orderBy('id').execute()
    ).slice(-2)
    // Swaps two e-mail addresses, so that restoring one row after the other would create a duplicate.
    for (const [id, email] of [
      [firstUser?.id, 'x@x.pt'],
      [secondUser?.id, firstUser?.email],
      [firstUser?.id, secondUser?.email],
    ] as const)
      await database
        .db()
        .updateTable('users')
        .set({ email })
        .where('id', '=', id ?? 0)
        .execute()

    expect(await reset()).toBe(true)
    expect(await readTables()).toEqual(before)
    expect(await listFiles(firstSampleId())).toEqual(filesBefore)
    expect(await listFiles(ownId)).toEqual([])
    testApp.advanceTime(3 * 60 * minuteMs)
    expect(await sweepOrphans(context)).toEqual({ quarantined: 0, restored: 0, deleted: 0 })
    expect(await listFiles(firstSampleId())).toEqual(filesBefore)
    const { demo } = await testApp.call('demo.state', { token })
    expect(Date.parse(demo?.last_reset_at ?? '')).toBeLessThanOrEqual(Date.parse(demo?.now ?? ''))
  })

  test('keeps sample accounts signed in and removes accounts that visitors created', async () => {
    const password = 'uma-palavra-longa'
    const visitor = await testApp.call('session.register', {
      body: { name: 'Visitor', email: 'visitor@example.pt', password, password_confirmation: password },
    })
    expect(await reset()).toBe(true)
    expect((await testApp.call('profile.get', { token })).profile.email).toBe(
      demoAccounts.administrator.email,
    )
    expect(await errorOf(testApp.call('profile.get', { token: visitor.token }))).toMatchObject({
      status: 401,
    })
    expect(await addProperty('MINE-3')).toBeGreaterThan(sampleIds.at(-1) ?? 0)
    expect(await errorOf(addProperty('mine-3'))).toMatchObject({ code: 'REFERENCE_ALREADY_EXISTS' })
  })

  test('resets in only one of several processes', async () => {
    const otherDb = database.name === 'PostgreSQL' ? openDatabase(database.location()) : database.db()
    testApp.advanceTime(31 * minuteMs)
    const resetResults = await Promise.all([
      resetWhenDue(context),
      resetWhenDue({ ...context, db: otherDb }),
      resetWhenDue(context),
    ])
    expect(resetResults.filter(Boolean)).toHaveLength(1)
    if (otherDb !== database.db()) await otherDb.destroy()
  })

  test('serves reads during a reset from the old or the new data', async () => {
    const fetchCounts = async () => {
      const [{ data }, list] = await Promise.all([
        testApp.call('dashboard.statistics', { token }),
        testApp.call('properties.list', { token, query: { itemsPerPage: 100 } }),
      ])
      const { properties_amount, by_district, per_month } = data.statistics
      const districts = (by_district ?? []).reduce((sum, { counter }) => sum + counter, 0)
      expect(per_month).toHaveLength(12)
      return { properties_amount, districts, listed: list.properties.length, total: list.total }
    }
    const complete = await fetchCounts()
    for (let round = 0; round < 2; round += 1) {
      // Makes the data clearly different: no messages, and a third of the properties.
      await database.db().deleteFrom('messages').execute()
      await database
        .db()
        .deleteFrom('properties')
        .where('id', '>', sampleIds[20] ?? 0)
        .execute()
      const reduced = await fetchCounts()
      expect(reduced.total).toBeLessThan(complete.total)
      const reads: (typeof complete)[] = []
      testApp.advanceTime(31 * minuteMs)
      let isOver = false
      const readers = Array.from({ length: 3 }, async () => {
        while (!isOver) {
          reads.push(await fetchCounts())
          await setImmediate()
        }
      })
      await setTimeout(20 + round * 15)
      expect(await resetWhenDue(context).finally(() => (isOver = true))).toBe(true)
      await Promise.all(readers)
      for (const count of ['properties_amount', 'districts', 'listed', 'total'] as const)
        for (const read of reads) expect([reduced[count], complete[count]]).toContain(read[count])
      expect(await fetchCounts()).toEqual(complete)
    }
  })

  test('responds to writes during a reset with 202 or 404 only', async () => {
    const statuses = new Set<number>()
    for (let round = 0; round < 3; round += 1) {
      const ownId = await addProperty(`RACE-${round}`)
      testApp.advanceTime(31 * minuteMs)
      let isOver = false
      const resetting = resetWhenDue(context).finally(() => (isOver = true))
      const writers = [ownId, firstSampleId(), sampleIds[2] ?? 0].map(async (id) => {
        while (!isOver) {
          const response = await testApp.request('properties.quickChange', {
            token,
            body: { id, block: 'price', value: 1 },
          })
          statuses.add(response.status)
          statuses.add(
            (await testApp.request('inbox.archive', { token, params: { id: 1 }, body: { archived: 1 } }))
              .status,
          )
          // SQLite calls are synchronous: without this pause the reset's I/O would not run.
          await setImmediate()
        }
      })
      expect(await resetting).toBe(true)
      await Promise.all(writers)
    }
    expect([...statuses].filter((status) => ![202, 404].includes(status))).toEqual([])
  })

  test('changes nothing when a reset fails midway, and succeeds the next time', async () => {
    await addProperty('MINE-4')
    const before = await readTables()
    const sampleTexts = await database
      .db()
      .selectFrom('demo_sample')
      .selectAll()
      .where('name', '=', 'texts')
      .executeTakeFirstOrThrow()
    const setSampleRows = (rows: string) =>
      database.db().updateTable('demo_sample').set({ rows }).where('name', '=', 'texts').execute()
    await setSampleRows('[{"name":"no such text","text_en":"","text_pt":"","updated_at":"x"}]')
    await expect(reset()).rejects.toThrow()
    await setSampleRows(sampleTexts.rows)
    expect(await readTables()).toEqual(before)
    expect(await resetWhenDue(context)).toBe(true)
  })

  test('does not reset an agency that was grown for benchmarks', async () => {
    await growAgency(database.db(), 90, new Date())
    expect(await reset()).toBe(false)
    expect((await testApp.call('demo.state', { token })).demo?.next_reset_at).toBeNull()
  })
})
