import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { discardConsent, ensureAccount, getAccessToken } from '../../agency-api/portals/accounts.ts'
import { RetryLaterError } from '../../agency-api/portals/adapter.ts'
import { processEvents } from '../../agency-api/portals/events.ts'
import { openPortals, type Portals, encodeReturnPath } from './portals-client.ts'

const place = 'imovirtual' as const

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
    await portals.connect()
  })
  afterAll(() => portals.close())
  // Exports of earlier tests must not be sent again.
  beforeEach(() => database.db().updateTable('portal_exports').set({ due_at: null }).execute())

  const publish = (id: number) =>
    portals.call('portals.exportProperties', { body: { properties: [id], place, url: '/properties' } })
  async function publishOnline() {
    const id = await portals.addPublishableProperty()
    await publish(id)
    await portals.runJobs()
    await portals.processPortalQueue()
    const { export: publication, result } = await portals.fetchPublication(id)
    expect(result).toBe('success')
    return { id, uuid: publication?.uuid ?? '' }
  }
  const updateProperty = (id: number, values: Record<string, unknown>) =>
    database.db().updateTable('properties').set(values).where('id', '=', id).execute()
  const countCalls = (method: string, uuid: string) =>
    portals.olx.calls.filter((call) => call.startsWith(`${method} /advert/v1/${uuid}`)).length
  const findOnBoard = async (id: number) => {
    const { rows } = await portals.call('portals.board', { query: { itemsPerPage: 100 } })
    return rows.find(({ property_id }) => property_id === id)?.exports[0]
  }

  test('unpublishes an advert if the update that hides its price is invalid, and reports the reason', async () => {
    const { id, uuid } = await publishOnline()
    await updateProperty(id, { hide_price: 1, title_pt: 'x' })
    await portals.runJobs()
    expect(countCalls('DELETE', uuid)).toBe(1)
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'waiting',
      export: { wanted: 'withdrawn' },
    })
    await portals.processPortalQueue()
    const { result, log } = await portals.fetchPublication(id)
    expect(result).toBe('error')
    expect(log.map(({ problem }) => problem)).toEqual(['TAKEN_DOWN', 'TITLE_LENGTH'])
    // Once corrected, it can be published again with its price hidden.
    await updateProperty(id, { title_pt: 'Apartamento junto ao rio' })
    await publish(id)
    await portals.runJobs()
    expect([...portals.olx.adverts.values()].at(-1)?.payload).toMatchObject({ price: { value: 0 } })
  })

  test.each(['at once', 'later'])(
    'unpublishes an advert with a newly blurred location when the portal rejects the update %s',
    async (when) => {
      const { id, uuid } = await publishOnline()
      await updateProperty(id, { radius: 500 })
      if (when === 'at once') portals.olx.setFailures({ status: 422 })
      await portals.runJobs()
      if (when === 'later') await portals.processPortalQueue({ rejection: { title: 'Anúncio inválido' } })
      expect(countCalls('DELETE', uuid)).toBe(1)
      await portals.processPortalQueue()
      expect(await portals.fetchPublication(id)).toMatchObject({
        result: 'error',
        export: { uuid: null, url: null },
        log: [{ problem: 'TAKEN_DOWN' }, {}],
      })
    },
  )

  test('keeps the reason for unpublishing an advert while the removal waits for consent', async () => {
    const { id } = await publishOnline()
    await updateProperty(id, { hide_price: 1, title_pt: 'x' })
    portals.olx.authorizationServer.revoke()
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).log.map(({ problem }) => problem)).toEqual([
      'TAKEN_DOWN',
      'TITLE_LENGTH',
      'NEEDS_AUTHORIZATION',
    ])
    await portals.connect()
    await portals.runJobs()
    await portals.processPortalQueue()
    const { result, log } = await portals.fetchPublication(id)
    expect(result).toBe('error')
    expect(log.map(({ problem }) => problem)).toEqual(['TAKEN_DOWN', 'TITLE_LENGTH'])
  })

  test('keeps retrying to hide a price after the portal has rejected the advert', async () => {
    const { id, uuid } = await publishOnline()
    await portals.notify(portals.olx.changeState(uuid, 'moderated'))
    await portals.runJobs()
    await updateProperty(id, { hide_price: 1 })
    portals.olx.setFailures(...Array.from({ length: 10 }, () => ({ status: 503 })))
    for (let n = 0; n < 11; n += 1) {
      await portals.runJobs()
      portals.advanceTime(2 * 3_600_000)
    }
    expect(portals.olx.adverts.get(uuid)?.payload).toMatchObject({ price: { value: 0 } })
  })

  test('removes a property with a hidden price from the idealista feed, which cannot hide it', async () => {
    const [id, other] = [await portals.addPublishableProperty(), await portals.addPublishableProperty()]
    const feed = 'idealista' as const
    await portals.call('portals.exportProperties', {
      body: { properties: [id, other], place: feed, url: '/' },
    })
    await portals.runJobs()
    portals.advanceTime(1000)
    await updateProperty(id, { hide_price: 1 })
    await portals.runJobs()
    portals.advanceTime(1000)
    const { accounts } = await portals.admin('portals.accounts')
    const url = accounts.find((account) => account.place === feed)?.feed_url ?? ''
    const file = await (await portals.app.request(new URL(url).pathname)).text()
    expect(file).not.toContain(`"propertyCode":"${id}"`)
    expect(await portals.fetchPublication(id, feed)).toMatchObject({
      result: 'error',
      log: [{ problem: 'TAKEN_DOWN' }, { problem: 'HIDE_PRICE_UNSUPPORTED' }],
    })
  })

  test('publishes the records that can be published, and reports the others with their errors', async () => {
    const [id, readOnlyId] = [await portals.addPublishableProperty(), await portals.addPublishableProperty()]
    await database.db().updateTable('properties').set({ disabled: 1 }).where('id', '=', readOnlyId).execute()
    const missingId = 999_999
    const { results } = await portals.call('portals.exportProperties', {
      body: { properties: [readOnlyId, id, missingId], place: 'kyero', url: '/' },
    })
    expect(results).toMatchObject([
      { id: readOnlyId, state: null, error: 'DEMO' },
      { id: missingId, state: null, error: 'NOT_FOUND' },
      { id, state: 'waiting', error: null },
    ])
    expect((await portals.fetchPublication(id, 'kyero')).result).not.toBeNull()
    const single = portals.call('portals.exportProperties', {
      body: { properties: [readOnlyId], place: 'kyero', url: '/' },
    })
    expect(await errorOf(single)).toMatchObject({ code: 'DEMO' })
  })

  test('sends no changes until a user updates the advert, whatever the portal reports', async () => {
    const { id, uuid } = await publishOnline()
    await updateProperty(id, { price_cents: 1_000_000, title_pt: 'x' })
    await portals.notify(portals.olx.changeState(uuid, 'active'))
    await portals.runJobs()
    expect(countCalls('PUT', uuid)).toBe(0)
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'success',
      export: { changed: ['price', 'title'] },
    })
  })

  test('republishes an expired advert with its changes', async () => {
    const { id, uuid } = await publishOnline()
    await portals.notify(portals.olx.changeState(uuid, 'outdated'))
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('error')
    expect(countCalls('POST', uuid)).toBe(0)
    await updateProperty(id, { price_cents: 50_000_000 })
    await publish(id)
    await portals.runJobs()
    expect([countCalls('PUT', uuid), countCalls('POST', uuid)]).toEqual([1, 1])
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'inserted', export: { url: null } })
    await portals.processPortalQueue()
    expect((await portals.fetchPublication(id)).result).toBe('success')

    portals.advanceTime(1000)
    await portals.notify(portals.olx.changeState(uuid, 'outdated'))
    await portals.runJobs()
    await publish(id)
    await portals.runJobs()
    await portals.processPortalQueue({ rejection: { title: 'Sem pacote' } })
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'error',
      log: [{ problem: 'Sem pacote' }],
    })
    expect([countCalls('PUT', uuid), countCalls('POST', uuid)]).toEqual([1, 2])
  })

  test('retries a removal that the portal rejects, forgets or cannot receive', async () => {
    const { id, uuid } = await publishOnline()
    await portals.call('properties.remove', { params: { id } })
    await portals.runJobs()
    await portals.processPortalQueue({ rejection: { title: 'Agora não' } })
    expect(await findOnBoard(id)).toMatchObject({
      state: 'error',
      rows: [{ problem: 'Agora não', action: 'remove' }],
    })
    portals.advanceTime(2 * 3_600_000)
    await portals.runJobs()
    expect(countCalls('DELETE', uuid)).toBe(2)
    // The portal reports the advert as active, as if it had not been removed.
    Object.assign(portals.olx.adverts.get(uuid) ?? {}, { last_action_status: 'POSTED' })
    portals.olx.queue.splice(0)
    portals.advanceTime(2 * 3_600_000)
    await portals.runJobs()
    expect(await findOnBoard(id)).toMatchObject({ wanted: 'withdrawn', state: 'waiting', url: null })
    portals.olx.setFailures(...Array.from({ length: 9 }, () => ({ status: 503 })))
    for (let n = 0; n < 10; n += 1) {
      portals.advanceTime(2 * 3_600_000)
      await portals.runJobs()
    }
    expect(countCalls('DELETE', uuid)).toBeGreaterThan(2)
    portals.advanceTime(2 * 3_600_000)
    await portals.processPortalQueue()
    portals.advanceTime(2 * 3_600_000)
    await portals.runJobs()
    expect(await findOnBoard(id)).toBeUndefined()
  })

  test('when a property is deleted, hides exports that never reached the portal, and later purges them', async () => {
    const id = await portals.addPublishableProperty({ living_area: null })
    await publish(id)
    expect(await findOnBoard(id)).toMatchObject({ state: 'error' })
    await portals.call('properties.remove', { params: { id } })
    await portals.runJobs()
    expect(await findOnBoard(id)).toBeUndefined()
    portals.advanceTime(3 * 24 * 3_600_000)
    await portals.runJobs()
    const exports = database
      .db()
      .selectFrom('portal_exports')
      .select('id')
      .where('property_id', '=', id)
      .execute()
    expect(await exports).toEqual([])
  })

  test('the board no longer shows an advert with an unknown outcome once a user has requested its removal', async () => {
    const id = await portals.addPublishableProperty()
    portals.olx.dropResponses(1)
    await publish(id)
    await portals.runJobs()
    portals.olx.queue.splice(0)
    await portals.call('properties.archive', { params: { id } })
    await portals.runJobs()
    portals.advanceTime(16 * 60_000)
    await portals.runJobs()
    expect(await findOnBoard(id)).toMatchObject({ state: 'error', rows: [{ problem: 'OUTCOME_UNKNOWN' }] })
    await portals.call('portals.removeProperty', {
      params: { place, id, uuid: 'none', url: encodeReturnPath() },
    })
    await portals.runJobs()
    expect(await findOnBoard(id)).toBeUndefined()
  })

  test('keeps an advert that the portal does not return yet, and removes it when it appears', async () => {
    const id = await portals.addPublishableProperty()
    await publish(id)
    await portals.runJobs()
    const [uuid = '', stored] = [...portals.olx.adverts].at(-1) ?? []
    portals.olx.adverts.delete(uuid)
    portals.advanceTime(3 * 60_000)
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'inserted', export: { uuid } })
    // The property is deleted while the portal doesn't return the advert, which appears later.
    await portals.call('properties.remove', { params: { id } })
    await portals.runJobs()
    expect(await findOnBoard(id)).toBeUndefined()
    if (stored !== undefined) portals.olx.adverts.set(uuid, stored)
    const notifications = portals.olx.processQueue()
    // The portal is busy when the notification is processed.
    portals.olx.setFailures({ status: 503 })
    for (const notification of notifications) await portals.notify(notification)
    await portals.runJobs()
    await portals.runJobs()
    expect(countCalls('DELETE', uuid)).toBe(2)
    expect(await findOnBoard(id)).toMatchObject({ wanted: 'withdrawn', state: 'waiting' })
    await portals.processPortalQueue()
    expect(await findOnBoard(id)).toBeUndefined()
  })

  test('checks an advert again if its state changed during the check', async () => {
    const { id, uuid } = await publishOnline()
    await portals.notify(portals.olx.changeState(uuid, 'active'))
    // Runs after the portal has responded, while the response is in transit.
    portals.olx.runAfterNextCall(async () => {
      portals.advanceTime(1000)
      await portals.notify(portals.olx.changeState(uuid, 'moderated'))
      await processEvents(portals.context)
    })
    await portals.runJobs()
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('error')
  })

  test('publishes again after an Administrator reconnects a portal that rejected even new tokens', async () => {
    const id = await portals.addPublishableProperty()
    const fetchAccount = async () =>
      (await portals.admin('portals.accounts')).accounts.find((account) => account.place === place)
    portals.olx.refuseTokens(true)
    await publish(id)
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('error')
    expect((await fetchAccount())?.state).toBe('consent_again')
    portals.olx.refuseTokens(false)
    await portals.connect()
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('inserted')
    expect((await fetchAccount())?.state).toBe('connected')
  })

  test('keeps a consent that is renewed before the rejection of the old token arrives', async () => {
    const oldToken = await getAccessToken(portals.context, place)
    await portals.connect()
    await expect(discardConsent(portals.context, place, oldToken)).rejects.toThrow(RetryLaterError)
    expect(await ensureAccount(portals.context, place)).toMatchObject({ consent_again: 0 })
  })

  test('publishes nothing while the portal denies access to its mandatory attributes', async () => {
    // Attributes of this category aren't cached yet.
    const id = await portals.addPublishableProperty({ for_sale: 0 })
    const countTaxonomyCalls = () =>
      portals.olx.calls.filter((call) => /taxonomy.*apartments-for-rent/.test(call)).length
    const countPosts = () => portals.olx.calls.filter((call) => call === 'POST /advert/v1').length
    const postCount = countPosts()
    portals.olx.setFailures({ status: 403 })
    await publish(id)
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'error',
      log: [{ problem: 'No', reason: 'HTTP 403' }],
    })
    portals.olx.refuseTokens(true)
    await publish(id)
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'error',
      log: [{ problem: 'NEEDS_AUTHORIZATION' }],
    })
    expect([countTaxonomyCalls(), countPosts()]).toEqual([3, postCount])
    portals.olx.refuseTokens(false)
    await portals.connect()
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('inserted')
    expect([countTaxonomyCalls(), countPosts()]).toEqual([4, postCount + 1])
  })

  describe('a notification about an advert whose id no export contains', () => {
    async function createUnlinkedAdvert() {
      const { id, uuid } = await publishOnline()
      const updateExport = (values: { uuid?: string | null; lease?: string | null }) =>
        database
          .db()
          .updateTable('portal_exports')
          .set({ due_at: null, ...values })
          .where('property_id', '=', id)
          .execute()
      await updateExport({ uuid: null })
      const notify = () => portals.notify(portals.olx.changeState(uuid, 'moderated'))
      return { id, uuid, updateExport, notify }
    }

    test('is processed after the job that holds the export', async () => {
      const { id, uuid, updateExport, notify } = await createUnlinkedAdvert()
      await updateExport({ lease: 'running' })
      await notify()
      await portals.finishBackgroundWork()
      await processEvents(portals.context)
      expect((await portals.fetchPublication(id)).export?.uuid).toBeNull()
      await updateExport({ lease: null })
      await portals.runJobs()
      expect(await portals.fetchPublication(id)).toMatchObject({ result: 'error', export: { uuid } })
    })

    test('is processed if a job stores the id while the portal is called', async () => {
      const { id, uuid, updateExport, notify } = await createUnlinkedAdvert()
      portals.olx.runAfterNextCall(async () => {
        await updateExport({ uuid })
      })
      await notify()
      await portals.runJobs()
      expect(await portals.fetchPublication(id)).toMatchObject({ result: 'error', export: { uuid } })
    })
  })

  test('accepts notifications after a notification with a future timestamp', async () => {
    const { id, uuid } = await publishOnline()
    const ahead = portals.context.now().getTime() + 9 * 60_000
    await portals.notify({ ...portals.olx.changeState(uuid, 'active'), event_timestamp: ahead })
    await portals.runJobs()
    portals.advanceTime(1000)
    await portals.notify(portals.olx.changeState(uuid, 'moderated'))
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('error')
  })

  test('records publishing and unpublishing in the history, but no rejected attempts', async () => {
    const [id, rejected] = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty({ living_area: null }),
    ]
    await publish(id)
    await publish(rejected)
    await portals.runJobs()
    const uuid = (await portals.fetchPublication(id)).export?.uuid ?? ''
    await portals.call('portals.removeProperty', { params: { place, id, uuid, url: encodeReturnPath() } })
    const entries = await database
      .db()
      .selectFrom('activity')
      .select(['action', 'title_en'])
      .where('noun', '=', 'portals')
      .where('record_id', 'in', [id, rejected])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'exported', title_en: 'Flat by the river · imovirtual' },
      { action: 'changed', title_en: 'Flat by the river · imovirtual' },
    ])
  })

  test('records in the history which user connected a portal', async () => {
    const entries = await database
      .db()
      .selectFrom('activity')
      .select('actor_id')
      .where('title_en', '=', place)
      .execute()
    expect(entries.some(({ actor_id }) => actor_id !== null)).toBe(true)
  })

  test('refreshes a state older than a day when it is viewed, and returns 404 for an unknown property', async () => {
    const { id, uuid } = await publishOnline()
    portals.olx.changeState(uuid, 'removed_by_moderator')
    expect((await portals.fetchPublication(id)).result).toBe('success')
    portals.advanceTime(25 * 3_600_000)
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'error', export: { url: null } })
    expect(
      await errorOf(portals.call('portals.checkInsertion', { params: { place, id: 999_999 } })),
    ).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('unpublishes an advert with a newly hidden price if it lacks an attribute that the portal now requires', async () => {
    const { id, uuid } = await publishOnline()
    portals.olx.requireAttribute('urn:concept:construction-year')
    // Rentals have another category, whose attributes aren't cached.
    await updateProperty(id, { hide_price: 1, for_sale: 0 })
    await portals.runJobs()
    expect(countCalls('DELETE', uuid)).toBe(1)
    await portals.processPortalQueue()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'error',
      log: [{ problem: 'TAKEN_DOWN' }, { problem: 'MANDATORY_MISSING' }],
    })
  })
})
