import type { Body } from '#contract/endpoint.ts'
import type { agents } from '#contract/agents.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { fileOf, gif, jpeg, opaquePng, phonePhoto, readWebpSize, jpegOfSize } from './photos.ts'
import {
  insertAgent,
  insertDistrict,
  insertKeyItem,
  addProperty,
  insertDevelopment,
  textsWithTitle,
} from './portfolio.ts'

type Input = Body<typeof agents.add>

const ines: Input = {
  first_name: ' Inês ',
  last_name: 'Caldeira',
  role: { en: 'Rentals', pt: 'Arrendamentos' },
  email: 'INES@example.pt',
  phone: '+351 912 345 678',
  description: { en: 'Finds tenants.', pt: 'Encontra inquilinos.' },
}

eachDatabase((database) => {
  let client: TestClient
  let flatType: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })

  const add = async (overrides: Partial<Input> = {}) => {
    const { agent_id } = await client.call('agents.add', { body: { ...ines, ...overrides } })
    return agent_id ?? 0
  }
  const get = async (id: number) => (await client.call('agents.get', { params: { id } })).agent
  const listFiles = async (id: number) =>
    (await client.context.media.list(`agents/${id}`)).map(({ path }) => path)

  test('trims an agent’s fields, and returns a cleared e-mail address, phone or role as null', async () => {
    const id = await add({ email: ' INES@example.pt ' })
    expect(await get(id)).toEqual({
      ...ines,
      id,
      first_name: 'Inês',
      email: 'ines@example.pt',
      avatar: null,
      total_properties: 0,
      total_condominiums: 0,
    })
    const response = await client.request('agents.update', {
      params: { id },
      body: { ...ines, last_name: '', email: '', phone: '', role: { en: '', pt: '' } },
    })
    expect(response.status).toBe(202)
    expect(await get(id)).toMatchObject({ last_name: '', email: null, phone: null, role: null })
  })

  test('requires only the first name, and validates the e-mail address', async () => {
    const empty = { first_name: ' ', last_name: '', role: ines.role, description: ines.description }
    expect(await errorOf(client.call('agents.add', { body: empty }))).toEqual({
      code: 'IS_EMPTY',
      status: 422,
      fields: { first_name: 'required' },
    })
    expect(await errorOf(add({ email: 'ines@' }))).toMatchObject({
      code: 'EMAIL_IS_NOT_VALID',
      fields: { email: 'email' },
    })
    expect(await errorOf(client.call('agents.update', { params: { id: 4711 }, body: ines }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('crops an avatar to 200 px square, serves it, and replaces or removes it', async () => {
    const id = await add({ avatar: fileOf(await phonePhoto()) })
    const { avatar } = await get(id)
    expect(await listFiles(id)).toEqual([`agents/${id}/${avatar}`])
    const response = await client.app.request(`/media/agents/${id}/${avatar}`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(readWebpSize(Buffer.from(await response.arrayBuffer()))).toEqual({ width: 200, height: 200 })

    const save = (image: Input['avatar']) =>
      client.call('agents.update', { params: { id }, body: { ...ines, avatar: image } })
    await save(avatar)
    expect((await get(id)).avatar).toBe(avatar)
    await save(undefined)
    expect((await get(id)).avatar).toBe(avatar)
    await save('../../users/1/secret.webp')
    expect((await get(id)).avatar).toBe(avatar)
    await save(fileOf(await opaquePng(), 'avatar.png', 'image/png'))
    const replacement = (await get(id)).avatar
    expect(replacement).not.toBe(avatar)
    expect(await listFiles(id)).toEqual([`agents/${id}/${replacement}`])
    await save(null)
    expect((await get(id)).avatar).toBeNull()
    expect(await listFiles(id)).toEqual([])
  })

  test('rejects an invalid avatar or a stale version, and stores no file', async () => {
    const id = await add({ avatar: fileOf(await jpeg()) })
    const stored = await listFiles(id)
    const saveError = (avatar: File) =>
      errorOf(client.call('agents.update', { params: { id }, body: { ...ines, avatar } }))
    expect(await saveError(fileOf(await gif()))).toMatchObject({
      code: 'FILE_TYPE_NOT_ALLOWED',
      fields: { avatar: 'FILE_TYPE_NOT_ALLOWED' },
    })
    expect(await saveError(fileOf(await gif(), 'avatar.gif', 'image/gif'))).toMatchObject({
      fields: { avatar: 'FILE_TYPE_NOT_ALLOWED' },
      status: 415,
    })
    expect(await saveError(fileOf((await phonePhoto()).subarray(0, 9000)))).toMatchObject({
      code: 'FILE_UNREADABLE',
    })
    expect(await saveError(fileOf(await jpegOfSize(2_000_000)))).toMatchObject({
      code: 'FILE_TOO_LARGE',
      fields: { avatar: 'file' },
    })
    const stale = await client.request('agents.update', {
      params: { id },
      body: { ...ines, avatar: fileOf(await jpeg()) },
      headers: { 'if-match': '"no-such-version-of-this"' },
    })
    expect(stale.status).toBe(412)
    expect(await listFiles(id)).toEqual(stored)
  })

  test('returns 412 for a stale version; related records do not change the version', async () => {
    const id = await add()
    const fetchEtag = async () =>
      (await client.request('agents.get', { params: { id } })).headers.get('etag') ?? ''
    const etag = await fetchEtag()
    await addProperty(client, flatType, { agent_id: id })
    expect(await fetchEtag()).toBe(etag)
    const save = (phone: string) =>
      client.request('agents.update', {
        params: { id },
        body: { ...ines, phone },
        headers: { 'if-match': etag },
      })
    const first = await save('1')
    expect([first.status, first.headers.get('etag')]).toEqual([202, await fetchEtag()])
    const second = await save('2')
    expect([second.status, second.headers.get('etag')]).toEqual([412, await fetchEtag()])
    expect((await get(id)).phone).toBe('1')
  })

  test("lists the agent's portfolio in the requested language, archived last", async () => {
    const db = database.db()
    const id = await add()
    const district_id = await insertDistrict(db, 'Lisbon', 'Lisboa')
    const links = { agent_id: id, district_id }
    const archivedHome = await addProperty(client, flatType, { ...links, reference: 'A-1', archived: 1 })
    const home = await addProperty(client, flatType, {
      ...links,
      reference: 'B-2',
      i18n: textsWithTitle('Home', 'Casa'),
    })
    const dunes = await insertDevelopment(db, 'Dunes', 'Dunas', { agent_id: id })
    await client.call('properties.uploadMedia', {
      params: { id: home },
      body: { file: fileOf(await jpeg()) },
    })
    const { properties, condominiums } = await client.call('agents.portfolio', {
      params: { id },
      language: 'pt',
    })
    expect(properties).toMatchObject([
      { id: home, reference: 'B-2', title: 'Casa', district: 'Lisboa', price: 385_000, cover: { cover: 1 } },
      { id: archivedHome, archived: 1, cover: null },
    ])
    expect(condominiums).toMatchObject([{ id: dunes, title: 'Dunas', archived: 0 }])
    expect(await errorOf(client.call('agents.portfolio', { params: { id: 4711 } }))).toMatchObject({
      status: 404,
    })
  })

  test('refuses to delete an agent with properties or developments; deletes others with their avatar', async () => {
    const db = database.db()
    const id = await add({ avatar: fileOf(await jpeg()) })
    const property = await addProperty(client, flatType, { agent_id: id })
    const development = await insertDevelopment(db, 'Dunes', 'Dunas', { agent_id: id })
    const refused = await client.request('agents.remove', { params: { id } })
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { errors: { msg: 'AGENT_IN_USE', params: { properties: 1, condominiums: 1 } } },
    ])
    await db.updateTable('properties').set({ agent_id: null }).where('id', '=', property).execute()
    expect(await errorOf(client.call('agents.remove', { params: { id } }))).toMatchObject({ status: 409 })
    await db.deleteFrom('condominiums').where('id', '=', development).execute()
    await client.call('agents.remove', { params: { id } })
    expect(await listFiles(id)).toEqual([])
    expect(await errorOf(client.call('agents.remove', { params: { id } }))).toMatchObject({ status: 404 })
  })

  test('hands everything over to a successor, and deletes the agent', async () => {
    const db = database.db()
    const formerAgent = await add({ avatar: fileOf(await jpeg()) })
    const successor = await insertAgent(db, 'Ana', 'Sá')
    await addProperty(client, flatType, { agent_id: formerAgent })
    await addProperty(client, flatType, { agent_id: formerAgent, archived: 1 })
    await insertDevelopment(db, 'Dunes', 'Dunas', { agent_id: formerAgent })
    await db
      .insertInto('messages')
      .values({
        label: 'Book Visit',
        subject: 'Visit',
        text: 'Saturday?',
        sender_name: 'Rui',
        sender_email: 'rui@example.pt',
        agent_id: formerAgent,
        received_at: '2026-03-01T09:00:00.000Z',
      })
      .execute()
    const handOver = (agent_id: number) =>
      client.call('agents.handOver', { params: { id: formerAgent }, body: { agent_id } })
    for (const invalidId of [4711, formerAgent])
      expect(await errorOf(handOver(invalidId))).toMatchObject({
        code: 'MISSING',
        fields: { agent_id: 'invalid' },
      })
    expect(await get(formerAgent)).toMatchObject({ total_properties: 2, total_condominiums: 1 })
    await handOver(successor)
    expect(await get(successor)).toMatchObject({ total_properties: 2, total_condominiums: 1 })
    const messages = await db.selectFrom('messages').select('agent_id').execute()
    expect(messages).toEqual([{ agent_id: successor }])
    expect(await errorOf(get(formerAgent))).toMatchObject({ status: 404 })
    expect(await listFiles(formerAgent)).toEqual([])
    expect(await errorOf(handOver(successor))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('transfers the records of an agent who stays', async () => {
    const db = database.db()
    const fromAgent = await add({ avatar: fileOf(await jpeg()) })
    const toAgent = await insertAgent(db, 'Ana', 'Sá')
    await addProperty(client, flatType, { agent_id: fromAgent })
    await insertDevelopment(db, 'Dunes', 'Dunas', { agent_id: fromAgent })
    const transfer = (agent_id: number, id = fromAgent) =>
      client.call('agents.transfer', { params: { id }, body: { agent_id } })
    for (const invalidId of [4711, fromAgent])
      expect(await errorOf(transfer(invalidId))).toMatchObject({
        code: 'MISSING',
        fields: { agent_id: 'invalid' },
      })
    expect(await errorOf(transfer(toAgent, 4711))).toMatchObject({ code: 'NOT_FOUND' })
    await transfer(toAgent)
    expect(await get(toAgent)).toMatchObject({ total_properties: 1, total_condominiums: 1 })
    expect(await get(fromAgent)).toMatchObject({ total_properties: 0, total_condominiums: 0 })
    expect(await listFiles(fromAgent)).not.toEqual([])
  })
})
