import { eachDatabase } from './databases.ts'
import { refusalOf } from './desk.ts'
import { followEvents } from '../../agency-api/portals/events.ts'
import type { Notification } from '../portals/olx/portal.ts'
import { openPortals, type Portals, segment } from './portals-desk.ts'

const place = 'imovirtual' as const
const secret = 618_233

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
    await portals.connect()
  })
  afterAll(() => portals.close())
  /** Nothing of the tests before is waited for any more. */
  beforeEach(() => database.db().updateTable('portal_exports').set({ due_at: null }).execute())

  const publish = (id: number) =>
    portals.call('portals.exportProperties', { body: { properties: [id], place, url: '/properties' } })
  const settle = async (fate: Parameters<typeof portals.olx.settle>[0] = {}) => {
    for (const each of portals.olx.settle(fate)) await portals.tell(each)
    await portals.round()
  }
  async function online(form: Parameters<Portals['addReady']>[0] = { price: secret }) {
    const id = await portals.addReady(form)
    await publish(id)
    await portals.round()
    await settle()
    const { export: shown, result } = await portals.check(id)
    expect(result).toBe('success')
    return { id, uuid: shown?.uuid ?? '' }
  }
  const takeNotice = async (told: Notification) => {
    await portals.tell(told)
    await followEvents(portals.house)
  }
  const change = (id: number, to: Record<string, unknown>) =>
    database.db().updateTable('properties').set(to).where('id', '=', id).execute()
  const calls = (method: string, uuid: string) =>
    portals.olx.calls.filter((each) => each.startsWith(`${method} /advert/v1/${uuid}`)).length
  const board = async (id: number) => {
    const { rows } = await portals.call('portals.board', { query: { itemsPerPage: 100 } })
    return rows.find(({ property_id }) => property_id === id)?.exports[0]
  }

  test('a hidden price that the advert cannot be sent with takes the advert down, and says why', async () => {
    const { id, uuid } = await online()
    await change(id, { hide_price: 1, title_pt: 'x' })
    await portals.round()
    expect(calls('DELETE', uuid)).toBe(1)
    expect(await portals.check(id)).toMatchObject({ result: 'waiting', export: { wanted: 'withdrawn' } })
    await settle()
    const { result, log } = await portals.check(id)
    expect(result).toBe('error')
    expect(log.map(({ problem }) => problem)).toEqual(['TAKEN_DOWN', 'TITLE_LENGTH'])
    // Mended, it can be published again, and hides what it should.
    await change(id, { title_pt: 'Apartamento junto ao rio' })
    await publish(id)
    await portals.round()
    expect([...portals.olx.adverts.values()].at(-1)?.payload).toMatchObject({ price: { value: 0 } })
  })

  test.each(['at once', 'later'])('hiding that the portal refuses %s takes the advert down', async (when) => {
    const { id, uuid } = await online()
    await change(id, { radius: 500 })
    if (when === 'at once') portals.olx.fail({ status: 422 })
    await portals.round()
    if (when === 'later') await settle({ refused: { title: 'Anúncio inválido' } })
    expect(calls('DELETE', uuid)).toBe(1)
    await settle()
    expect(await portals.check(id)).toMatchObject({
      result: 'error',
      export: { uuid: null, url: null },
      log: [{ problem: 'TAKEN_DOWN' }, {}],
    })
  })

  test('what must be hidden is sent although the portal has found fault with the advert, and for as long as it takes', async () => {
    const { id, uuid } = await online()
    await portals.tell(portals.olx.change(uuid, 'moderated'))
    await portals.round()
    await change(id, { hide_price: 1 })
    portals.olx.fail(...Array.from({ length: 10 }, () => ({ status: 503 })))
    for (let n = 0; n < 11; n += 1) {
      await portals.round()
      portals.pass(2 * 3_600_000)
    }
    expect(portals.olx.adverts.get(uuid)?.payload).toMatchObject({ price: { value: 0 } })
  })

  test('a price hidden from idealista, which has no way to hide it, takes it out of the feed', async () => {
    const [id, other] = [await portals.addReady(), await portals.addReady()]
    const at = 'idealista' as const
    await portals.call('portals.exportProperties', { body: { properties: [id, other], place: at, url: '/' } })
    await portals.round()
    portals.pass(1000)
    await change(id, { hide_price: 1 })
    await portals.round()
    portals.pass(1000)
    const { accounts } = await portals.admin('portals.accounts')
    const address = accounts.find((each) => each.place === at)?.feed_url ?? ''
    const file = await (await portals.app.request(new URL(address).pathname)).text()
    expect(file).not.toContain(`"propertyCode":"${id}"`)
    expect(await portals.check(id, at)).toMatchObject({
      result: 'error',
      log: [{ problem: 'TAKEN_DOWN' }, { problem: 'HIDE_PRICE_UNSUPPORTED' }],
    })
  })

  test('what was changed waits for Update, whatever the portal tells meanwhile', async () => {
    const { id, uuid } = await online()
    await change(id, { price_cents: 1_000_000, title_pt: 'x' })
    await portals.tell(portals.olx.change(uuid, 'active'))
    await portals.round()
    expect(calls('PUT', uuid)).toBe(0)
    expect(await portals.check(id)).toMatchObject({
      result: 'success',
      export: { changed: ['price', 'title'] },
    })
  })

  test('an advert that has run out is brought back when it is published again, with what changed', async () => {
    const { id, uuid } = await online()
    await portals.tell(portals.olx.change(uuid, 'outdated'))
    await portals.round()
    expect((await portals.check(id)).result).toBe('error')
    expect(calls('POST', uuid)).toBe(0)
    await change(id, { price_cents: 50_000_000 })
    await publish(id)
    await portals.round()
    expect([calls('PUT', uuid), calls('POST', uuid)]).toEqual([1, 1])
    expect(await portals.check(id)).toMatchObject({ result: 'inserted', export: { url: null } })
    await settle()
    expect((await portals.check(id)).result).toBe('success')

    portals.pass(1000)
    await portals.tell(portals.olx.change(uuid, 'outdated'))
    await portals.round()
    await publish(id)
    await portals.round()
    await settle({ refused: { title: 'Sem pacote' } })
    expect(await portals.check(id)).toMatchObject({ result: 'error', log: [{ problem: 'Sem pacote' }] })
    expect([calls('PUT', uuid), calls('POST', uuid)]).toEqual([1, 2])
  })

  test('a removal that the portal refuses, forgets or cannot be reached for is not given up', async () => {
    const { id, uuid } = await online()
    await portals.call('properties.remove', { params: { id } })
    await portals.round()
    await settle({ refused: { title: 'Agora não' } })
    expect(await board(id)).toMatchObject({
      state: 'error',
      rows: [{ problem: 'Agora não', action: 'remove' }],
    })
    portals.pass(2 * 3_600_000)
    await portals.round()
    expect(calls('DELETE', uuid)).toBe(2)
    // It says that it is active, as if it had never been asked.
    const kept = portals.olx.adverts.get(uuid)
    Object.assign(kept ?? {}, { last_action_status: 'POSTED' })
    portals.olx.queue.splice(0)
    portals.pass(2 * 3_600_000)
    await portals.round()
    expect(await board(id)).toMatchObject({ wanted: 'withdrawn', state: 'waiting', url: null })
    portals.olx.fail(...Array.from({ length: 9 }, () => ({ status: 503 })))
    for (let n = 0; n < 10; n += 1) {
      portals.pass(2 * 3_600_000)
      await portals.round()
    }
    expect(calls('DELETE', uuid)).toBeGreaterThan(2)
    portals.pass(2 * 3_600_000)
    await settle()
    portals.pass(2 * 3_600_000)
    await portals.round()
    expect(await board(id)).toBeUndefined()
  })

  test('what never got to a portal is not shown once its property is gone', async () => {
    const id = await portals.addReady({ living_area: null })
    await publish(id)
    expect(await board(id)).toMatchObject({ state: 'error' })
    await portals.call('properties.remove', { params: { id } })
    await portals.round()
    expect(await board(id)).toBeUndefined()
    portals.pass(3 * 24 * 3_600_000)
    await portals.round()
    const left = database
      .db()
      .selectFrom('portal_exports')
      .select('id')
      .where('property_id', '=', id)
      .execute()
    expect(await left).toEqual([])
  })

  test('an answer that was lost is not waited for once a person has looked', async () => {
    const id = await portals.addReady()
    portals.olx.loseAnswers(1)
    await publish(id)
    await portals.round()
    portals.olx.queue.splice(0)
    await portals.call('properties.archive', { params: { id } })
    await portals.round()
    portals.pass(16 * 60_000)
    await portals.round()
    expect(await board(id)).toMatchObject({ state: 'error', rows: [{ problem: 'OUTCOME_UNKNOWN' }] })
    await portals.call('portals.removeProperty', { params: { place, id, uuid: 'none', url: segment() } })
    await portals.round()
    expect(await board(id)).toBeUndefined()
  })

  test('an advert that one part of the portal does not know yet is not forgotten, nor stranded', async () => {
    const id = await portals.addReady()
    await publish(id)
    await portals.round()
    const [uuid = '', kept] = [...portals.olx.adverts].at(-1) ?? []
    portals.olx.adverts.delete(uuid)
    portals.pass(3 * 60_000)
    expect(await portals.check(id)).toMatchObject({ result: 'inserted', export: { uuid } })
    // It is withdrawn before the portal knows it, and turns up all the same.
    await portals.call('properties.remove', { params: { id } })
    await portals.round()
    expect(await board(id)).toBeUndefined()
    if (kept !== undefined) portals.olx.adverts.set(uuid, kept)
    const told = portals.olx.settle()
    // The portal is busy when its notice is followed.
    portals.olx.fail({ status: 503 })
    for (const each of told) await portals.tell(each)
    await portals.round()
    await portals.round()
    expect(calls('DELETE', uuid)).toBe(2)
    expect(await board(id)).toMatchObject({ wanted: 'withdrawn', state: 'waiting' })
    await settle()
    expect(await board(id)).toBeUndefined()
  })

  test('what happens while the portal is being asked is asked for again', async () => {
    const { id, uuid } = await online()
    await portals.tell(portals.olx.change(uuid, 'active'))
    // It has answered, and the answer is on its way to us.
    portals.olx.afterNext(async () => {
      portals.pass(1000)
      await takeNotice(portals.olx.change(uuid, 'moderated'))
    })
    await portals.round()
    await portals.round()
    expect((await portals.check(id)).result).toBe('error')
  })

  test('a portal that refuses even a fresh token is connected anew, and work goes on', async () => {
    const id = await portals.addReady()
    const account = async () =>
      (await portals.admin('portals.accounts')).accounts.find((each) => each.place === place)
    portals.olx.refuseTokens(true)
    await publish(id)
    await portals.round()
    expect((await portals.check(id)).result).toBe('error')
    expect((await account())?.state).toBe('consent_again')
    portals.olx.refuseTokens(false)
    await portals.connect()
    await portals.round()
    expect((await portals.check(id)).result).toBe('inserted')
    expect((await account())?.state).toBe('connected')
  })

  test('a clock that is ahead does not make what follows look old', async () => {
    const { id, uuid } = await online()
    const ahead = portals.house.now().getTime() + 9 * 60_000
    await portals.tell({ ...portals.olx.change(uuid, 'active'), event_timestamp: ahead })
    await portals.round()
    portals.pass(1000)
    await portals.tell(portals.olx.change(uuid, 'moderated'))
    await portals.round()
    expect((await portals.check(id)).result).toBe('error')
  })

  test('the history tells what went to a portal and off it, and not what was refused', async () => {
    const [id, refused] = [await portals.addReady(), await portals.addReady({ living_area: null })]
    await publish(id)
    await publish(refused)
    await portals.round()
    const uuid = (await portals.check(id)).export?.uuid ?? ''
    await portals.call('portals.removeProperty', { params: { place, id, uuid, url: segment() } })
    const lines = await database
      .db()
      .selectFrom('activity')
      .select(['action', 'title_en'])
      .where('noun', '=', 'portals')
      .where('record_id', 'in', [id, refused])
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { action: 'exported', title_en: 'Flat by the river · imovirtual' },
      { action: 'changed', title_en: 'Flat by the river · imovirtual' },
    ])
    const connected = database.db().selectFrom('activity').select('actor_id').where('title_en', '=', place)
    expect((await connected.execute()).some(({ actor_id }) => actor_id !== null)).toBe(true)
  })

  test('a word that is a day old is asked for again by whoever looks at it', async () => {
    const { id, uuid } = await online()
    portals.olx.change(uuid, 'removed_by_moderator')
    expect((await portals.check(id)).result).toBe('success')
    portals.pass(25 * 3_600_000)
    expect(await portals.check(id)).toMatchObject({ result: 'error', export: { url: null } })
    expect(
      await refusalOf(portals.call('portals.checkInsertion', { params: { place, id: 999_999 } })),
    ).toMatchObject({ code: 'NOT_FOUND' })
  })
})
