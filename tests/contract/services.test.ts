import { sanitizeText } from '../../agency-api/rich-text.ts'
import { normalizeInput } from '../../agency-api/search-text.ts'
import { attacks } from './attacks.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf, type CallOptions } from './test-client.ts'

type Body = NonNullable<CallOptions<'services.add'>['body']>

const toTexts = (en: string, pt: string) => ({ en, pt })
const createForm = (en: string, pt: string, overrides: Partial<Body> = {}): Body => ({
  title: toTexts(en, pt),
  slug: toTexts('', ''),
  description: toTexts('<p>We sell.</p>', '<p>Vendemos.</p>'),
  ...overrides,
})

eachDatabase((database) => {
  let client: TestClient

  beforeAll(async () => {
    client = await createTestClient(database)
  })

  const add = async (body: Body) => (await client.call('services.add', { body })).service_id ?? 0
  const fetchService = async (id: number) => (await client.call('services.get', { params: { id } })).service

  test('lists services by title in the requested language; searches titles only, ignoring accents', async () => {
    await add(createForm('A home to sell', 'Vender a sua casa'))
    await add(createForm('Buying', 'Comprar'))
    await add(createForm('', 'Avaliação'))
    const listTitles = async (options: CallOptions<'services.list'>) =>
      (await client.call('services.list', options)).services.map(({ title }) => title.pt)
    expect(await listTitles({ language: 'pt' })).toEqual(['Avaliação', 'Comprar', 'Vender a sua casa'])
    expect(await listTitles({ language: 'en' })).toEqual(['Vender a sua casa', 'Avaliação', 'Comprar'])
    expect(await listTitles({ query: { filter: { search: 'avaliacao' } } })).toEqual(['Avaliação'])
    expect(await listTitles({ query: { filter: { search: 'vendemos' } } })).toEqual([])
    expect(await listTitles({ query: { sort: 'created_at', order: -1, limit: 1 } })).toEqual(['Avaliação'])
    expect((await client.call('services.list', { query: { limit: 1 } })).total).toBe(3)
  })

  test('returns the id as service_id and as district_id on creation, and generates the slug from the title', async () => {
    const response = await client.call('services.add', {
      body: createForm('Renting out', 'Arrendar é fácil'),
    })
    expect(response.district_id).toBe(response.service_id)
    expect(await fetchService(response.service_id ?? 0)).toMatchObject({
      _id: response.service_id,
      title: toTexts('Renting out', 'Arrendar é fácil'),
      slug: toTexts('renting-out', 'arrendar-e-facil'),
    })
  })

  test('appends a number to a generated slug that exists already, and rejects an existing slug that a user typed', async () => {
    const first = await add(createForm('Photography', 'Fotografia'))
    const second = await add(createForm('Photography', 'Fotografia'))
    expect((await fetchService(second)).slug).toEqual(toTexts('photography-2', 'fotografia-2'))
    const taken = createForm('Pictures', 'Imagens', { slug: toTexts('', 'fotografia') })
    const error = await errorOf(client.call('services.update', { params: { id: second }, body: taken }))
    expect(error).toMatchObject({ status: 409, fields: { 'slug[pt]': 'SLUG_ALREADY_EXISTS' } })
    const withOwnSlug = createForm('Pictures', 'Imagens', { slug: toTexts('photography', 'fotografia') })
    await client.call('services.update', { params: { id: first }, body: withOwnSlug })
    expect((await fetchService(first)).title.pt).toBe('Imagens')
  })

  test('requires a title in one language and rejects an invalid slug', async () => {
    expect(await errorOf(client.call('services.add', { body: createForm(' ', '') }))).toMatchObject({
      status: 422,
      fields: { 'title[pt]': 'oneLanguage' },
    })
    const slug = toTexts('Not a slug', '')
    expect(await errorOf(client.call('services.add', { body: createForm('A', '', { slug }) }))).toMatchObject(
      {
        fields: { 'slug[en]': 'invalid' },
      },
    )
  })

  test('returns 404 for a deleted service on read, save and delete', async () => {
    const params = { id: await add(createForm('Gone', 'Foi-se')) }
    await client.call('services.remove', { params })
    const calls = [
      () => client.call('services.get', { params }),
      () => client.call('services.update', { params, body: createForm('A', 'B') }),
      () => client.call('services.remove', { params }),
    ]
    for (const call of calls) expect(await errorOf(call())).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  test('returns empty website texts at first and saved ones afterwards; saving returns 200 for the services text and 201 for who-we-are', async () => {
    const description = toTexts('<p>What we do.</p>', '<p>O que fazemos.</p>')
    expect(await client.call('services.description')).toEqual({ service_description: toTexts('', '') })
    expect(await client.call('whoWeAre.get')).toEqual({ whoWeAre: { description: toTexts('', '') } })
    expect((await client.request('services.saveDescription', { body: { description } })).status).toBe(200)
    expect((await client.request('whoWeAre.update', { body: { description } })).status).toBe(201)
    expect(await client.call('services.description')).toEqual({ service_description: description })
    expect(await client.call('whoWeAre.get')).toEqual({ whoWeAre: { description } })
  })

  test('returns 412 for a stale version', async () => {
    const etagOf = (response: Response) => response.headers.get('etag') ?? ''
    const description = (text: string) => ({ description: toTexts(text, text) })
    const headers = { 'if-match': etagOf(await client.request('whoWeAre.get')) }
    const saved = await client.request('whoWeAre.update', { body: description('Mine'), headers })
    expect(etagOf(saved)).toBe(etagOf(await client.request('whoWeAre.get')))
    const stale = client.call('whoWeAre.update', { body: description('Theirs'), headers })
    expect(await errorOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })

    const params = { id: await add(createForm('Twice', 'Duas vezes')) }
    const serviceHeaders = { 'if-match': etagOf(await client.request('services.get', { params })) }
    await client.call('services.update', {
      params,
      body: createForm('Once', 'Uma vez'),
      headers: serviceHeaders,
    })
    const late = client.call('services.update', {
      params,
      body: createForm('Late', 'Tarde'),
      headers: serviceHeaders,
    })
    expect(await errorOf(late)).toMatchObject({ status: 412 })
  })

  test('sanitizes every text in both languages before storing it', async () => {
    const evil = toTexts(attacks.join('\n'), `<p>${attacks.join('</p><p>')}</p>`)
    const id = await add(createForm('Evil', 'Mau', { description: evil }))
    await client.call('services.saveDescription', { body: { description: evil } })
    await client.call('whoWeAre.update', { body: { description: evil } })
    const clean = toTexts(
      sanitizeText(String(normalizeInput(evil.en))),
      sanitizeText(String(normalizeInput(evil.pt))),
    )
    const stored = await database.db().selectFrom('services').selectAll().where('id', '=', id).execute()
    expect(stored).toEqual([expect.objectContaining({ description_en: clean.en, description_pt: clean.pt })])
    const texts = await database.db().selectFrom('texts').selectAll().execute()
    expect(texts.map(({ text_en, text_pt }) => toTexts(text_en, text_pt))).toEqual([clean, clean])
  })

  test('sanitizes stored texts from other sources when returning them', async () => {
    await database
      .db()
      .updateTable('texts')
      .set({ text_en: '<p>Old<script>alert(1)</script></p>', text_pt: 'Texto simples & antigo' })
      .where('name', '=', 'who-we-are')
      .execute()
    expect((await client.call('whoWeAre.get')).whoWeAre.description).toEqual(
      toTexts('<p>Old</p>', 'Texto simples & antigo'),
    )
  })
})
