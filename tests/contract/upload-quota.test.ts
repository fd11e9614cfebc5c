import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { backgroundDone } from '../../agency-api/background.ts'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk } from './desk.ts'
import { noisyJpeg } from './hostile-pictures.ts'
import { fileOf } from './photographs.ts'
import { addKey, addProperty } from './portfolio.ts'

const dayMs = 24 * 3_600_000

eachDatabase((database) => {
  let desk: Desk
  let other: Desk
  let id: number

  beforeAll(async () => {
    const variables = { AGENCY_UPLOADS_PER_DAY: '5', AGENCY_DISK_FLOOR_MB: '0' }
    desk = await openDesk(database, variables)
    other = await openDesk(database, variables)
    id = await addProperty(desk, await addKey(database.db(), 'types', 'Flat', 'Apartamento'))
  })

  const attach = (by: Desk) =>
    by.ask('properties.uploadAttachment', {
      params: { id },
      body: { file: fileOf(Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf') },
    })
  const kept = async () => (await desk.house.media.list(`attachments/properties/${id}`)).length

  test('of twenty files at once as many stay as a person may upload in a day, and no more', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attach(desk)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBeLessThanOrEqual(5)
    expect(await kept()).toBe(answers.length - refused.length)
    while ((await attach(desk)).status !== 429) expect(await kept()).toBeLessThanOrEqual(5)
    expect(await kept()).toBe(5)

    const one = await attach(desk)
    expect(await one.json()).toEqual({
      errors: { msg: 'UPLOAD_QUOTA_REACHED', params: { files: 5, seconds: expect.any(Number) } },
    })
    expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(dayMs / 1000 - 120)
  })

  test('it is each person’s own, leaves forms without files alone, and begins again after a day', async () => {
    expect((await attach(other)).status).toBe(201)
    const profile = { name: 'Ana Sá', phone: '', city: '', country: '', urlTwitter: '', urlGitHub: '' }
    expect((await desk.ask('profile.update', { body: profile })).status).toBe(200)
    expect((await attach(desk)).status).toBe(429)

    const later = { ...desk.house, now: () => new Date(Date.now() + dayMs + 1000) }
    await sweepAccounts(later)
    expect((await attach(desk)).status).toBe(201)
  })

  test('what is stored is limited too, by bytes, and what is refused leaves no file', async () => {
    const limited = await openDesk(database, { AGENCY_UPLOAD_MB_PER_DAY: '2', AGENCY_DISK_FLOOR_MB: '0' })
    const files = async () => (await desk.house.media.list(`properties/${id}`)).length
    const noisy = await noisyJpeg(1200, 900, 30)
    const upload = () =>
      limited.ask('properties.uploadMedia', { params: { id }, body: { file: fileOf(noisy) } })
    const answers = await Promise.all(Array.from({ length: 8 }, upload))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
    const stored = await database
      .db()
      .selectFrom('media')
      .select(({ fn }) => [fn.countAll<number | string>().as('files'), fn.sum('size').as('bytes')])
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(stored.files)).toBeGreaterThan(0)
    expect(Number(stored.bytes)).toBeLessThan(2_000_000)
    await backgroundDone()
    expect(await files()).toBe(3 * Number(stored.files))

    const refused = await upload()
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { errors: { msg: 'UPLOAD_VOLUME_REACHED', params: { megabytes: 2, seconds: expect.any(Number) } } },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a disk below its floor takes no file, and the answer says so', async () => {
    const full = await openDesk(database, { AGENCY_DISK_FLOOR_MB: '1000000000' })
    const answer = await attach(full)
    expect([answer.status, await answer.json()]).toEqual([507, { errors: { msg: 'STORAGE_FULL' } }])
  })
})
