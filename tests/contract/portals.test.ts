import { Hono } from 'hono'
import { imovirtualHiddenStates } from '#contract/portal-places.ts'
import { ensureAccount, getAccessToken } from '../../agency-api/portals/accounts.ts'
import { undoGraceMs } from '../../agency-api/portals/reconcile.ts'
import { listenOnLoopback } from '../portals/listen.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { openPortals, origin, type Portals, encodeReturnPath } from './portals-client.ts'
import { findTagId } from './portfolio.ts'

const place = 'imovirtual' as const

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
  })
  afterAll(() => portals.close())

  const publish = (id: number) =>
    portals.call('portals.exportProperties', { body: { properties: [id], place, url: '/properties' } })
  const uuidOf = async (id: number) => (await portals.fetchPublication(id)).export?.uuid ?? ''
  async function publishOnline(): Promise<{ id: number; uuid: string }> {
    const id = await portals.addPublishableProperty()
    await publish(id)
    await portals.runJobs()
    await portals.processPortalQueue()
    return { id, uuid: await uuidOf(id) }
  }

  test('refuses to publish before an Administrator consents, and rejects consent by a User', async () => {
    const id = await portals.addPublishableProperty()
    expect(await errorOf(publish(id))).toMatchObject({ code: 'PORTAL_NOT_CONNECTED', status: 409 })
    expect(await errorOf(portals.call('portals.authorize', {}))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(portals.olx.calls).toEqual([])
  })

  test('sends an Administrator to the consent page and publishes after the callback, even if it is repeated', async () => {
    const id = await portals.addPublishableProperty()
    const response = await portals.admin('portals.exportProperties', {
      body: { properties: [id], place, url: `/properties/edit/${id}/general` },
    })
    expect(response.is_url_request).toBe(true)
    expect(new URL(response.request_authorization_url ?? '').searchParams.get('client_id')).toBe(
      'soleira-ensaio',
    )
    const result = await portals.consent(response.request_authorization_url ?? '', { callbackCount: 2 })
    expect(result).toEqual({ connected: true, url: `/properties/edit/${id}/general` })
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'inserted', log: [] })
    const [advert] = [...portals.olx.adverts.values()]
    expect(advert?.payload).toMatchObject({
      title: 'Apartamento junto ao rio',
      price: { value: 620_000, currency: 'EUR' },
      location: { lat: 38.7101, lon: -9.1402, exact: true },
      custom_fields: { id: String(id) },
      contact: { phone: '351912345678' },
    })
  })

  test('accepts an OAuth state only once and for a limited time', async () => {
    const { request_authorization_url: first } = await portals.admin('portals.authorize', {})
    expect(await portals.consent(first ?? '', { decision: 'no' })).toMatchObject({ connected: false })
    // Within ten seconds, a repeated callback waits for the result of the first.
    portals.advanceTime(11_000)
    expect(await errorOf(portals.consent(first ?? ''))).toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    const { request_authorization_url: second } = await portals.admin('portals.authorize', {})
    portals.advanceTime(11 * 60_000)
    expect(await errorOf(portals.consent(second ?? ''))).toMatchObject({
      code: 'NOT_FOUND_OR_ALREADY_USED',
    })
    const withUnknownState = portals.call('portals.callback', {
      params: { place },
      query: { state: 'made-up', code: 'x' },
    })
    expect(await errorOf(withUnknownState)).toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED', status: 404 })
  })

  test("reports an advert as published only after the portal's confirmation", async () => {
    const id = await portals.addPublishableProperty()
    const { results } = await publish(id)
    expect(results).toMatchObject([{ id, state: 'waiting', uuid: null, rows: [] }])
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'inserted', export: { url: null } })
    const notifications = portals.olx.processQueue()
    expect((await portals.fetchPublication(id)).result).toBe('inserted')
    for (const notification of notifications) expect(await portals.notify(notification)).toBe(200)
    await portals.runJobs()
    const { result, export: publication } = await portals.fetchPublication(id)
    expect(result).toBe('success')
    expect(publication).toMatchObject({
      portal_code: 'active',
      url: expect.stringContaining('imovirtual.com'),
    })
    const { block } = await portals.call('properties.general', { params: { id } })
    expect(block).toMatchObject({ imovirtual_uuid: publication?.uuid, imovirtual_state: 'active' })
  })

  test('applies the latest state despite late, duplicate and reordered notifications', async () => {
    const { id, uuid } = await publishOnline()
    const blocked = portals.olx.changeState(uuid, 'blocked')
    portals.advanceTime(1000)
    const moderated = portals.olx.changeState(uuid, 'moderated', {
      reason: 'Fotografias',
      description: 'Marca de água',
    })
    for (const notification of [moderated, blocked, moderated, blocked]) await portals.notify(notification)
    await portals.runJobs()
    const { result, log } = await portals.fetchPublication(id)
    expect(result).toBe('error')
    expect(log).toMatchObject([{ place, problem: 'moderated', reason: 'Fotografias: Marca de água' }])
    const { count } = await database
      .db()
      .selectFrom('portal_events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('object_id', '=', uuid)
      .where('event_type', '=', 'advert_state_changed')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(2)
    const file = await portals.call('portals.errorFile', { params: { block: place, uuid } })
    expect(file.exporter_log).toEqual(log)
    const { block } = await portals.call('properties.exporterLog', { params: { id } })
    expect(block.exporter_log).toEqual(log)
  })

  test('filtering by portal excludes the adverts that the portal has taken down', async () => {
    const { id, uuid } = await publishOnline()
    const listFiltered = async () => {
      const { properties, total } = await portals.call('properties.list', {
        query: { filter: { imovirtual: 1 } },
      })
      expect(total).toBe(properties.length)
      return properties.map((property) => property.id)
    }
    expect(await listFiltered()).toContain(id)
    for (const state of imovirtualHiddenStates) {
      portals.advanceTime(1000)
      await portals.notify(portals.olx.changeState(uuid, state))
      await portals.runJobs()
      expect([state, (await listFiltered()).includes(id)]).toEqual([state, false])
    }
    portals.advanceTime(1000)
    await portals.notify(portals.olx.changeState(uuid, 'active'))
    await portals.runJobs()
    expect(await listFiltered()).toContain(id)
  })

  test('rejects unsigned notifications, ignores old ones, and verifies the others with the portal', async () => {
    const { id, uuid } = await publishOnline()
    const event = portals.olx.changeState(uuid, 'active')
    expect(await portals.notify({ ...event, signature: 'f'.repeat(40) })).toBe(403)
    expect(await portals.notify({ ...event, signature: '' })).toBe(403)
    expect(await portals.notify({ ...event, object_id: 'another' })).toBe(403)
    // The signature covers only two fields, so the API asks the portal, which still reports the advert as active.
    await portals.notify({
      ...event,
      event_type: 'advert_deleted_success',
      data: { code: 'removed_by_user' },
    })
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('success')
    const before = portals.olx.calls.length
    portals.advanceTime(1000)
    await portals.notify({
      ...portals.olx.changeState(uuid, 'moderated'),
      event_timestamp: 1_700_000_000_000,
    })
    await portals.runJobs()
    expect(portals.olx.calls.length).toBe(before)
  })

  test('polls the portal once after two minutes without a notification', async () => {
    const id = await portals.addPublishableProperty()
    await publish(id)
    await portals.runJobs()
    portals.olx.processQueue()
    const before = portals.olx.calls.length
    await portals.fetchPublication(id)
    expect(portals.olx.calls.length).toBe(before)
    portals.advanceTime(3 * 60_000)
    expect((await portals.fetchPublication(id)).result).toBe('success')
    expect(portals.olx.calls.slice(before)).toEqual([expect.stringMatching(/^GET .*\/meta$/)])
  })

  test('returns validation errors with their fields and sends nothing', async () => {
    const id = await portals.addPublishableProperty({
      i18n: {
        title: { en: 'X', pt: 'CASA' },
        description: { en: '', pt: 'Curta' },
        slogan: { en: '', pt: '' },
      },
      living_area: null,
      bedrooms: null,
    })
    await database.db().updateTable('properties').set({ lat: null, lng: null }).where('id', '=', id).execute()
    await database.db().deleteFrom('media').where('owner_id', '=', id).execute()
    const before = portals.olx.calls.length
    const { results } = await portals.call('portals.exportProperties', {
      body: { properties: [id], place, url: '/' },
      language: 'pt',
    })
    expect(results[0]?.state).toBe('error')
    expect(results[0]?.rows.map(({ problem, field }) => [problem, field])).toEqual([
      ['NO_LOCATION', 'location'],
      ['NO_IMAGES', 'media'],
      ['TITLE_LENGTH', 'i18n[title][pt]'],
      ['DESCRIPTION_LENGTH', 'i18n[description][pt]'],
      ['AREA_MISSING', 'living_area'],
      ['BEDROOMS_MISSING', 'bedrooms'],
    ])
    expect(results[0]?.rows[0]).toMatchObject({
      action: 'publish',
      description: 'Este imóvel não tem localização',
      reason: 'OLX Group Real Estate API',
    })
    await portals.runJobs()
    expect(portals.olx.calls.length).toBe(before)
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'error', log: { length: 6 } })
  })

  test('if the portal rejects an advert after publishing, reports its message on the form field', async () => {
    const id = await portals.addPublishableProperty()
    await publish(id)
    await portals.runJobs()
    const rejection = {
      title: 'Anúncio inválido',
      validation: [{ field: 'urn:concept:net-area-m2', message: 'Área demasiado pequena' }],
    }
    await portals.processPortalQueue({ rejection })
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'error',
      log: [{ field: 'living_area', problem: 'Anúncio inválido', description: 'Área demasiado pequena' }],
    })
  })

  test('returns an unknown portal code verbatim, as pending', async () => {
    const { id, uuid } = await publishOnline()
    await portals.notify(portals.olx.changeState(uuid, 'em_quarentena'))
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'waiting',
      export: { portal_code: 'em_quarentena', url: null },
    })
  })

  test('sends the whole advert on update if anything has changed, and nothing otherwise', async () => {
    const { id, uuid } = await publishOnline()
    const update = () =>
      portals.call('portals.updateProperty', { params: { place, id, uuid, url: encodeReturnPath() } })
    const countPuts = () => portals.olx.calls.filter((call) => call.startsWith('PUT')).length
    const before = countPuts()
    await update()
    await portals.runJobs()
    expect(countPuts()).toBe(before)
    await portals.call('properties.quickChange', { body: { id, block: 'price', value: 599_000 } })
    const { exports } = await portals.call('portals.ofProperty', { params: { id } })
    expect(exports).toMatchObject([{ changed: ['price'], state: 'success' }])
    expect((await update()).result).toBe('waiting')
    await portals.runJobs()
    expect(countPuts()).toBe(before + 1)
    expect(portals.olx.adverts.get(uuid)?.payload).toMatchObject({ price: { value: 599_000 } })
    await portals.processPortalQueue()
    expect(await portals.fetchPublication(id)).toMatchObject({ result: 'success', export: { changed: [] } })
    const withWrongUuid = portals.call('portals.updateProperty', {
      params: { place, id, uuid: 'another', url: encodeReturnPath() },
    })
    expect(await errorOf(withWrongUuid)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('keeps a removal pending until the portal confirms it', async () => {
    const { id, uuid } = await publishOnline()
    await portals.call('portals.removeProperty', { params: { place, id, uuid, url: encodeReturnPath() } })
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'waiting',
      export: { wanted: 'withdrawn', uuid },
    })
    await portals.processPortalQueue()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'removed',
      export: { uuid: null, url: null },
    })
    const { block } = await portals.call('properties.general', { params: { id } })
    expect(block.imovirtual_uuid).toBeNull()
  })

  test.each(['archived', 'sold', 'private', 'deleted'] as const)(
    'unpublishes %s properties',
    async (reason) => {
      const { id, uuid } = await publishOnline()
      if (reason === 'archived') await portals.call('properties.archive', { params: { id } })
      if (reason === 'sold') {
        const value = await findTagId(database.db(), 'sold')
        await portals.call('properties.quickChange', { body: { id, block: 'tag_id', value } })
      }
      if (reason === 'private')
        await portals.call('properties.quickChange', { body: { id, block: 'collection', value: 1 } })
      if (reason === 'deleted') await portals.call('properties.remove', { params: { id } })
      await portals.runJobs()
      portals.advanceTime(undoGraceMs)
      await portals.runJobs()
      expect(portals.olx.adverts.get(uuid)?.last_action_status).toBe('TO_DELETE')
      const leaving = await portals.call('portals.board', { query: { filter: { trouble: 'leaving' } } })
      expect(leaving.rows).toMatchObject([
        { property_id: id, exists: reason !== 'deleted', exports: [{ wanted: 'withdrawn' }] },
      ])
      await portals.processPortalQueue()
      const after = await portals.call('portals.board', { query: { filter: { trouble: 'leaving' } } })
      expect(after.rows).toEqual([])
    },
  )

  test('finds the advert of a deleted property on the board by its reference', async () => {
    const { id } = await publishOnline()
    const { reference } = (await portals.call('properties.general', { params: { id } })).block
    await portals.call('properties.remove', { params: { id } })
    const { rows } = await portals.call('portals.board', { query: { filter: { search: reference } } })
    expect(rows).toMatchObject([{ property_id: id, reference, exists: false }])
  })

  test('updates an advert automatically when its price is hidden or its location blurred', async () => {
    const { id, uuid } = await publishOnline()
    await portals.call('properties.quickChange', { body: { id, block: 'hide_price', value: 1 } })
    await database.db().updateTable('properties').set({ radius: 400 }).where('id', '=', id).execute()
    await portals.runJobs()
    const sent = portals.olx.adverts.get(uuid)?.payload
    expect(sent).toMatchObject({ price: { value: 0 }, location: { exact: false } })
    // Compares the pair, because blurring may leave one coordinate unchanged. portal-adverts.test.ts checks distances.
    expect(sent).not.toMatchObject({ location: { lat: 38.7101, lon: -9.1402 } })
  })

  const cancelPendingJobs = () => database.db().updateTable('portal_exports').set({ due_at: null }).execute()

  test('retries requests to an unavailable or busy portal, and reports the failure after eight attempts', async () => {
    await cancelPendingJobs()
    const id = await portals.addPublishableProperty()
    portals.olx.setFailures(...Array.from({ length: 8 }, () => ({ status: 503 })))
    await publish(id)
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('waiting')
    for (let n = 0; n < 7; n += 1) {
      portals.advanceTime(2 * 3_600_000)
      await portals.runJobs()
    }
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'error',
      log: [{ problem: 'NOT_REACHED' }],
    })
    portals.olx.setFailures({ status: 429, retryAfter: 900 })
    await publish(id)
    await portals.runJobs()
    portals.advanceTime(10 * 60_000)
    const before = portals.olx.calls.length
    await portals.runJobs()
    expect(portals.olx.calls.length).toBe(before)
    portals.advanceTime(6 * 60_000)
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('inserted')
  })

  test('sends an advert only once if the response is lost, and recognizes it from a notification', async () => {
    await cancelPendingJobs()
    const id = await portals.addPublishableProperty()
    const countPosts = () => portals.olx.calls.filter((call) => call === 'POST /advert/v1').length
    const before = countPosts()
    portals.olx.dropResponses(1)
    await publish(id)
    await portals.runJobs()
    portals.advanceTime(60_000)
    await portals.runJobs()
    expect(countPosts()).toBe(before + 1)
    await portals.processPortalQueue()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'success',
      export: { uuid: expect.any(String) },
    })

    const unconfirmed = await portals.addPublishableProperty()
    portals.olx.dropResponses(1)
    await publish(unconfirmed)
    await portals.runJobs()
    portals.advanceTime(16 * 60_000)
    await portals.runJobs()
    expect(await portals.fetchPublication(unconfirmed)).toMatchObject({
      result: 'error',
      log: [{ problem: 'OUTCOME_UNKNOWN' }],
    })
    expect(countPosts()).toBe(before + 2)
  })

  test('refreshes an expired token once for concurrent jobs, and pauses publishing when the consent is revoked', async () => {
    const ids = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
    ]
    const countRefreshes = () => portals.olx.calls.filter((call) => call.includes('/oauth/')).length
    for (const id of ids) await publish(id)
    await portals.finishBackgroundWork()
    const before = countRefreshes()
    portals.olx.authorizationServer.expireAccessTokens()
    portals.advanceTime(2 * 3_600_000)
    await database
      .db()
      .updateTable('portal_exports')
      .set({ due_at: portals.context.now().toISOString() })
      .where('property_id', 'in', ids)
      .execute()
    await Promise.all([portals.runJobs(), portals.runJobs(), portals.runJobs()])
    expect(countRefreshes()).toBe(before + 1)

    portals.olx.authorizationServer.revoke()
    const id = await portals.addPublishableProperty()
    await publish(id)
    await portals.runJobs()
    expect(await portals.fetchPublication(id)).toMatchObject({
      result: 'error',
      log: [{ problem: 'NEEDS_AUTHORIZATION' }],
    })
    const { accounts } = await portals.admin('portals.accounts')
    expect(accounts.find((account) => account.place === place)).toMatchObject({ state: 'consent_again' })
    const findOnBoard = async () =>
      (await portals.admin('portals.board', {})).portals.find((portal) => portal.place === place)
    expect(await findOnBoard()).toMatchObject({ connected: false, expired: true })
    await portals.connect()
    expect(await findOnBoard()).toMatchObject({ connected: true, expired: false })
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('inserted')
  })

  test('runs each job once in concurrent runs', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => portals.addPublishableProperty()))
    const countPosts = () => portals.olx.calls.filter((call) => call === 'POST /advert/v1').length
    const before = countPosts()
    await portals.call('portals.exportProperties', { body: { properties: ids, place, url: '/' } })
    await Promise.all(Array.from({ length: 6 }, () => portals.runJobs()))
    expect(countPosts()).toBe(before + ids.length)
  })

  test('encrypts tokens and deletes them on disconnect', async () => {
    const { tokens } = await database
      .db()
      .selectFrom('portal_accounts')
      .select('tokens')
      .where('place', '=', place)
      .executeTakeFirstOrThrow()
    expect(tokens).toMatch(/^1\.[\w-]+$/)
    expect(tokens).not.toContain('access')
    await portals.admin('portals.disconnect', { params: { place } })
    expect((await ensureAccount(portals.context, place)).tokens).toBeNull()
    expect(await errorOf(portals.call('portals.accounts'))).toMatchObject({
      code: 'UNAUTHORIZED',
      status: 403,
    })
    const id = await portals.addPublishableProperty()
    expect(await errorOf(publish(id))).toMatchObject({ code: 'PORTAL_NOT_CONNECTED' })
    await portals.connect()
  })

  test.each([
    ['succeeds', 200],
    ['fails', 400],
  ] as const)('stays disconnected when a disconnect overlaps a token refresh that %s', async (_, status) => {
    const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
    const app = new Hono().post('/oauth/v1/token', async (context) => {
      await portals.admin('portals.disconnect', { params: { place } })
      return context.json(status === 200 ? tokens : { error: 'invalid_grant' }, status)
    })
    const server = await listenOnLoopback(app)
    const { IMOVIRTUAL_API_URL } = portals.context.environment
    const stale = await getAccessToken(portals.context, place)
    Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL: server.url })
    try {
      const refresh = getAccessToken(portals.context, place, stale)
      if (status === 200) expect(await refresh).toBe('a')
      else await expect(refresh).rejects.toThrow()
      expect(await ensureAccount(portals.context, place)).toMatchObject({ tokens: null, consent_again: 0 })
    } finally {
      Object.assign(portals.context.environment, { IMOVIRTUAL_API_URL })
      await server.close()
      await portals.connect()
    }
  })

  test.each([
    '//evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    '/x/..//evil.example',
    '/\\evil.example',
    `${origin}.evil.example/`,
  ])('never redirects to %s', async (url) => {
    expect(await errorOf(portals.admin('portals.authorize', { query: { url } }))).toMatchObject({
      code: 'MISSING',
      fields: { url: 'url' },
    })
  })

  test('returns share links and Open Graph tags, and none for the private collection', async () => {
    const search = { youtube_id: null, website: 'agencia.pt/rio', listing_id: null, lifestyles_id: [] }
    const id = await portals.addPublishableProperty({ search })
    const share = () =>
      portals.call('portals.exportProperties', { body: { properties: [id], place: 'social', url: '/' } })
    expect((await share()).share).toMatchObject({
      links: [
        { network: 'facebook', url: expect.stringContaining('https%3A%2F%2Fagencia.pt%2Frio') },
        {},
        {},
        {},
      ],
      open_graph: { 'og:url': 'https://agencia.pt/rio', 'og:image': expect.stringMatching(/\.jpg$/) },
    })
    await portals.call('properties.quickChange', { body: { id, block: 'collection', value: 1 } })
    expect((await share()).share).toBeNull()
  })
})
