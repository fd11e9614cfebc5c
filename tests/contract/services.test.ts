import { sanitizeText } from '../../agency-api/rich-text.ts'
import { cleaned } from '../../agency-api/plain-text.ts'
import { attacks } from './attacks.ts'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf, type Sent } from './desk.ts'

type Body = NonNullable<Sent<'services.add'>['body']>

const both = (en: string, pt: string) => ({ en, pt })
const input = (en: string, pt: string, more: Partial<Body> = {}): Body => ({
  title: both(en, pt),
  slug: both('', ''),
  description: both('<p>We sell.</p>', '<p>Vendemos.</p>'),
  ...more,
})

eachDatabase((database) => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openDesk(database)
  })

  const add = async (body: Body) => (await desk.call('services.add', { body })).service_id ?? 0
  const read = async (id: number) => (await desk.call('services.get', { params: { id } })).service

  test('services: by title in the language asked for, searched without accents', async () => {
    await add(input('Selling your home', 'Vender a sua casa'))
    await add(input('Buying', 'Comprar'))
    await add(input('', 'Avaliação'))
    const titles = async (sent: Sent<'services.list'>) =>
      (await desk.call('services.list', sent)).services.map(({ title }) => title.pt)
    expect(await titles({ language: 'pt' })).toEqual(['Avaliação', 'Comprar', 'Vender a sua casa'])
    expect(await titles({ language: 'en' })).toEqual(['Avaliação', 'Comprar', 'Vender a sua casa'])
    expect(await titles({ query: { filter: { search: 'avaliacao' } } })).toEqual(['Avaliação'])
    expect(await titles({ query: { filter: { search: 'strong' } } })).toEqual([])
    expect(await titles({ query: { sort: 'created_at', order: -1, limit: 1 } })).toEqual(['Avaliação'])
    expect((await desk.call('services.list', { query: { limit: 1 } })).total).toBe(3)
  })

  test('adding answers the id under both names; the record has id and _id, and a slug of its title', async () => {
    const answer = await desk.call('services.add', { body: input('Renting out', 'Arrendar é fácil') })
    expect(answer.district_id).toBe(answer.service_id)
    expect(await read(answer.service_id ?? 0)).toMatchObject({
      _id: answer.service_id,
      title: both('Renting out', 'Arrendar é fácil'),
      slug: both('renting-out', 'arrendar-e-facil'),
    })
  })

  test('a slug of the same title gets a number; one that was typed and is taken is refused at its field', async () => {
    const first = await add(input('Photography', 'Fotografia'))
    const second = await add(input('Photography', 'Fotografia'))
    expect((await read(second)).slug).toEqual(both('photography-2', 'fotografia-2'))
    const taken = input('Pictures', 'Imagens', { slug: both('', 'fotografia') })
    const refused = await refusalOf(desk.call('services.update', { params: { id: second }, body: taken }))
    expect(refused).toMatchObject({ status: 409, fields: { 'slug[pt]': 'SLUG_ALREADY_EXISTS' } })
    const own = input('Pictures', 'Imagens', { slug: both('photography', 'fotografia') })
    await desk.call('services.update', { params: { id: first }, body: own })
    expect((await read(first)).title.pt).toBe('Imagens')
  })

  test('a title in one language is enough, in none it is too little', async () => {
    expect(await refusalOf(desk.call('services.add', { body: input(' ', '') }))).toMatchObject({
      status: 422,
      fields: { 'title[pt]': 'required' },
    })
    const slug = both('Not a slug', '')
    expect(await refusalOf(desk.call('services.add', { body: input('A', '', { slug }) }))).toMatchObject({
      fields: { 'slug[en]': 'invalid' },
    })
  })

  test('a service that is gone is not there: to read, to save, to delete', async () => {
    const params = { id: await add(input('Gone', 'Foi-se')) }
    await desk.call('services.remove', { params })
    const calls = [
      () => desk.call('services.get', { params }),
      () => desk.call('services.update', { params, body: input('A', 'B') }),
      () => desk.call('services.remove', { params }),
    ]
    for (const call of calls)
      expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  test('the single texts: empty at first, saved with the status of their own', async () => {
    const description = both('<p>What we do.</p>', '<p>O que fazemos.</p>')
    expect(await desk.call('services.description')).toEqual({ service_description: both('', '') })
    expect(await desk.call('whoWeAre.get')).toEqual({ whoWeAre: { description: both('', '') } })
    expect((await desk.ask('services.saveDescription', { body: { description } })).status).toBe(200)
    expect((await desk.ask('whoWeAre.update', { body: { description } })).status).toBe(201)
    expect(await desk.call('services.description')).toEqual({ service_description: description })
    expect(await desk.call('whoWeAre.get')).toEqual({ whoWeAre: { description } })
  })

  test('two people at one text: the second to save is told', async () => {
    const tag = (answer: Response) => answer.headers.get('etag') ?? ''
    const description = (text: string) => ({ description: both(text, text) })
    const seen = tag(await desk.ask('whoWeAre.get'))
    const headers = { 'if-match': seen }
    const saved = await desk.ask('whoWeAre.update', { body: description('Mine'), headers })
    expect(tag(saved)).toBe(tag(await desk.ask('whoWeAre.get')))
    const stale = desk.call('whoWeAre.update', { body: description('Theirs'), headers })
    expect(await refusalOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })

    const params = { id: await add(input('Twice', 'Duas vezes')) }
    const service = { 'if-match': tag(await desk.ask('services.get', { params })) }
    await desk.call('services.update', { params, body: input('Once', 'Uma vez'), headers: service })
    const late = desk.call('services.update', { params, body: input('Late', 'Tarde'), headers: service })
    expect(await refusalOf(late)).toMatchObject({ status: 412 })
  })

  test('nothing that could run is stored, in either language of any of the texts', async () => {
    const evil = both(attacks.join('\n'), `<p>${attacks.join('</p><p>')}</p>`)
    const id = await add(input('Evil', 'Mau', { description: evil }))
    await desk.call('services.saveDescription', { body: { description: evil } })
    await desk.call('whoWeAre.update', { body: { description: evil } })
    const clean = both(sanitizeText(String(cleaned(evil.en))), sanitizeText(String(cleaned(evil.pt))))
    const stored = await database.db().selectFrom('services').selectAll().where('id', '=', id).execute()
    expect(stored).toEqual([expect.objectContaining({ description_en: clean.en, description_pt: clean.pt })])
    const texts = await database.db().selectFrom('texts').selectAll().execute()
    expect(texts.map(({ text_en, text_pt }) => both(text_en, text_pt))).toEqual([clean, clean])
  })

  test('what came into the database by another way is not given out as it is', async () => {
    await database
      .db()
      .updateTable('texts')
      .set({ text_en: '<p>Old<script>alert(1)</script></p>', text_pt: 'Texto simples & antigo' })
      .where('name', '=', 'who-we-are')
      .execute()
    expect((await desk.call('whoWeAre.get')).whoWeAre.description).toEqual(
      both('<p>Old</p>', 'Texto simples & antigo'),
    )
  })
})
