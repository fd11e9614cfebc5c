import { addAgent, addDevelopment, addDistrict, addKey, addProperty, tagId, titled } from './portfolio.ts'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf } from './desk.ts'
import { type Office, openOffice } from './office.ts'

eachDatabase((database) => {
  let desk: Desk
  let office: Office
  let administrator: { token: string }
  const found = (q: string, more: { limit?: number; language?: string; token?: string } = {}) =>
    desk.call('search.find', {
      query: { q, limit: more.limit ?? 5 },
      language: more.language ?? 'pt',
      token: more.token ?? desk.token,
    })
  const references = async (q: string) => (await found(q)).properties.map(({ reference }) => reference)

  beforeAll(async () => {
    desk = await openDesk(database)
    office = await openOffice(database)
    administrator = await office.hire({ name: 'Graça Lobão', email: 'graca@agencia.pt' })
    const db = database.db()
    const type = await addKey(db, 'types', 'Apartment', 'Apartamento')
    const add = (reference: string, pt: string) =>
      addProperty(desk, type, { reference, i18n: titled(`House ${reference}`, pt) })
    await add('SOL-10', 'Moradia em Sintra')
    const archived = await add('SOL-100', 'Quinta da Conceição')
    await desk.call('properties.archive', { params: { id: archived } })
    await add('SOL-101', 'Casa 50%_desconto')
    const sold = await add('AX-SOL-10', 'Palacete')
    await db
      .updateTable('properties')
      .set({ tag_id: await tagId(db, 'sold') })
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
    await addDevelopment(desk, { i18n: titled('Dunes of Comporta', 'Dunas da Comporta') })
    await addAgent(db, 'Mónica', 'Sá', { email: 'monica@agencia.pt' })
    await addDistrict(db, 'Lisbon', 'Lisboa')
    await desk.call('services.add', {
      body: {
        title: { en: 'Appraisal', pt: 'Avaliação' },
        slug: { en: '', pt: '' },
        description: { en: '', pt: '' },
      },
    })
    await desk.call('inbox.receive', {
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

  test('a whole reference comes first, then those that begin so, the present before the archived, then the rest', async () => {
    expect(await references('sol-10')).toEqual(['SOL-10', 'SOL-101', 'SOL-100', 'AX-SOL-10'])
    const best = await found('sol-10', { limit: 1 })
    expect(best.properties).toHaveLength(1)
    expect(best.totals).toMatchObject({ properties: 4, agents: 0, users: 0 })
  })

  test('words are found whatever their case, accents and order, in titles and in places', async () => {
    expect(await references('CONCEICAO quinta')).toEqual(['SOL-100'])
    expect(await references('são vicente')).toEqual(['BX-7'])
    expect((await found('COMPORTA dunas')).condominiums).toMatchObject([{ title: 'Dunas da Comporta' }])
    expect((await found('dunas', { language: 'en' })).condominiums).toMatchObject([
      { title: 'Dunes of Comporta' },
    ])
    expect((await found('sa monica')).agents).toMatchObject([{ first_name: 'Mónica', last_name: 'Sá' }])
    expect((await found('lisbon')).districts).toMatchObject([{ name: 'Lisboa' }])
    expect((await found('avaliacao')).services).toMatchObject([{ title: 'Avaliação' }])
  })

  test('what stands for anything in a pattern stands for itself', async () => {
    expect(await references('50%_d')).toEqual(['SOL-101'])
    expect(await references('%')).toEqual(['SOL-101'])
    expect(await references('sol_10')).toEqual([])
    expect(await references("'; drop table properties; --")).toEqual([])
    expect(await references('´')).toEqual([])
  })

  test('a hit says what state its record is in', async () => {
    const { properties } = await found('sol-10')
    const byReference = new Map(properties.map((each) => [each.reference, each]))
    expect(byReference.get('SOL-100')).toMatchObject({ archived: 1, tag_kind: null })
    expect(byReference.get('AX-SOL-10')).toMatchObject({ archived: 0, tag_kind: 'sold', tag: 'vendido' })
  })

  test('messages are found by subject and sender, not by what was written', async () => {
    const hit = { subject: 'Visita ao Sábado', sender: 'Óscar Prata', read_at: null, archived_at: null }
    expect((await found('sabado')).messages).toMatchObject([hit])
    expect((await found('oscar visita')).messages).toMatchObject([hit])
    expect((await found('segredo')).messages).toEqual([])
  })

  test('system users are found by Administrators alone', async () => {
    expect((await found('graca')).users).toEqual([])
    expect((await found('graca', { token: administrator.token })).users).toMatchObject([
      { name: 'Graça Lobão', role: 'Administrator' },
    ])
  })

  test('nothing typed, too much, or too many asked for is refused; nobody is told without signing in', async () => {
    const refused = { code: 'ERROR_WITH_FILTER', status: 400 }
    expect(await refusalOf(found('  '))).toMatchObject(refused)
    expect(await refusalOf(found('x'.repeat(101)))).toMatchObject(refused)
    expect(await refusalOf(found('x', { limit: 21 }))).toMatchObject(refused)
    expect(await refusalOf(found('x', { token: '' }))).toMatchObject({ status: 401 })
  })

  test('a hit brings its cover', async () => {
    const [hit] = (await found('sol-101')).properties
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
    expect((await found('sol-101')).properties[0]?.cover).toMatchObject({ file: 'house.webp', cover: 1 })
  })
})
