import { undoGraceMs } from '../../agency-api/portals/heed-changes.ts'
import { eachDatabase } from './databases.ts'
import { refusalOf } from './desk.ts'
import { openPortals, origin, type Portals, segment } from './portals-desk.ts'
import { tagId } from './portfolio.ts'

const place = 'imovirtual' as const

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
  })
  afterAll(() => portals.close())

  const publish = (id: number) =>
    portals.call('portals.exportProperties', { body: { properties: [id], place, url: '/properties' } })
  const named = async (id: number) => (await portals.check(id)).export?.uuid ?? ''
  /** Published, and the portal has said so. */
  async function online(): Promise<{ id: number; uuid: string }> {
    const id = await portals.addReady()
    await publish(id)
    await portals.round()
    for (const each of portals.olx.settle()) await portals.tell(each)
    await portals.round()
    return { id, uuid: await named(id) }
  }

  test('until an Administrator has consented nothing can be published, and a User cannot consent', async () => {
    const id = await portals.addReady()
    expect(await refusalOf(publish(id))).toMatchObject({ code: 'PORTAL_NOT_CONNECTED', status: 409 })
    expect(await refusalOf(portals.call('portals.authorize', {}))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(portals.olx.calls).toEqual([])
  })

  test('publishing sends an Administrator to consent first, and goes on by itself when they come back', async () => {
    const id = await portals.addReady()
    const answer = await portals.admin('portals.exportProperties', {
      body: { properties: [id], place, url: `/properties/edit/${id}/general` },
    })
    expect(answer.is_url_request).toBe(true)
    expect(new URL(answer.request_authorization_url ?? '').searchParams.get('client_id')).toBe(
      'soleira-ensaio',
    )
    const back = await portals.consent(answer.request_authorization_url ?? '', 'yes', 2)
    expect(back).toEqual({ connected: true, url: `/properties/edit/${id}/general` })
    await portals.round()
    expect(await portals.check(id)).toMatchObject({ result: 'inserted', log: [] })
    const [advert] = [...portals.olx.adverts.values()]
    expect(advert?.payload).toMatchObject({
      title: 'Apartamento junto ao rio',
      price: { value: 620_000, currency: 'EUR' },
      location: { lat: 38.7101, lon: -9.1402, exact: true },
      custom_fields: { id: String(id) },
      contact: { phone: '351912345678' },
    })
  })

  test('a state is good once, for its portal, and not for ever', async () => {
    const { request_authorization_url: first } = await portals.admin('portals.authorize', {})
    expect(await portals.consent(first ?? '', 'no')).toMatchObject({ connected: false })
    portals.pass(11_000)
    expect(await refusalOf(portals.consent(first ?? ''))).toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    const { request_authorization_url: second } = await portals.admin('portals.authorize', {})
    portals.pass(11 * 60_000)
    expect(await refusalOf(portals.consent(second ?? ''))).toMatchObject({
      code: 'NOT_FOUND_OR_ALREADY_USED',
    })
    const made = portals.call('portals.callback', {
      params: { place },
      query: { state: 'made-up', code: 'x' },
    })
    expect(await refusalOf(made)).toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED', status: 404 })
  })

  test('nothing is called published before the portal has said that it is', async () => {
    const id = await portals.addReady()
    const { results } = await publish(id)
    expect(results).toMatchObject([{ id, state: 'waiting', uuid: null, rows: [] }])
    await portals.round()
    expect(await portals.check(id)).toMatchObject({ result: 'inserted', export: { url: null } })
    const told = portals.olx.settle()
    expect((await portals.check(id)).result).toBe('inserted')
    for (const each of told) expect(await portals.tell(each)).toBe(200)
    await portals.round()
    const { result, export: shown } = await portals.check(id)
    expect(result).toBe('success')
    expect(shown).toMatchObject({ portal_code: 'active', url: expect.stringContaining('imovirtual.com') })
    const { block } = await portals.call('properties.general', { params: { id } })
    expect(block).toMatchObject({ imovirtual_uuid: shown?.uuid, imovirtual_state: 'active' })
  })

  test('late, doubled and out of order, the last word of the portal counts', async () => {
    const { id, uuid } = await online()
    const blocked = portals.olx.change(uuid, 'blocked')
    portals.pass(1000)
    const moderated = portals.olx.change(uuid, 'moderated', {
      reason: 'Fotografias',
      description: 'Marca de água',
    })
    for (const each of [moderated, blocked, moderated, blocked]) await portals.tell(each)
    await portals.round()
    const { result, log } = await portals.check(id)
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

  test('a notification that is not signed by the portal is refused, and one that lies changes nothing', async () => {
    const { id, uuid } = await online()
    const event = portals.olx.change(uuid, 'active')
    expect(await portals.tell({ ...event, signature: 'f'.repeat(40) })).toBe(403)
    expect(await portals.tell({ ...event, signature: '' })).toBe(403)
    expect(await portals.tell({ ...event, object_id: 'another' })).toBe(403)
    // Signed, for only two names are; the portal itself says otherwise.
    await portals.tell({ ...event, event_type: 'advert_deleted_success', data: { code: 'removed_by_user' } })
    await portals.round()
    expect((await portals.check(id)).result).toBe('success')
    const before = portals.olx.calls.length
    portals.pass(1000)
    await portals.tell({ ...portals.olx.change(uuid, 'moderated'), event_timestamp: 1_700_000_000_000 })
    await portals.round()
    expect(portals.olx.calls.length).toBe(before)
  })

  test('when notifications are lost the portal is asked, once, after two minutes', async () => {
    const id = await portals.addReady()
    await publish(id)
    await portals.round()
    portals.olx.settle()
    const before = portals.olx.calls.length
    await portals.check(id)
    expect(portals.olx.calls.length).toBe(before)
    portals.pass(3 * 60_000)
    expect((await portals.check(id)).result).toBe('success')
    expect(portals.olx.calls.slice(before)).toEqual([expect.stringMatching(/^GET .*\/meta$/)])
  })

  test('what the portal would not take is said with its fields, and is not sent', async () => {
    const id = await portals.addReady({
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
    await portals.round()
    expect(portals.olx.calls.length).toBe(before)
    expect(await portals.check(id)).toMatchObject({ result: 'error', log: { length: 6 } })
  })

  test('what the portal refuses later is shown in its own words, at our field', async () => {
    const id = await portals.addReady()
    await publish(id)
    await portals.round()
    const refused = {
      title: 'Anúncio inválido',
      validation: [{ field: 'urn:concept:net-area-m2', message: 'Área demasiado pequena' }],
    }
    for (const each of portals.olx.settle({ refused })) await portals.tell(each)
    await portals.round()
    expect(await portals.check(id)).toMatchObject({
      result: 'error',
      log: [{ field: 'living_area', problem: 'Anúncio inválido', description: 'Área demasiado pequena' }],
    })
  })

  test('a code that nobody knows is shown as waiting, word for word', async () => {
    const { id, uuid } = await online()
    await portals.tell(portals.olx.change(uuid, 'em_quarentena'))
    await portals.round()
    expect(await portals.check(id)).toMatchObject({
      result: 'waiting',
      export: { portal_code: 'em_quarentena', url: null },
    })
  })

  test('an update sends the whole advert when something changed, and nothing when nothing did', async () => {
    const { id, uuid } = await online()
    const update = () =>
      portals.call('portals.updateProperty', { params: { place, id, uuid, url: segment() } })
    const puts = () => portals.olx.calls.filter((each) => each.startsWith('PUT')).length
    const before = puts()
    await update()
    await portals.round()
    expect(puts()).toBe(before)
    await portals.call('properties.quickChange', { body: { id, block: 'price', value: 599_000 } })
    const { exports } = await portals.call('portals.ofProperty', { params: { id } })
    expect(exports).toMatchObject([{ changed: ['price'], state: 'success' }])
    expect((await update()).result).toBe('waiting')
    await portals.round()
    expect(puts()).toBe(before + 1)
    expect(portals.olx.adverts.get(uuid)?.payload).toMatchObject({ price: { value: 599_000 } })
    for (const each of portals.olx.settle()) await portals.tell(each)
    await portals.round()
    expect(await portals.check(id)).toMatchObject({ result: 'success', export: { changed: [] } })
    const other = portals.call('portals.updateProperty', {
      params: { place, id, uuid: 'another', url: segment() },
    })
    expect(await refusalOf(other)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('removing waits until the portal has let go', async () => {
    const { id, uuid } = await online()
    await portals.call('portals.removeProperty', { params: { place, id, uuid, url: segment() } })
    await portals.round()
    expect(await portals.check(id)).toMatchObject({
      result: 'waiting',
      export: { wanted: 'withdrawn', uuid },
    })
    for (const each of portals.olx.settle()) await portals.tell(each)
    await portals.round()
    expect(await portals.check(id)).toMatchObject({ result: 'removed', export: { uuid: null, url: null } })
    const { block } = await portals.call('properties.general', { params: { id } })
    expect(block.imovirtual_uuid).toBeNull()
  })

  test.each(['archived', 'sold', 'private', 'deleted'] as const)(
    'what is %s is withdrawn by itself',
    async (how) => {
      const { id, uuid } = await online()
      if (how === 'archived') await portals.call('properties.archive', { params: { id } })
      if (how === 'sold') {
        const value = await tagId(database.db(), 'sold')
        await portals.call('properties.quickChange', { body: { id, block: 'tag_id', value } })
      }
      if (how === 'private')
        await portals.call('properties.quickChange', { body: { id, block: 'collection', value: 1 } })
      if (how === 'deleted') await portals.call('properties.remove', { params: { id } })
      await portals.round()
      portals.pass(undoGraceMs)
      await portals.round()
      expect(portals.olx.adverts.get(uuid)?.last_action_status).toBe('TO_DELETE')
      const leaving = await portals.call('portals.board', { query: { filter: { trouble: 'leaving' } } })
      expect(leaving.rows).toMatchObject([
        { property_id: id, exists: how !== 'deleted', exports: [{ wanted: 'withdrawn' }] },
      ])
      for (const each of portals.olx.settle()) await portals.tell(each)
      await portals.round()
      const after = await portals.call('portals.board', { query: { filter: { trouble: 'leaving' } } })
      expect(after.rows).toEqual([])
    },
  )

  test('a price that is hidden, and a point that is blurred, are told to the portal by themselves', async () => {
    const { id, uuid } = await online()
    await portals.call('properties.quickChange', { body: { id, block: 'hide_price', value: 1 } })
    await database.db().updateTable('properties').set({ radius: 400 }).where('id', '=', id).execute()
    await portals.round()
    const sent = portals.olx.adverts.get(uuid)?.payload
    expect(sent).toMatchObject({ price: { value: 0 }, location: { exact: false } })
    // How far away, portal-adverts.test.ts says; one of the two numbers may come out close to the true one.
    expect(sent).not.toMatchObject({ location: { lat: 38.7101, lon: -9.1402 } })
  })

  /** Nothing of the tests before is waited for any more. */
  const forgetOthers = () => database.db().updateTable('portal_exports').set({ due_at: null }).execute()

  test('a portal that is silent or busy is tried again later, and a person is told in the end', async () => {
    await forgetOthers()
    const id = await portals.addReady()
    portals.olx.fail(...Array.from({ length: 8 }, () => ({ status: 503 })))
    await publish(id)
    await portals.round()
    expect((await portals.check(id)).result).toBe('waiting')
    for (let n = 0; n < 7; n += 1) {
      portals.pass(2 * 3_600_000)
      await portals.round()
    }
    expect(await portals.check(id)).toMatchObject({ result: 'error', log: [{ problem: 'NOT_REACHED' }] })
    portals.olx.fail({ status: 429, retryAfter: 900 })
    await publish(id)
    await portals.round()
    portals.pass(10 * 60_000)
    const before = portals.olx.calls.length
    await portals.round()
    expect(portals.olx.calls.length).toBe(before)
    portals.pass(6 * 60_000)
    await portals.round()
    expect((await portals.check(id)).result).toBe('inserted')
  })

  test('an advert whose answer was lost is not sent twice, and is known again by what the portal tells', async () => {
    await forgetOthers()
    const id = await portals.addReady()
    const posts = () => portals.olx.calls.filter((each) => each === 'POST /advert/v1').length
    const before = posts()
    portals.olx.loseAnswers(1)
    await publish(id)
    await portals.round()
    portals.pass(60_000)
    await portals.round()
    expect(posts()).toBe(before + 1)
    for (const each of portals.olx.settle()) await portals.tell(each)
    await portals.round()
    expect(await portals.check(id)).toMatchObject({ result: 'success', export: { uuid: expect.any(String) } })

    const silent = await portals.addReady()
    portals.olx.loseAnswers(1)
    await publish(silent)
    await portals.round()
    portals.pass(16 * 60_000)
    await portals.round()
    expect(await portals.check(silent)).toMatchObject({
      result: 'error',
      log: [{ problem: 'OUTCOME_UNKNOWN' }],
    })
    expect(posts()).toBe(before + 2)
  })

  test('however many need a token that has ended, it is refreshed once; without consent work stops until there is', async () => {
    const ids = [await portals.addReady(), await portals.addReady(), await portals.addReady()]
    const refreshes = () => portals.olx.calls.filter((each) => each.includes('/oauth/')).length
    for (const id of ids) await publish(id)
    await portals.settled()
    const before = refreshes()
    portals.olx.consent.expire()
    portals.pass(2 * 3_600_000)
    await database
      .db()
      .updateTable('portal_exports')
      .set({ due_at: portals.house.now().toISOString() })
      .where('property_id', 'in', ids)
      .execute()
    await Promise.all([portals.round(), portals.round(), portals.round()])
    expect(refreshes()).toBe(before + 1)

    portals.olx.consent.revoke()
    const id = await portals.addReady()
    await publish(id)
    await portals.round()
    expect(await portals.check(id)).toMatchObject({
      result: 'error',
      log: [{ problem: 'NEEDS_AUTHORIZATION' }],
    })
    const { accounts } = await portals.admin('portals.accounts')
    expect(accounts.find((each) => each.place === place)).toMatchObject({ state: 'consent_again' })
    await portals.connect()
    await portals.round()
    expect((await portals.check(id)).result).toBe('inserted')
  })

  test('work is done once however many processes look for it', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => portals.addReady()))
    const posts = () => portals.olx.calls.filter((each) => each === 'POST /advert/v1').length
    const before = posts()
    await portals.call('portals.exportProperties', { body: { properties: ids, place, url: '/' } })
    await Promise.all(Array.from({ length: 6 }, () => portals.round()))
    expect(posts()).toBe(before + ids.length)
  })

  test('tokens are kept sealed, and forgotten when the account is disconnected', async () => {
    const { tokens } = await database
      .db()
      .selectFrom('portal_accounts')
      .select('tokens')
      .where('place', '=', place)
      .executeTakeFirstOrThrow()
    expect(tokens).toMatch(/^1\.[\w-]+$/)
    expect(tokens).not.toContain('access')
    await portals.admin('portals.disconnect', { params: { place } })
    expect(await refusalOf(portals.call('portals.accounts'))).toMatchObject({
      code: 'UNAUTHORIZED',
      status: 403,
    })
    const id = await portals.addReady()
    expect(await refusalOf(publish(id))).toMatchObject({ code: 'PORTAL_NOT_CONNECTED' })
    await portals.connect()
  })

  test.each([
    '//evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    '/x/..//evil.example',
    '/\\evil.example',
    `${origin}.evil.example/`,
  ])('a portal never sends anybody on to %s', async (url) => {
    expect(await refusalOf(portals.admin('portals.authorize', { query: { url } }))).toMatchObject({
      code: 'MISSING',
      fields: { url: 'url' },
    })
  })

  test('sharing gives links and what the page should say, and none for what is private', async () => {
    const search = { youtube_id: null, website: 'agencia.pt/rio', listing_id: null, lifestyles_id: [] }
    const id = await portals.addReady({ search })
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
