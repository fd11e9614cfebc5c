import type { Body } from '#contract/endpoint.ts'
import type { inbox } from '#contract/inbox.ts'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf, type Sent } from './desk.ts'
import type { Mail } from '../../agency-api/mail/mailer.ts'
import { sendDueMails } from '../../agency-api/mail/worker.ts'
import { letters } from './mailbox.ts'
import { addAgent, addKey, addProperty, titled } from './portfolio.ts'

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
  let desk: Desk
  let flat: number
  let client = 0

  beforeAll(async () => {
    desk = await openDesk(database)
    flat = await addKey(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    await database.db().deleteFrom('messages').execute()
    await database.db().deleteFrom('login_attempts').execute()
  })

  const list = async (filter: NonNullable<Sent<'inbox.list'>['query']>['filter'] = {}, more = {}) =>
    desk.call('inbox.list', { query: { filter, ...more } })
  /** Comes in from the public website, each time from another visitor; answers its id. */
  const receive = async (more: Partial<Input> = {}) => {
    client += 1
    await desk.call('inbox.receive', {
      token: undefined,
      from: `203.0.113.${client % 250}`,
      body: { ...visit, ...more },
    })
    const row = await database
      .db()
      .selectFrom('messages')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst()
    return Number(row?.id)
  }
  const get = async (id: number, language = 'en') =>
    (await desk.call('inbox.get', { params: { id }, language })).message
  const unread = async () => (await desk.call('inbox.unread', {})).unread

  test('what a visitor writes comes in unread, with the words and the time of the consent', async () => {
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
    expect(await unread()).toBe(1)
  })

  test('a message about a property goes to its agent; an unknown reference is left out', async () => {
    const agent_id = await addAgent(database.db(), 'Inês', 'Caldeira', { email: 'ines@example.pt' })
    const property = await addProperty(desk, flat, {
      reference: 'MSG-1',
      agent_id,
      i18n: titled('Home', 'Casa'),
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

  test('a form that is not filled in is refused field by field, and so is another label', async () => {
    const refused = await refusalOf(
      desk.call('inbox.receive', {
        token: undefined,
        body: { ...visit, text: ' ', email: 'rui@', consent_text: '' },
      }),
    )
    expect(refused.fields).toEqual({ text: 'required', email: 'email', consent_text: 'required' })
    const asked = await desk.app.request('/api/v1/public/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visit, label: 'Spam' }),
    })
    expect(asked.status).toBe(422)
    expect((await list()).totalInbox).toBe(0)
  })

  test('nobody floods the inbox: five an hour from an address, twenty from a client', async () => {
    for (let sent = 0; sent < 5; sent += 1) await receive()
    expect(await refusalOf(receive())).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
    await database.db().deleteFrom('login_attempts').execute()
    const from = '198.51.100.99'
    const write = (email: string) =>
      desk.call('inbox.receive', { token: undefined, from, body: { ...visit, email } })
    for (let sent = 0; sent < 20; sent += 1) await write(`visitor-${sent}@example.pt`)
    expect(await refusalOf(write('another@example.pt'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await list()).totalInbox).toBe(25)
  })

  test('newest first, page by page, by label, by several agents, unread and by what was typed', async () => {
    const db = database.db()
    const ana = await addAgent(db, 'Ana', 'Sá')
    const rui = await addAgent(db, 'Rui', 'Paz')
    const first = await receive({ email: 'a@example.pt', name: 'João Évora' })
    const second = await receive({ email: 'b@example.pt', label: 'Work with me', text: '100% yours' })
    const third = await receive({ email: 'c@example.pt', subject: 'Vinha' })
    for (const [at, id] of [first, second, third].entries())
      await db
        .updateTable('messages')
        .set({ received_at: `2026-03-0${at + 1}T09:00:00.000Z` })
        .where('id', '=', id)
        .execute()
    await desk.call('inbox.assign', { params: { id: first }, body: { agent_id: ana } })
    await desk.call('inbox.assign', { params: { id: second }, body: { agent_id: rui } })
    await desk.call('inbox.markRead', { params: { id: third }, body: { read: 1 } })
    const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).inbox.map(({ id }) => id)
    expect(await ids()).toEqual([third, second, first])
    expect(await ids({}, { order: 1 })).toEqual([first, second, third])
    expect(await ids({}, { limit: 2, page: 2 })).toEqual([first])
    expect(await ids({ label: 'Work with me' })).toEqual([second])
    expect(await ids({ agents: [ana, rui] })).toEqual([second, first])
    expect(await ids({ agents: [ana, 0] })).toEqual([third, first])
    expect(await ids({ unread: 1 })).toEqual([second, first])
    expect(await ids({ unread: 0 })).toEqual([third])
    expect(await ids({ search: 'joao evora' })).toEqual([first])
    expect(await ids({ search: 'C@EXAMPLE' })).toEqual([third])
    expect(await ids({ search: '100%' })).toEqual([second])
    expect(await ids({ search: 'vinha', label: 'Work with me' })).toEqual([])
    expect(await unread()).toBe(2)
  })

  test('read and unread, archived and brought back; what is archived is not waited for', async () => {
    const id = await receive()
    const answer = await desk.ask('inbox.markRead', { params: { id }, body: { read: 1 } })
    expect(answer.status).toBe(202)
    expect((await get(id)).read_at).not.toBeNull()
    await desk.call('inbox.markRead', { params: { id }, body: { read: 0 } })
    expect(await unread()).toBe(1)
    await desk.call('inbox.archive', { params: { id }, body: { archived: 1 } })
    expect([await unread(), (await list()).totalInbox]).toEqual([0, 0])
    expect((await list({ state: 'archived' })).inbox).toMatchObject([{ id }])
    await desk.call('inbox.archive', { params: { id }, body: { archived: 0 } })
    expect((await list()).totalInbox).toBe(1)
    for (const gone of [
      () => desk.call('inbox.get', { params: { id: 4711 } }),
      () => desk.call('inbox.markRead', { params: { id: 4711 }, body: { read: 1 } }),
      () => desk.call('inbox.archive', { params: { id: 4711 }, body: { archived: 1 } }),
      () => desk.call('inbox.assign', { params: { id: 4711 }, body: { agent_id: null } }),
      () => desk.call('inbox.remove', { params: { id: 4711 } }),
      () => desk.call('inbox.reply', { params: { id: 4711 }, body: { subject: 'Re', text: 'Hi' } }),
    ])
      expect(await refusalOf(gone())).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  test('an agent takes a message and gives it back; one who is not there cannot', async () => {
    const id = await receive()
    const agent_id = await addAgent(database.db(), 'Ana', 'Sá', { email: 'ana@example.pt' })
    await desk.call('inbox.assign', { params: { id }, body: { agent_id } })
    expect(await get(id)).toMatchObject({ agent: { id: agent_id }, to: 'ana@example.pt' })
    await desk.call('inbox.assign', { params: { id }, body: { agent_id: null } })
    expect((await get(id)).agent).toBeNull()
    const nobody = desk.call('inbox.assign', { params: { id }, body: { agent_id: 4711 } })
    expect(await refusalOf(nobody)).toMatchObject({ code: 'MISSING', fields: { agent_id: 'invalid' } })
  })

  test('an answer is mailed to the sender, kept with the message, and answers to it go to the agent', async () => {
    const agent_id = await addAgent(database.db(), 'Ana', 'Sá', { email: 'ana.sa@example.pt' })
    const id = await receive({ email: 'lia@example.pt' })
    await desk.call('inbox.assign', { params: { id }, body: { agent_id } })
    const answer = await desk.ask('inbox.reply', {
      params: { id },
      body: { subject: 'Re: Saturday?\r\nBcc: all@example.pt', text: 'Yes, at 11.\nAna' },
    })
    expect(answer.status).toBe(201)
    expect(letters(database.dataDir, 'lia@example.pt')).toEqual([])
    expect((await get(id)).replies).toMatchObject([{ delivery: 'waiting' }])
    await sendDueMails(desk.house)
    const [letter] = letters(database.dataDir, 'lia@example.pt')
    expect(letter?.subject).toBe('Re: Saturday? Bcc: all@example.pt')
    expect(letter?.whole).toContain('Reply-To: ana.sa@example.pt')
    expect(letter?.whole).toContain('Yes, at 11.')
    expect(letter?.whole).not.toMatch(/^Bcc:/m)
    const message = await get(id)
    expect(message.replies).toMatchObject([
      { author: expect.any(String), text: 'Yes, at 11.\nAna', delivery: 'sent' },
    ])
    expect(message.read_at).not.toBeNull()
    expect((await list()).inbox).toMatchObject([{ replies_count: 1 }])
  })

  test('three equal replies under one key are one reply and one mail', async () => {
    const id = await receive({ email: 'once@example.pt' })
    const headers = { 'idempotency-key': 'reply-pressed-thrice' }
    const body = { subject: 'Re', text: 'Hi' }
    const send = () => desk.ask('inbox.reply', { params: { id }, body, headers })
    const responses = await Promise.all([send(), send(), send()])
    responses.push(await send())
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    await Promise.all([sendDueMails(desk.house), sendDueMails(desk.house)])
    expect(letters(database.dataDir, 'once@example.pt')).toHaveLength(1)
    expect((await get(id)).replies).toHaveLength(1)
  })

  test('a mail that the server does not take is sent later; one that it refuses for good is marked', async () => {
    let now = Date.now() + 60_000
    const refusals = [new Error('connection refused'), new Error('connection refused')]
    const sent: string[] = []
    const send = (mail: Mail) => {
      const refusal = refusals.shift()
      if (refusal !== undefined) return Promise.reject(refusal)
      sent.push(mail.to)
      return Promise.resolve()
    }
    const house = { ...desk.house, mail: { send }, now: () => new Date(now) }
    const id = await receive({ email: 'later@example.pt' })
    const reply = () => desk.call('inbox.reply', { params: { id }, body: { subject: 'Re', text: 'Hi' } })
    await reply()
    for (const seconds of [0, 29, 1, 59, 1]) {
      expect([seconds, sent]).toEqual([seconds, []])
      now += seconds * 1000
      await sendDueMails(house)
    }
    expect(sent).toEqual(['later@example.pt'])

    await reply()
    refusals.push(Object.assign(new Error('550 no such mailbox'), { responseCode: 550 }))
    await sendDueMails(house)
    now += 3_600_000
    await sendDueMails(house)
    expect(sent).toHaveLength(1)
    expect((await get(id)).replies).toMatchObject([{ delivery: 'sent' }, { delivery: 'failed' }])
  })

  test('what is erased is gone with its replies', async () => {
    const id = await receive()
    await desk.call('inbox.reply', { params: { id }, body: { subject: 'Re', text: 'Hi' } })
    expect((await desk.ask('inbox.remove', { params: { id } })).status).toBe(200)
    expect(await refusalOf(get(id))).toMatchObject({ status: 404 })
    expect(await database.db().selectFrom('message_replies').selectAll().execute()).toEqual([])
  })

  test('only who is signed in reads the inbox', async () => {
    for (const asked of [
      () => desk.call('inbox.list', { token: '' }),
      () => desk.call('inbox.unread', { token: '' }),
      () => desk.call('inbox.get', { token: '', params: { id: 1 } }),
    ])
      expect(await refusalOf(asked())).toMatchObject({ status: 401 })
  })
})
