import type { Body } from '#contract/endpoint.ts'
import type { inbox } from '#contract/inbox.ts'
import { eachDatabase } from './databases.ts'
import { errorOf, type CallOptions } from './test-client.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import { insertAgent, insertKeyItem, createPropertyForm } from './portfolio.ts'

type Input = Body<typeof inbox.receive>
type Filter = NonNullable<NonNullable<CallOptions<'contacts.list'>['query']>['filter']>

const visit: Input = {
  label: 'Book Visit',
  subject: 'Saturday?',
  text: 'Could we see it on Saturday?',
  name: 'Rui Évora',
  email: 'rui@example.pt',
  consent_text: 'I agree.',
}

eachDatabase((database) => {
  let testApp: TestApp
  let token: string
  let agentId: number
  let senderCount = 0

  beforeAll(async () => {
    testApp = await openTestApp(database)
    ;({ token } = await testApp.addAccount({ role: 'Administrator' }))
    agentId = await insertAgent(database.db(), 'Inês', 'Caldeira')
    const type_id = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
    await testApp.call('properties.add', {
      token,
      body: createPropertyForm(type_id, { reference: 'CON-1', agent_id: agentId }),
    })
  })
  beforeEach(async () => {
    await database.db().deleteFrom('messages').execute()
    await database.db().deleteFrom('login_attempts').execute()
  })

  const receive = async (received_at: string, overrides: Partial<Input> = {}) => {
    senderCount += 1
    await testApp.call('inbox.receive', {
      clientAddress: `203.0.113.${senderCount % 250}`,
      body: { ...visit, ...overrides },
    })
    const db = database.db()
    const { id } = await db
      .updateTable('messages')
      .set({ received_at, consent_at: received_at })
      .where(
        'id',
        '=',
        db.selectFrom('messages').select((eb) => eb.fn.max('id').as('id')),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const list = (filter: Filter = {}, overrides = {}) =>
    testApp.call('contacts.list', { token, query: { filter, ...overrides } })
  const download = async (filter: Filter = {}) =>
    (await testApp.call('contacts.download', { token, query: { filter } })).data.csv_contacts
  const listEmails = async (filter: Filter = {}) => (await download(filter)).map(({ email }) => email)

  test('merges messages of one sender with their latest details and all requested references', async () => {
    await receive('2026-03-01T10:00:00.000Z', { reference: 'CON-1', phone: '+351 912 345 678' })
    await receive('2026-03-09T10:00:00.000Z', {
      name: 'Rui É. Paz',
      email: 'RUI@example.pt',
      label: 'Sell with us',
    })
    await receive('2026-03-05T10:00:00.000Z', { email: 'eva@example.pt', name: 'Eva', language: 'fr' })
    const downloaded = await download()
    expect(downloaded).toEqual([
      {
        email: 'rui@example.pt',
        name: 'Rui É. Paz',
        phone: '+351 912 345 678',
        language: 'pt',
        agent: 'Inês Caldeira',
        labels: ['Sell with us', 'Book Visit'],
        properties: ['CON-1'],
        messages: 2,
        first_at: '2026-03-01T10:00:00.000Z',
        last_at: '2026-03-09T10:00:00.000Z',
        consent_at: '2026-03-09T10:00:00.000Z',
        consent_text: 'I agree.',
      },
      expect.objectContaining({ email: 'eva@example.pt', language: 'fr', messages: 1, agent: null }),
    ])
    expect(await list()).toEqual({ contacts: downloaded, total: 2 })
    expect(await list({}, { limit: 1, page: 2 })).toEqual({ contacts: downloaded.slice(1), total: 2 })
  })

  test('filters by label, agent, language, consent, archive and days in Lisbon', async () => {
    const db = database.db()
    await receive('2026-07-01T22:59:00.000Z', { email: 'june@example.pt' })
    await receive('2026-07-01T23:01:00.000Z', { email: 'july@example.pt', label: 'Zoom us' })
    const english = await receive('2026-07-10T12:00:00.000Z', { email: 'en@example.pt', language: 'en' })
    const archived = await receive('2026-07-11T12:00:00.000Z', {
      email: 'old@example.pt',
      reference: 'CON-1',
    })
    await db.updateTable('messages').set({ consent_at: null }).where('id', '=', english).execute()
    await testApp.call('inbox.archive', { token, params: { id: archived }, body: { archived: 1 } })
    expect(await listEmails()).toEqual(['old', 'en', 'july', 'june'].map((name) => `${name}@example.pt`))
    expect(await listEmails({ from: '2026-07-02', to: '2026-07-02' })).toEqual(['july@example.pt'])
    expect(await listEmails({ to: '2026-07-01' })).toEqual(['june@example.pt'])
    expect(await listEmails({ labels: ['Zoom us', 'Work with me'] })).toEqual(['july@example.pt'])
    expect(await listEmails({ agents: [agentId] })).toEqual(['old@example.pt'])
    expect(await listEmails({ agents: [agentId, 0] })).toHaveLength(4)
    expect(await listEmails({ language: 'en' })).toEqual(['en@example.pt'])
    expect(await listEmails({ consent: 0 })).toEqual(['en@example.pt'])
    expect(await listEmails({ consent: 1, archived: 1 })).toEqual(['old@example.pt'])
    expect((await list({ archived: 0 })).total).toBe(3)
    expect(await errorOf(list({ from: '2026-07-02', to: '2026-07-01' }))).toMatchObject({
      code: 'ERROR_WITH_FILTER',
    })
    expect(await errorOf(list({ from: 'yesterday' }))).toMatchObject({ code: 'ERROR_WITH_FILTER' })
  })

  test('removes a contact when their only message is erased', async () => {
    const id = await receive('2026-03-01T10:00:00.000Z')
    await testApp.call('inbox.remove', { token, params: { id } })
    expect(await listEmails()).toEqual([])
    expect(await list()).toEqual({ contacts: [], total: 0 })
  })

  test('records each download with user, filters and count, but not previews', async () => {
    await receive('2026-03-01T10:00:00.000Z')
    await receive('2026-03-02T10:00:00.000Z', { email: 'eva@example.pt', language: 'en' })
    const listDownloads = async () =>
      (await testApp.call('activity.agency', { token, query: { filter: { noun: 'contacts' } } })).activity
    const before = (await listDownloads()).length
    await list()
    await download({ language: 'en' })
    const after = await listDownloads()
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({
      action: 'exported',
      amount: 1,
      actor: { name: 'Ana Sá' },
      changes: [{ field: 'filter', after: { language: 'en' } }],
    })
  })

  test('limits downloads of an Administrator to 30 per hour', async () => {
    for (let time = 0; time < 30; time += 1) await download()
    expect(await errorOf(download())).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
    const otherAdministrator = await testApp.addAccount({ role: 'Administrator' })
    expect((await testApp.request('contacts.download', { token: otherAdministrator.token })).status).toBe(200)
  })
})
