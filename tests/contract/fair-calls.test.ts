import { setTimeout as pause } from 'node:timers/promises'
import { eachDatabase } from './databases.ts'
import { fileOf } from './photos.ts'
import { insertKeyItem, createPropertyForm } from './portfolio.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { waitUntil } from '../wait-until.ts'

const callsPerUser = 4
const maxWaiting = 200

eachDatabase((database) => {
  let testApp: TestApp
  let params: { id: number; attachment_id: number }
  let user: { token: string }
  let otherUser: { token: string }

  const pdf = () => fileOf(Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf')

  beforeEach(async () => {
    testApp = await openTestApp(database, { AGENCY_DISK_FLOOR_MB: '0' })
    user = await testApp.addAccount()
    otherUser = await testApp.addAccount()
    const typeId = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
    const { property_id: id } = await testApp.call('properties.add', {
      ...user,
      body: createPropertyForm(typeId),
    })
    await testApp.call('properties.uploadAttachment', { ...user, params: { id }, body: { file: pdf() } })
    const { block } = await testApp.call('properties.attachments', { ...user, params: { id } })
    params = { id, attachment_id: block.attachments[0]?.id ?? 0 }
  })

  const download = () => testApp.request('properties.downloadAttachment', { ...user, params })
  const fetchListStatus = async ({ token }: { token: string }) =>
    (await testApp.request('agents.list', { token })).status

  /** Makes handlers of downloads wait for `release`, and counts the waiting ones. */
  function blockDownloads() {
    const { get } = testApp.context.media
    const pending = { count: 0 }
    const { promise, resolve: release } = Promise.withResolvers<void>()
    testApp.context.media.get = async (path) => {
      pending.count += 1
      await promise
      return get(path)
    }
    return { pending, release }
  }

  test("handles four of a user's calls at once, queues the rest, and does not delay other users", async () => {
    const { pending, release } = blockDownloads()
    const downloads = Array.from({ length: callsPerUser + 3 }, download)
    await waitUntil(() => pending.count === callsPerUser)
    const finishedLists: string[] = []
    const lists = ['first', 'second'].map(async (name) => {
      expect(await fetchListStatus(user)).toBe(200)
      finishedLists.push(name)
    })
    expect(await fetchListStatus(otherUser)).toBe(200)
    expect([pending.count, finishedLists]).toEqual([callsPerUser, []])
    release()
    for (const response of await Promise.all(downloads)) expect(response.status).toBe(200)
    await Promise.all(lists)
    expect(finishedLists).toHaveLength(2)
  })

  test('rejects further calls of a user with 200 waiting', async () => {
    const { pending, release } = blockDownloads()
    const downloads = Array.from({ length: callsPerUser + maxWaiting + 1 }, download)
    await waitUntil(() => pending.count === callsPerUser)
    const refused = await Promise.race(downloads)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await refused.json()).toMatchObject({ errors: { msg: 'TOO_MANY_REQUESTS' } })
    expect(await fetchListStatus(otherUser)).toBe(200)
    release()
    const statuses = (await Promise.all(downloads)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(callsPerUser + maxWaiting)
  })

  test('handles other calls of a user while files are stored and downloads are read', async () => {
    const { put, get } = testApp.context.media
    const diskReady = Promise.withResolvers<void>()
    testApp.context.media.put = async (...file) => {
      await diskReady.promise
      await put(...file)
    }
    const uploads = Array.from({ length: 2 * callsPerUser }, () =>
      testApp.request('properties.uploadAttachment', { ...user, params, body: { file: pdf() } }),
    )
    await pause(100)
    expect(await fetchListStatus(user)).toBe(200)
    diskReady.resolve()
    for (const { status } of await Promise.all(uploads)) expect(status).toBe(201)

    // Streams that never end.
    testApp.context.media.get = async (path) => {
      const file = await get(path)
      await file?.stream.cancel()
      return file && { ...file, stream: new ReadableStream() }
    }
    const downloads = await Promise.all(Array.from({ length: 2 * callsPerUser }, download))
    expect(downloads.map(({ status }) => status)).toEqual(Array(2 * callsPerUser).fill(200))
    expect(await fetchListStatus(user)).toBe(200)
  })
})
