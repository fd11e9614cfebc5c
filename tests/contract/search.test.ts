import {
  insertAgent,
  addDevelopment,
  insertDistrict,
  insertKeyItem,
  addProperty,
  findTagId,
  textsWithTitle,
} from './portfolio.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { type TestApp, openTestApp } from './test-app.ts'

eachDatabase((database) => {
  let client: TestClient
  let testApp: TestApp
  let administrator: { token: string }
  const search = (q: string, options: { limit?: number; language?: string; token?: string } = {}) =>
    client.call('search.find', {
      query: { q, limit: options.limit ?? 5 },
      language: options.language ?? 'pt',
      token: options.token ?? client.token,
    })
  const findReferences = async (q: string) => (await search(q)).properties.map(({ reference }) => reference)

  beforeAll(async () => {
    client = await createTestClient(database)
    testApp = await openTestApp(database)
    administrator = await testApp.addAccount({ name: 'Graça Lobão', email: 'graca@agencia.pt' })
    const db = database.db()
    const type = await insertKeyItem(db, 'types', 'Apartment', 'Apartamento')
    const add = (reference: string, pt: string) =>
      addProperty(client, type, { reference, i18n: textsWithTitle(`House ${reference}`, pt) })
    await add('SOL-10', 'Moradia em Sintra')
    const archived = await add('SOL-100', 'Quinta da Conceição')
    await client.call('properties.archive', { params: { id: archived } })
    await add('SOL-101', 'Casa 50%_desconto')
    const sold = await add('AX-SOL-10', 'Palacete')
    await db
      .updateTable('properties')
      .set({ tag_id: await findTagId(db, 'sold') })
      .where('id', '=', sold)
      .execute()
    await add('BX-7', 'Loja')
    await db
      .updateTable('properties')
      .set({
        political: 'São Vicente',
        concelho: 'Lisboa',
        search_text: 'bx-7\nloja house bx-7\nsao vicente lisboa',
      })
      .where('reference', '=', 'BX-7')
      .execute()
    await addDevelopment(client, {
      i18n: textsWithTitle('Dunes of Comporta', 'Dunas da Comporta'),
      condo_where: 'Praia do Carvalhal',
    })
    await insertAgent(db, 'Mónica', 'Sá', { email: 'monica@agencia.pt' })
    await insertDistrict(db, 'Lisbon', 'Lisboa')
    await client.call('services.add', {
      body: {
        title: { en: 'Appraisal', pt: 'Avaliação' },
        slug: { en: '', pt: '' },
        description: { en: '', pt: '' },
      },
    })
    await client.call('inbox.receive', {
      body: {
        label: 'Book Visit',
        subject: 'Visita ao Sábado',
        text: 'Segredo que ninguém procura',
        name: 'Óscar Prata',
        email: 'oscar@example.pt',
        consent_text: 'Aceito.',
      },
    })
  })

  test('ranks exact references first, then prefixes (archived last), then other matches', async () => {
    expect(await findReferences('sol-10')).toEqual(['SOL-10', 'SOL-101', 'SOL-100', 'AX-SOL-10'])
    const best = await search('sol-10', { limit: 1 })
    expect(best.properties).toHaveLength(1)
    expect(best.totals).toMatchObject({ agents: 0, users: 0 })
  })

  test('returns the same totals as the lists for the same search', async () => {
    const fetchListTotals = async (search: string) => {
      const { token } = administrator
      const [properties, condominiums, agents, districts, services, messages, users] = await Promise.all([
        client.call('properties.list', { query: { filter: { search } } }),
        client.call('condominiums.list', { query: { filter: { search } } }),
        client.call('agents.list', { query: { filter: { search } } }),
        client.call('districts.list', { query: { filter: { search } } }),
        client.call('services.list', { query: { filter: { search } } }),
        client.call('inbox.list', { query: { filter: { search } } }),
        client.call('users.list', { query: { filter: { search } }, token }),
      ])
      return {
        properties: properties.total,
        condominiums: condominiums.total,
        agents: agents.total,
        districts: districts.total,
        services: services.total,
        messages: messages.totalInbox,
        users: users.total,
      }
    }
    const fetchSearchTotals = async (q: string) => (await search(q, { token: administrator.token })).totals
    // Four properties match, but the totals leave out an archived and a sold one.
    expect(await fetchSearchTotals('sol-10')).toMatchObject({ properties: 2 })
    expect(await fetchSearchTotals('comporta praia')).toMatchObject({ condominiums: 1 })
    for (const q of [
      'sol-10',
      'lisboa',
      'moradia sintra',
      'vicente loja',
      'comporta praia',
      'sa monica',
      'oscar visita',
      'lobao graca',
    ])
      expect([q, await fetchListTotals(q)]).toEqual([q, await fetchSearchTotals(q)])
  })

  test('matches words in titles and places regardless of case, accents and order', async () => {
    expect(await findReferences('CONCEICAO quinta')).toEqual(['SOL-100'])
    expect(await findReferences('são vicente')).toEqual(['BX-7'])
    expect((await search('COMPORTA dunas')).condominiums).toMatchObject([{ title: 'Dunas da Comporta' }])
    expect((await search('dunas', { language: 'en' })).condominiums).toMatchObject([
      { title: 'Dunes of Comporta' },
    ])
    expect((await search('sa monica')).agents).toMatchObject([{ first_name: 'Mónica', last_name: 'Sá' }])
    expect((await search('lisbon')).districts).toMatchObject([{ name: 'Lisboa' }])
    expect((await search('avaliacao')).services).toMatchObject([{ title: 'Avaliação' }])
  })

  test('ignores all words after the eighth', async () => {
    expect(await findReferences('quinta q u i n t a a inexistente')).toEqual(await findReferences('quinta'))
    expect(await findReferences('quinta q u i n t a inexistente')).toEqual([])
  })

  test('matches pattern characters literally', async () => {
    expect(await findReferences('50%_d')).toEqual(['SOL-101'])
    expect(await findReferences('%')).toEqual(['SOL-101'])
    expect(await findReferences('sol_10')).toEqual([])
    expect(await findReferences("'; drop table properties; --")).toEqual([])
    expect(await findReferences('´')).toEqual([])
  })

  test('returns the state of each record', async () => {
    const { properties } = await search('sol-10')
    const byReference = new Map(properties.map((property) => [property.reference, property]))
    expect(byReference.get('SOL-100')).toMatchObject({ archived: 1, tag_kind: null })
    expect(byReference.get('AX-SOL-10')).toMatchObject({ archived: 0, tag_kind: 'sold', tag: 'vendido' })
  })

  test('searches messages by subject and sender, not by content', async () => {
    const hit = { subject: 'Visita ao Sábado', sender: 'Óscar Prata', read_at: null, archived_at: null }
    expect((await search('sabado')).messages).toMatchObject([hit])
    expect((await search('oscar visita')).messages).toMatchObject([hit])
    expect((await search('segredo')).messages).toEqual([])
  })

  test('returns users to administrators only', async () => {
    expect((await search('graca')).users).toEqual([])
    expect((await search('graca', { token: administrator.token })).users).toMatchObject([
      { name: 'Graça Lobão', role: 'Administrator' },
    ])
  })

  test('rejects empty queries, long queries and large limits, and returns 401 without a session', async () => {
    const filterError = { code: 'ERROR_WITH_FILTER', status: 400 }
    expect(await errorOf(search('  '))).toMatchObject(filterError)
    expect(await errorOf(search('x'.repeat(101)))).toMatchObject(filterError)
    expect(await errorOf(search('x', { limit: 21 }))).toMatchObject(filterError)
    expect(await errorOf(search('x', { token: '' }))).toMatchObject({ status: 401 })
  })

  test('returns the cover of each hit', async () => {
    const [hit] = (await search('sol-101')).properties
    await database
      .db()
      .insertInto('media')
      .values({
        location: 'properties',
        owner_id: hit?.id ?? 0,
        file: 'house.webp',
        extension: 'webp',
        width: 1600,
        height: 1200,
        card: 'house-card.webp',
        size: 1,
        cover: 1,
        plant: 0,
        created_at: '2026-03-01T09:00:00.000Z',
      })
      .execute()
    expect((await search('sol-101')).properties[0]?.cover).toMatchObject({ file: 'house.webp', cover: 1 })
  })
})
