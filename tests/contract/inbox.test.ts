import type { Body } from '#contract/endpoint.ts'
import type { inbox } from '#contract/inbox.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf, type CallOptions } from './test-client.ts'
import type { Mail } from '../../agency-api/mail/open.ts'
import { sendDueMails } from '../../agency-api/mail/worker.ts'
import { afterQuery } from './after-query.ts'
import { readMails } from './mailbox.ts'
import { insertAgent, insertKeyItem, addProperty, textsWithTitle } from './portfolio.ts'

type Input = Body<typeof inbox.receive>

const visit: Input = {
  label: 'Book Visit',
  subject: 'Saturday?',
  text: 'Could we see it on Saturday?',
  name: 'Rui Évora',
  email: 'rui@example.pt',
  consent_text: 'I agree that my data is used to answer this request.',
}

eachDatabase((database) => {
  let testClient: TestClient
  let flatType: number
  let senderCount = 0

  beforeAll(async () => {
    testClient = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    await database.db().deleteFrom('messages').execute()
    await database.db().deleteFrom('login_attempts').execute()
  })

  const list = async (
    filter: NonNullable<CallOptions<'inbox.list'>['query']>['filter'] = {},
    overrides = {},
  ) => testClient.call('inbox.list', { query: { filter, ...overrides } })
  const receive = async (overrides: Partial<Input> = {}) => {
    senderCount += 1
    await testClient.call('inbox.receive', {
      token: undefined,
      clientAddress: `203.0.113.${senderCount % 250}`,
      body: { ...visit, ...overrides },
    })
    const row = await database
      .db()
      .selectFrom('messages')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst()
    return Number(row?.id)
  }
  const get = async (id: number, language = 'en') =>
    (await testClient.call('inbox.get', { params: { id }, language })).message
  const countUnread = async () => (await testClient.call('inbox.unread', {})).unread

  test('stores a message without its property if that is deleted at the same time', async () => {
    const propertyId = await addProperty(testClient, flatType, { reference: 'GONE-1' })
    afterQuery(database.db(), 'from "properties"', () =>
      testClient.call('properties.remove', { params: { id: propertyId } }),
    )
    const id = await receive({ reference: 'GONE-1' })
    expect(await get(id)).toMatchObject({ title: visit.subject, property: null })
  })

  test("stores a visitor's message as unread with the consent text and time", async () => {
    const id = await receive({ phone: '+351 912 345 678', language: 'fr', text: '<b>Hello</b>\n&amp; bye' })
    const message = await get(id)
    expect(message).toMatchObject({
      timer: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      body: { subject: 'Saturday?', text: '<b>Hello</b>\n&amp; bye' },
      sender: { name: 'Rui Évora', email: 'rui@example.pt', phone: '+351 912 345 678' },
      from: 'rui@example.pt',
      to: null,
      label: 'Book Visit',
      title: 'Saturday?',
      agent: null,
      property: null,
      language: 'fr',
      read_at: null,
      archived_at: null,
      consent_text: visit.consent_text,
      replies: [],
    })
    expect(message.consent_at).toBe(message.timer)
    expect(await countUnread()).toBe(1)
  })

  test('assigns a message about a property to its agent and drops an unknown reference', async () => {
    const agent_id = await insertAgent(database.db(), 'Inês', 'Caldeira', { email: 'ines@example.pt' })
    const property = await addProperty(testClient, flatType, {
      reference: 'MSG-1',
      agent_id,
      i18n: textsWithTitle('Home', 'Casa'),
    })
    const message = await get(await receive({ reference: 'msg-1' }), 'pt')
    expect(message).toMatchObject({
      property: { id: property, reference: 'MSG-1', title: 'Casa' },
      title: 'Casa',
      agent: { id: agent_id, first_name: 'Inês' },
      to: 'ines@example.pt',
    })
    expect((await get(await receive({ reference: 'NO-SUCH' }))).property).toBeNull()
  })

  test('rejects an incomplete form field by field, and an unknown label', async () => {
    const refused = await errorOf(
      testClient.call('inbox.receive', {
        token: undefined,
        body: { ...visit, text: ' ', email: 'rui@', consent_text: '' },
      }),
    )
    expect(refused.fields).toEqual({ text: 'required', email: 'email', consent_text: 'required' })
    const response = await testClient.app.request('/api/v1/public/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visit, label: 'Spam' }),
    })
    expect(response.status).toBe(422)
    expect((await list()).totalInbox).toBe(0)
  })

  test('limits messages to five an hour per e-mail address and twenty per client', async () => {
    for (let sent = 0; sent < 5; sent += 1) await receive()
    expect(await errorOf(receive())).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
    await database.db().deleteFrom('login_attempts').execute()
    const clientAddress = '198.51.100.99'
    const receiveFrom = (email: string) =>
      testClient.call('inbox.receive', { token: undefined, clientAddress, body: { ...visit, email } })
    for (let sent = 0; sent < 20; sent += 1) await receiveFrom(`visitor-${sent}@example.pt`)
    expect(await errorOf(receiveFrom('another@example.pt'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await list()).totalInbox).toBe(25)
  })

  test('lists newest first and filters by label, agents, unread, unanswered and text', async () => {
    const db = database.db()
    const ana = await insertAgent(db, 'Ana', 'Sá')
    const rui = await insertAgent(db, 'Rui', 'Paz')
    const first = await receive({ email: 'a@example.pt', name: 'João Évora' })
    const second = await receive({ email: 'b@example.pt', label: 'Work with me', text: '100% yours' })
    const third = await receive({ email: 'c@example.pt', subject: 'Vinha' })
    for (const [index, id] of [first, second, third].entries())
      await db
        .updateTable('messages')
        .set({ received_at: `2026-03-0${index + 1}T09:00:00.000Z` })
        .where('id', '=', id)
        .execute()
    await testClient.call('inbox.assign', { params: { id: first }, body: { agent_id: ana } })
    await testClient.call('inbox.assign', { params: { id: second }, body: { agent_id: rui } })
    await testClient.call('inbox.markRead', { params: { id: third }, body: { read: 1 } })
    const listIds = async (...args: Parameters<typeof list>) =>
      (await list(...args)).inbox.map(({ id }) => id)
    expect(await listIds()).toEqual([third, second, first])
    expect(await listIds({}, { order: 1 })).toEqual([first, second, third])
    expect(await listIds({}, { limit: 2, page: 2 })).toEqual([first])
    expect(await listIds({ label: 'Work with me' })).toEqual([second])
    expect(await listIds({ agents: [ana, rui] })).toEqual([second, first])
    expect(await listIds({ agents: [ana, 0] })).toEqual([third, first])
    expect(await listIds({ unread: 1 })).toEqual([second, first])
    expect(await listIds({ unread: 0 })).toEqual([third])
    expect(await listIds({ search: 'joao evora' })).toEqual([first])
    expect(await listIds({ search: 'C@EXAMPLE' })).toEqual([third])
    expect(await listIds({ search: '100%' })).toEqual([second])
    expect(await listIds({ search: 'vinha', label: 'Work with me' })).toEqual([])
    expect(await countUnread()).toBe(2)
    await testClient.call('inbox.reply', { params: { id: second }, body: { subject: 'Re', text: 'Hi' } })
    expect(await listIds({ unanswered: 1 })).toEqual([third, first])
  })

  test('marks read and unread, archives and unarchives; archived messages are not counted as unread', async () => {
    const id = await receive()
    const response = await testClient.request('inbox.markRead', { params: { id }, body: { read: 1 } })
    expect(response.status).toBe(202)
    expect((await get(id)).read_at).not.toBeNull()
    await testClient.call('inbox.markRead', { params: { id }, body: { read: 0 } })
    expect(await countUnread()).toBe(1)
    await testClient.call('inbox.archive', { params: { id }, body: { archived: 1 } })
    expect([await countUnread(), (await list()).totalInbox]).toEqual([0, 0])
    expect((await list({ state: 'archived' })).inbox).toMatchObject([{ id }])
    await testClient.call('inbox.archive', { params: { id }, body: { archived: 0 } })
    expect((await list()).totalInbox).toBe(1)
    for (const request of [
      () => testClient.call('inbox.get', { params: { id: 4711 } }),
      () => testClient.call('inbox.markRead', { params: { id: 4711 }, body: { read: 1 } }),
      () => testClient.call('inbox.archive', { params: { id: 4711 }, body: { archived: 1 } }),
      () => testClient.call('inbox.assign', { params: { id: 4711 }, body: { agent_id: null } }),
      () => testClient.call('inbox.remove', { params: { id: 4711 } }),
      () => testClient.call('inbox.reply', { params: { id: 4711 }, body: { subject: 'Re', text: 'Hi' } }),
    ])
      expect(await errorOf(request())).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  test('assigns and unassigns an existing agent only', async () => {
    const id = await receive()
    const agent_id = await insertAgent(database.db(), 'Ana', 'Sá', { email: 'ana@example.pt' })
    await testClient.call('inbox.assign', { params: { id }, body: { agent_id } })
    expect(await get(id)).toMatchObject({ agent: { id: agent_id }, to: 'ana@example.pt' })
    await testClient.call('inbox.assign', { params: { id }, body: { agent_id: null } })
    expect((await get(id)).agent).toBeNull()
    const nobody = testClient.call('inbox.assign', { params: { id }, body: { agent_id: 4711 } })
    expect(await errorOf(nobody)).toMatchObject({ code: 'MISSING', fields: { agent_id: 'invalid' } })
  })

  test('limits the number of replies to a message', async () => {
    const id = await receive()
    const reply = () =>
      testClient.call('inbox.reply', { params: { id }, body: { subject: 'Re', text: 'Hi' } })
    for (let n = 0; n < 20; n += 1) await reply()
    expect(await errorOf(reply())).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })

  test('mails a reply to the sender, stores it, and sets Reply-To to the agent', async () => {
    const agent_id = await insertAgent(database.db(), 'Ana', 'Sá', { email: 'ana.sa@example.pt' })
    const id = await receive({ email: 'lia@example.pt' })
    await testClient.call('inbox.assign', { params: { id }, body: { agent_id } })
    const response = await testClient.request('inbox.reply', {
      params: { id },
      body: { subject: 'Re: Saturday?\r\nBcc: all@example.pt', text: 'Yes, at 11.\nAna' },
    })
    expect(response.status).toBe(201)
    expect(readMails(database.dataDir, 'lia@example.pt')).toEqual([])
    expect((await get(id)).replies).toMatchObject([{ delivery: 'waiting' }])
    await sendDueMails(testClient.context)
    const [mail] = readMails(database.dataDir, 'lia@example.pt')
    expect(mail?.subject).toBe('Re: Saturday? Bcc: all@example.pt')
    expect(mail?.source).toContain('Reply-To: ana.sa@example.pt')
    expect(mail?.source).toContain('Yes, at 11.')
    expect(mail?.source).not.toMatch(/^Bcc:/m)
    const message = await get(id)
    expect(message.replies).toMatchObject([
      { author: expect.any(String), text: 'Yes, at 11.\nAna', delivery: 'sent' },
    ])
    expect(message.read_at).not.toBeNull()
    expect((await list()).inbox).toMatchObject([{ replies_count: 1 }])
  })

  test('sends one mail for repeated replies with one idempotency key', async () => {
    const id = await receive({ email: 'once@example.pt' })
    const headers = { 'idempotency-key': 'reply-pressed-thrice' }
    const body = { subject: 'Re', text: 'Hi' }
    const send = () => testClient.request('inbox.reply', { params: { id }, body, headers })
    const responses = await Promise.all([send(), send(), send()])
    responses.push(await send())
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    await Promise.all([sendDueMails(testClient.context), sendDueMails(testClient.context)])
    expect(readMails(database.dataDir, 'once@example.pt')).toHaveLength(1)
    expect((await get(id)).replies).toHaveLength(1)
  })

  test('retries a temporarily rejected mail, and marks a permanently rejected one as failed', async () => {
    let now = Date.now() + 60_000
    const refusals = [new Error('connection refused'), new Error('connection refused')]
    const sent: string[] = []
    const send = (mail: Mail) => {
      const refusal = refusals.shift()
      if (refusal !== undefined) return Promise.reject(refusal)
      sent.push(mail.to)
      return Promise.resolve()
    }
    const context = { ...testClient.context, mail: { send }, now: () => new Date(now) }
    const id = await receive({ email: 'later@example.pt' })
    const reply = () =>
      testClient.call('inbox.reply', { params: { id }, body: { subject: 'Re', text: 'Hi' } })
    await reply()
    for (const seconds of [0, 29, 1, 59, 1]) {
      expect([seconds, sent]).toEqual([seconds, []])
      now += seconds * 1000
      await sendDueMails(context)
    }
    expect(sent).toEqual(['later@example.pt'])

    await reply()
    refusals.push(Object.assign(new Error('550 no such mailbox'), { responseCode: 550 }))
    await sendDueMails(context)
    now += 3_600_000
    await sendDueMails(context)
    expect(sent).toHaveLength(1)
    expect((await get(id)).replies).toMatchObject([{ delivery: 'sent' }, { delivery: 'failed' }])
  })

  test('deletes the replies of an erased message, queued mails and stored responses included', async () => {
    await database.db().deleteFrom('mail_queue').execute()
    const [erased, remaining] = [await receive({ email: 'erased@example.pt' }), await receive()]
    const reply = (id: number) =>
      testClient.request('inbox.reply', {
        params: { id },
        body: { subject: 'Re', text: `Private reply to ${id}` },
        headers: { 'idempotency-key': `reply-to-${id}-${database.name}` },
      })
    for (const id of [erased, erased, remaining]) expect((await reply(id)).status).toBe(201)
    expect((await testClient.request('inbox.remove', { params: { id: erased } })).status).toBe(200)
    expect(await errorOf(get(erased))).toMatchObject({ status: 404 })
    const rows = JSON.stringify([
      await database.db().selectFrom('message_replies').selectAll().execute(),
      await database.db().selectFrom('mail_queue').selectAll().execute(),
      await database.db().selectFrom('answered_calls').selectAll().execute(),
    ])
    expect(rows.match(new RegExp(`Private reply to ${erased}|erased@example`, 'g'))).toBeNull()
    expect(rows.match(new RegExp(`Private reply to ${remaining}`, 'g'))).toHaveLength(3)
    await sendDueMails(testClient.context)
    expect(readMails(database.dataDir, 'erased@example.pt')).toEqual([])
    expect((await reply(erased)).status).toBe(404)
    expect((await reply(remaining)).status).toBe(201)
    expect((await get(remaining)).replies).toHaveLength(1)
  })
})
