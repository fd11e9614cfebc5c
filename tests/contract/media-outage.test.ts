import { setTimeout as pause } from 'node:timers/promises'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient } from './test-client.ts'
import { startFaultyS3 } from './faulty-s3.ts'
import { fileOf, jpeg } from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

eachDatabase((database) => {
  let s3: Awaited<ReturnType<typeof startFaultyS3>>
  let client: TestClient
  let propertyId: number
  let photo: Buffer

  beforeAll(async () => {
    s3 = await startFaultyS3()
    client = await createTestClient(database, s3.environment)
    propertyId = await addProperty(client, await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento'))
    photo = await jpeg()
    // Warms up the decoder, so that the timings below measure the store alone.
    expect((await addAgentWhenStoreIsUp()).status).toBe(201)
  }, 60_000)
  afterAll(() => s3.close())

  const addAgent = () =>
    client.request('agents.add', {
      body: {
        first_name: 'Rita',
        last_name: 'Melo',
        role: { en: '', pt: '' },
        email: '',
        phone: '',
        description: { en: '', pt: '' },
        avatar: fileOf(photo),
      },
    })
  const addAgentWhenStoreIsUp = async () => {
    const deadline = Date.now() + 20_000
    for (;;) {
      const response = await addAgent()
      if (response.status !== 503 || Date.now() > deadline) return response
      await pause(100)
    }
  }
  const addPhoto = () =>
    client.request('properties.uploadMedia', { params: { id: propertyId }, body: { file: fileOf(photo) } })
  const countAgents = async () => (await client.call('agents.list', { query: {} })).total

  test('forbids using the store, mail or network inside a transaction', async () => {
    const { db, media, mail } = client.context
    const testMail = { to: 'ana@example.pt', subject: '', text: '' }
    for (const operation of [
      () => media.get('x'),
      () => mail.send(testMail),
      () => fetch('http://127.0.0.1:9'),
    ])
      await expect(db.transaction().execute(() => Promise.resolve(operation()))).rejects.toThrow(
        /inside a transaction/,
      )
  })

  test.each(['hanging', 'down'] as const)(
    'serves other requests and refuses uploads with 503 within 5 s while the store is %s, and recovers',
    async (mode) => {
      const before = await countAgents()
      s3.switch(mode)
      try {
        const startedAt = performance.now()
        const refusals = Promise.all([addAgent(), addPhoto(), addAgent()])
        for (let n = 0; n < 5; n += 1) {
          const requestedAt = performance.now()
          expect(await countAgents()).toBe(before)
          expect(performance.now() - requestedAt).toBeLessThan(2_000)
        }
        for (const refusal of await refusals) {
          expect(await refusal.json()).toMatchObject({ errors: { msg: 'STORAGE_UNAVAILABLE' } })
          expect(refusal.status).toBe(503)
          expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
        }
        // The limit is 5 s; the rest is a margin for a busy machine.
        expect(performance.now() - startedAt).toBeLessThan(9_000)

        const requestedAt = performance.now()
        expect((await addAgent()).status).toBe(503)
        expect(performance.now() - requestedAt).toBeLessThan(2_500)
        const probe = await client.app.request('/readyz')
        expect(probe.status).toBe(200)
        expect(await probe.json()).toMatchObject({ ready: true, checks: { database: true, media: false } })
      } finally {
        s3.switch('up')
      }
      expect((await addAgentWhenStoreIsUp()).status).toBe(201)
      expect(await countAgents()).toBe(before + 1)
    },
    60_000,
  )
})
