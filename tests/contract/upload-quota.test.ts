import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { waitForBackgroundWork } from '../../agency-api/background.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient } from './test-client.ts'
import { noisyJpeg } from './hostile-images.ts'
import { waitUntil } from '../wait-until.ts'
import { fileOf } from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

const dayMs = 24 * 3_600_000

eachDatabase((database) => {
  let client: TestClient
  let otherClient: TestClient
  let id: number

  beforeAll(async () => {
    const variables = { AGENCY_UPLOADS_PER_DAY: '5', AGENCY_DISK_FLOOR_MB: '0' }
    client = await createTestClient(database, variables)
    otherClient = await createTestClient(database, variables)
    id = await addProperty(client, await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento'))
  })

  const attach = (uploader: TestClient) =>
    uploader.request('properties.uploadAttachment', {
      params: { id },
      body: { file: fileOf(Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf') },
    })
  const countStored = async () => (await client.context.media.list(`attachments/properties/${id}`)).length

  test("accepts no more concurrent files than the user's daily quota", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => attach(client)))
    const acceptedCount = responses.filter(({ status }) => status !== 429).length
    expect(acceptedCount).toBeLessThanOrEqual(5)
    expect(await countStored()).toBe(acceptedCount)
    while ((await attach(client)).status !== 429) expect(await countStored()).toBeLessThanOrEqual(5)
    expect(await countStored()).toBe(5)

    const response = await attach(client)
    expect(await response.json()).toEqual({
      errors: { msg: 'UPLOAD_QUOTA_REACHED', params: { files: 5, seconds: expect.any(Number) } },
    })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(dayMs / 1000 - 120)
  })

  test('applies per user, ignores forms without files, and resets after a day', async () => {
    expect((await attach(otherClient)).status).toBe(201)
    const profile = { name: 'Ana Sá', phone: '', city: '', country: '', urlTwitter: '', urlGitHub: '' }
    expect((await client.request('profile.update', { body: profile })).status).toBe(200)
    expect((await attach(client)).status).toBe(429)

    const later = { ...client.context, now: () => new Date(Date.now() + dayMs + 1000) }
    // Deletes the expired records that count toward the quota.
    await sweepAccounts(later)
    expect((await attach(client)).status).toBe(201)
  })

  test('limits stored bytes too, and leaves no file after a rejection', async () => {
    const limited = await createTestClient(database, {
      AGENCY_UPLOAD_MB_PER_DAY: '2',
      AGENCY_DISK_FLOOR_MB: '0',
    })
    const countPhotoFiles = async () => (await client.context.media.list(`properties/${id}`)).length
    const noisy = await noisyJpeg(1200, 900, 30)
    const upload = () =>
      limited.request('properties.uploadMedia', { params: { id }, body: { file: fileOf(noisy) } })
    const responses = await Promise.all(Array.from({ length: 8 }, upload))
    expect(responses.some(({ status }) => status === 429)).toBe(true)
    const stored = await database
      .db()
      .selectFrom('media')
      .select(({ fn }) => [fn.countAll<number | string>().as('files'), fn.sum('size').as('bytes')])
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(stored.files)).toBeGreaterThan(0)
    expect(Number(stored.bytes)).toBeLessThan(2_000_000)
    await waitForBackgroundWork()
    expect(await countPhotoFiles()).toBe(5 * Number(stored.files))

    const nextUpload = await upload()
    expect([nextUpload.status, await nextUpload.json()]).toEqual([
      429,
      { errors: { msg: 'UPLOAD_VOLUME_REACHED', params: { megabytes: 2, seconds: expect.any(Number) } } },
    ])
    expect(Number(nextUpload.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('stores one attachment of each user at a time, and rejects more while 60 of the same user are waiting', async () => {
    const [busy, colleague] = [await createTestClient(database), await createTestClient(database)]
    const { put } = busy.context.media
    const storingUsers: string[] = []
    const storingAllowed = Promise.withResolvers<void>()
    for (const [name, user] of Object.entries({ busy, colleague }))
      user.context.media.put = async (...file) => {
        storingUsers.push(name)
        await storingAllowed.promise
        await put(...file)
      }
    const requests = Array.from({ length: 70 }, () => attach(busy))
    const rejected = await Promise.any(
      requests.map(async (request) => {
        const response = await request
        if (response.status !== 429) throw new Error(`${response.status}`)
        return response
      }),
    )
    expect(await rejected.json()).toEqual({ errors: { msg: 'TOO_MANY_REQUESTS', params: { seconds: 5 } } })
    expect(rejected.headers.get('retry-after')).toBe('5')
    const colleaguesUpload = attach(colleague)
    await waitUntil(() => storingUsers.includes('busy') && storingUsers.includes('colleague'))
    expect(storingUsers.toSorted()).toEqual(['busy', 'colleague'])
    storingAllowed.resolve()
    expect((await colleaguesUpload).status).toBe(201)
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    // 60 uploads waited while one was being stored.
    expect(statuses.toSorted()).toEqual([...Array(61).fill(201), ...Array(9).fill(429)])
  })

  test('rejects files with STORAGE_FULL when free disk space is below the minimum', async () => {
    const full = await createTestClient(database, { AGENCY_DISK_FLOOR_MB: '1000000000' })
    const response = await attach(full)
    expect([response.status, await response.json()]).toEqual([507, { errors: { msg: 'STORAGE_FULL' } }])
  })
})
