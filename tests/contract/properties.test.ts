import type { PropertiesQuery, QuickChange } from '#contract/properties.ts'
import type { z } from 'zod'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf } from './desk.ts'
import {
  addAgent,
  addCondominium,
  addDistrict,
  addKey,
  addProperty,
  close,
  form,
  tagId,
  titled,
} from './portfolio.ts'

eachDatabase((database) => {
  let desk: Desk
  let flat: number
  const general = async (id: number) => (await desk.call('properties.general', { params: { id } })).block

  beforeAll(async () => {
    desk = await openDesk(database)
    flat = await addKey(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    await database.db().deleteFrom('properties').execute()
  })

  describe('the form of a property', () => {
    test('what is saved is what is read', async () => {
      const db = database.db()
      const view = await addKey(db, 'features', 'Sea view', 'Vista mar')
      const sent = form(flat, {
        reference: 'cs-77',
        types: [flat],
        features_id: [view],
        search: {
          youtube_id: 'dQw4w9WgXcQ',
          website: 'https://example.pt/casa',
          listing_id: await addKey(db, 'listings', 'Luxury', 'Luxo'),
          lifestyles_id: [await addKey(db, 'lifestyles', 'Golf', 'Golfe')],
        },
        price: 1_250_000.5,
        gross_area: 212.35,
        lote_size: 1.2,
        lote_size_type: 'ha',
        floor: '3.º Esq.',
        fraction: 'F',
        year: 1934,
        elevator: 1,
        agent_id: await addAgent(db, 'Rui', 'Sá'),
        district_id: await addDistrict(db, 'Cascais', 'Cascais'),
        tag_id: await tagId(db, 'reserved'),
        condominium_id: await addCondominium(db, 'Dunes', 'Dunas'),
        highlighted: 1,
        collection: 1,
      })
      const { property_id } = await desk.call('properties.add', { body: sent })
      const read = await general(property_id)
      expect(read).toMatchObject({ ...sent, reference: 'CS-77' })
      expect(read).toMatchObject({ id: property_id, media_count: 0, cover: null, archived: 0 })
    })

    test('saving again replaces the links and marks the time', async () => {
      const pool = await addKey(database.db(), 'features', 'Pool', 'Piscina')
      const id = await addProperty(desk, flat, { features_id: [pool] })
      const before = await general(id)
      await desk.call('properties.update', {
        params: { id },
        body: form(flat, { price: 1, features_id: [] }),
      })
      const after = await general(id)
      expect(after).toMatchObject({ price: 1, features_id: [] })
      expect(after.updated_at >= before.updated_at).toBe(true)
      await desk.call('properties.saveGeneral', { params: { id }, body: form(flat, { price: 2 }) })
      expect((await general(id)).price).toBe(2)
    })

    test('a reference is given once, whatever its case', async () => {
      const body = form(flat, { reference: 'AB-1' })
      const id = await addProperty(desk, flat, { reference: 'AB-2' })
      await desk.call('properties.add', { body })
      const taken = {
        code: 'REFERENCE_ALREADY_EXISTS',
        status: 409,
        fields: { reference: 'REFERENCE_ALREADY_EXISTS' },
      }
      const again = { ...body, reference: ' ab-1' }
      expect(await refusalOf(desk.call('properties.add', { body: again }))).toEqual(taken)
      expect(await refusalOf(desk.call('properties.update', { params: { id }, body: again }))).toEqual(taken)
    })

    test('ten who save the same reference at once make one property', async () => {
      const body = form(flat)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, () => desk.call('properties.add', { body })),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    test('reference, type and a title in one language are required; a translation is not', async () => {
      const empty = form(flat, { reference: '', i18n: titled('', '') })
      expect(await refusalOf(desk.call('properties.add', { body: empty }))).toMatchObject({
        status: 422,
        fields: { reference: 'required', 'i18n[title][pt]': 'required' },
      })
      await addProperty(desk, flat, { i18n: titled('', 'Só em português') })
    })

    test('links to what is not there, or is of another kind, are refused under their fields', async () => {
      const body = form(flat, {
        type_id: 999,
        features_id: [flat],
        agent_id: 999,
        district_id: 999,
        condominium_id: 999,
        tag_id: 999,
        search: { youtube_id: null, website: null, listing_id: flat, lifestyles_id: [999] },
      })
      const { status, fields } = await refusalOf(desk.call('properties.add', { body }))
      expect(status).toBe(422)
      expect(Object.keys(fields).sort()).toEqual(
        ['agent_id', 'condominium_id', 'district_id', 'features_id', 'tag_id', 'type_id']
          .concat('search[lifestyles_id]', 'search[listing_id]')
          .sort(),
      )
    })

    test('a property of a development is never tagged new', async () => {
      const linked = { condominium_id: await addCondominium(database.db(), 'Dunes', 'Dunas') }
      const body = form(flat, { ...linked, tag_id: 1 })
      expect(await refusalOf(desk.call('properties.add', { body }))).toMatchObject({
        fields: { tag_id: 'invalid' },
      })
      const id = await addProperty(desk, flat, linked)
      const change = { id, block: 'tag_id' as const, value: 1 }
      expect(await refusalOf(desk.call('properties.quickChange', { body: change }))).toMatchObject({
        fields: { value: 'invalid' },
      })
    })

    test('a form that hides the slogan does not wipe it', async () => {
      const slogan = { en: 'Quiet luxury', pt: 'Luxo discreto' }
      const id = await addProperty(desk, flat, { collection: 1, i18n: { ...titled('A', 'B'), slogan } })
      await desk.call('properties.update', { params: { id }, body: form(flat, { collection: 0 }) })
      expect((await general(id)).i18n.slogan).toEqual(slogan)
    })

    test('characters that nobody types do not reach the database', async () => {
      const id = await addProperty(desk, flat, { i18n: titled('Ho\0use\u0007', 'Cafe\u0301\r\ncom vista') })
      expect((await general(id)).i18n.title).toEqual({ en: 'House', pt: 'Caf\u00e9\r\ncom vista' })
    })

    test('who saves over a change that they have not seen is told', async () => {
      const id = await addProperty(desk, flat)
      const params = { id }
      const first = await desk.ask('properties.general', { params })
      const etag = first.headers.get('etag') ?? ''
      await desk.call('properties.seo', { params })
      await desk.call('properties.update', { params, body: form(flat), headers: { 'if-match': etag } })
      const stale = desk.call('properties.update', {
        params,
        body: form(flat),
        headers: { 'if-match': etag },
      })
      expect(await refusalOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })
    })

    test('nobody gets in without a token, and an id that is none is malformed', async () => {
      const unknown = { token: 'nobody' }
      expect(await refusalOf(desk.call('properties.list', unknown))).toMatchObject({ code: 'BAD_TOKEN' })
      expect((await desk.app.request('/api/v1/properties')).status).toBe(401)
      const odd = await desk.app.request('/api/v1/property/x1/general', {
        headers: { authorization: `Bearer ${desk.token}` },
      })
      expect(odd.status).toBe(400)
      expect(await refusalOf(general(4711))).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    })
  })

  describe('the list', () => {
    type Asked = z.input<typeof PropertiesQuery>
    const list = (query: Asked = {}, language: 'en' | 'pt' = 'en') =>
      desk.call('properties.list', { query, language })
    const references = async (filter: Asked['filter']) => {
      const { properties, total } = await list({ filter, sortBy: 'reference', sortDesc: false })
      expect(total).toBe(properties.length)
      return properties.map(({ reference }) => reference)
    }

    test('shows each state apart', async () => {
      const sold = await tagId(database.db(), 'sold')
      await addProperty(desk, flat, { reference: 'A' })
      await addProperty(desk, flat, { reference: 'B', tag_id: sold })
      await addProperty(desk, flat, { reference: 'C', archived: 1, tag_id: sold })
      await addProperty(desk, flat, { reference: 'D', low_cost: 1 })
      expect(await references({ state: 'active' })).toEqual(['A', 'D'])
      expect(await references({ state: 'sold' })).toEqual(['B'])
      expect(await references({ state: 'archived' })).toEqual(['C'])
      expect(await references({ state: 'low_cost' })).toEqual(['D'])
    })

    test('filters by what staff type, without regard to case and accents', async () => {
      const house = await addKey(database.db(), 'types', 'House', 'Moradia')
      const linked = await addCondominium(database.db(), 'Dunes', 'Dunas')
      const a = await addProperty(desk, flat, {
        reference: 'LIS-100%',
        i18n: titled('Palace', 'Palácio São João'),
        bedrooms: 4,
        bathrooms: 3,
        parking: 2,
        highlighted: 1,
      })
      await addProperty(desk, house, { reference: 'LIS-200', types: [flat], price: 900_000, collection: 1 })
      await addProperty(desk, house, { reference: 'POR-300', condominium_id: linked, bedrooms: 0 })
      const place = {
        lat: 38.7,
        lng: -9.4,
        distrito: 'Lisboa',
        concelho: 'Óbidos',
        routeLocation: 'Rua Direita',
      }
      await desk.call('properties.saveLocation', { params: { id: a }, body: place })
      await database
        .db()
        .updateTable('properties')
        .set({ imovirtual_uuid: 'u', idealista_uuid: 'v', james_edition_uuid: 'w' })
        .where('id', '=', a)
        .execute()

      const [A, B, C] = ['LIS-100%', 'LIS-200', 'POR-300']
      const cases: [Asked['filter'], (string | undefined)[]][] = [
        [{ type: flat }, [A, B]],
        [{ type: house }, [B, C]],
        [{ reference: 'lis' }, [A, B]],
        [{ reference: '0%' }, [A]],
        [{ reference: 'palacio' }, []],
        [{ reference: 'obidos' }, []],
        [{ name: 'SAO JOAO' }, [A]],
        [{ name: 'lis-' }, []],
        [{ name: 'obidos' }, []],
        [{ name: "'; drop table properties; --" }, []],
        [{ search: 'joao 100' }, [A]],
        [{ search: 'obidos' }, []],
        [{ search: '   ' }, [A, B, C]],
        [{ price: 400_000 }, [A, C]],
        [{ price: 0 }, [A, B, C]],
        [{ beds: 3 }, [A]],
        [{ beds: 0, baths: 0, reference: '' }, [A, B, C]],
        [{ baths: 3 }, [A]],
        [{ bedrooms: { from: 1, to: 3 } }, [B]],
        [{ bedrooms: { from: 0, to: 0 } }, [C]],
        [{ bedrooms: { from: 4, to: 10 } }, [A]],
        [{ bedrooms: { from: -1, to: -1 } }, [A, B, C]],
        [{ parking: { from: 2, to: 2 } }, [A]],
        [{ collectionPrive: 1 }, [B]],
        [{ collectionPrive: 0 }, [A, B, C]],
        [{ newDevelopment: 1 }, [C]],
        [{ highlighted: 1 }, [A]],
        [{ imovirtual: 1 }, [A]],
        [{ idealista: 1 }, [A]],
        [{ james_edition: 1 }, [A]],
        [{ locationUpdate: 'rua direita' }, [A]],
        [{ locationUpdate: 'OBIDOS' }, [A]],
        [{ locationUpdate: 'palacio' }, []],
        [{ condominiumLocation: 'lisboa' }, [A]],
        [{ name: 'sao joao', locationUpdate: 'obidos' }, [A]],
        [{ reference: 'lis', condominiumLocation: 'rua', locationUpdate: 'obidos' }, [A]],
        [{ search: '200', locationUpdate: 'obidos' }, []],
        [{ type: flat, reference: 'LIS', beds: 4, highlighted: 1 }, [A]],
      ]
      for (const [filter, expected] of cases)
        expect([filter, await references(filter)]).toEqual([filter, expected])
    })

    test('finds what an advert still lacks', async () => {
      const params = { id: await addProperty(desk, flat, { reference: 'A' }) }
      const png = Buffer.from(onePixel, 'base64')
      await desk.call('properties.uploadMedia', {
        params,
        body: { file: new File([png], 'a.png', { type: 'image/png' }) },
      })
      await desk.call('properties.saveLocation', { params, body: { lat: 38.7, lng: -9.1 } })
      expect(await references({ problems: 1 })).toEqual([])
      for (const lacking of [{ price: 0 }, { energy: null }, { i18n: titled('One', '') }]) {
        await desk.call('properties.update', { params, body: form(flat, { reference: 'A', ...lacking }) })
        expect(await references({ problems: 1 })).toEqual(['A'])
      }
      await desk.call('properties.update', { params, body: form(flat, { reference: 'A' }) })
      await desk.call('properties.removeLocation', { params })
      expect(await references({ problems: 1 })).toEqual(['A'])
    })

    test('pages never overlap, though every price is the same', async () => {
      for (let i = 0; i < 7; i++) await addProperty(desk, flat)
      const ids: number[] = []
      for (const page of [1, 2, 3, 4]) {
        const { properties, total } = await list({ page, itemsPerPage: 2, sortBy: 'price', sortDesc: true })
        expect(total).toBe(7)
        ids.push(...properties.map(({ id }) => id))
      }
      expect(new Set(ids).size).toBe(7)
      expect((await list({ page: 9 })).properties).toEqual([])
    })

    test('sorts by each column that it declares, the unknown last in either direction', async () => {
      await addProperty(desk, flat, {
        reference: 'A',
        bedrooms: null,
        price: 3,
        i18n: titled('z', 'Árvore'),
      })
      await addProperty(desk, flat, { reference: 'B', bedrooms: 1, price: 2, i18n: titled('y', 'casa') })
      await addProperty(desk, flat, { reference: 'C', bedrooms: 5, price: 1, i18n: titled('x', 'Dunas') })
      const sorted = async (sortBy: Asked['sortBy'], sortDesc: boolean) =>
        (await list({ sortBy, sortDesc }, 'pt')).properties.map(({ reference }) => reference).join('')
      expect(await sorted('price', false)).toBe('CBA')
      expect(await sorted('bedrooms', false)).toBe('BCA')
      expect(await sorted('bedrooms', true)).toBe('CBA')
      expect(await sorted('title', false)).toBe('ABC')
      expect(await sorted('reference', true)).toBe('CBA')
      for (const column of ['created_at', 'updated_at', 'gross_area'] as const)
        expect(await sorted(column, true)).toHaveLength(3)
    })

    test('one page after the other shows each once, known and unknown, searched or not', async () => {
      for (let nth = 0; nth < 5; nth += 1)
        await addProperty(desk, flat, {
          reference: `PAGES-${nth}`,
          bedrooms: nth < 3 ? nth : null,
          i18n: titled('x', 'Folheada'),
        })
      for (const filter of [{}, { name: 'folheada' }])
        for (const sortDesc of [true, false]) {
          const shown: (number | null)[] = []
          for (const page of [1, 2, 3]) {
            const { properties, total } = await list({
              page,
              itemsPerPage: 2,
              sortBy: 'bedrooms',
              sortDesc,
              filter,
            })
            expect(total).toBe(5)
            shown.push(...properties.map(({ bedrooms }) => bedrooms))
          }
          expect(shown).toEqual([...(sortDesc ? [2, 1, 0] : [0, 1, 2]), null, null])
        }
    })

    test('a card speaks the language asked for, else the other, else a dash', async () => {
      const db = database.db()
      await addProperty(desk, flat, {
        i18n: { ...titled('', 'Casa'), description: { en: '', pt: '' } },
        tag_id: await tagId(db, 'sold'),
        district_id: await addDistrict(db, 'Lisbon', 'Lisboa'),
        agent_id: await addAgent(db, 'Ana', 'Reis', { avatar: 'a.webp' }),
      })
      const [en] = (await list({ filter: { state: 'sold' } }, 'en')).properties
      const [pt] = (await list({ filter: { state: 'sold' } }, 'pt')).properties
      expect(en).toMatchObject({
        title: 'Casa',
        description: '-',
        type: 'Flat',
        district: 'Lisbon',
        tag: 'sold',
      })
      expect(pt).toMatchObject({ title: 'Casa', type: 'Apartamento', district: 'Lisboa', tag: 'vendido' })
      expect(en).toMatchObject({ tag_kind: 'sold', missing: ['en', 'pt'], cover: null, media_count: 0 })
      expect(en?.agent).toMatchObject({ first_name: 'Ana', last_name: 'Reis', avatar: 'a.webp' })
    })

    test('refuses a sorting, a size or a filter that it does not know', async () => {
      const authorization = `Bearer ${desk.token}`
      for (const query of [
        'sortBy=price_cents;drop',
        'itemsPerPage=101',
        'page=0',
        'filter={"beds":-1}',
        'filter={"type":"x"}',
        'filter={broken',
        'filter={"state":"gone"}',
      ]) {
        const answer = await desk.app.request(`/api/v1/properties?${query}`, { headers: { authorization } })
        expect([query, answer.status, await answer.json()]).toMatchObject([
          query,
          400,
          { errors: { msg: 'ERROR_WITH_FILTER' } },
        ])
      }
    })
  })

  describe('changes from a list', () => {
    const change = (body: z.input<typeof QuickChange>) => desk.call('properties.quickChange', { body })

    test('each thing that a list may change', async () => {
      const id = await addProperty(desk, flat)
      const sold = await tagId(database.db(), 'sold')
      await change({ id, block: 'tag_id', value: sold })
      await change({ id, block: 'price', value: 99.5 })
      for (const block of ['hide_price', 'highlighted', 'low_cost', 'collection', 'archived'] as const)
        await change({ id, block, value: 1 })
      await change({ id, block: 'for_sale', value: 0 })
      expect(await general(id)).toMatchObject({
        tag_id: sold,
        price: 99.5,
        hide_price: 1,
        highlighted: 1,
        low_cost: 1,
        collection: 1,
        archived: 1,
        for_sale: 0,
      })
      await change({ id, block: 'tag_id', value: null })
      expect((await general(id)).tag_id).toBeNull()
      const unknown = change({ id, block: 'tag_id', value: 99 })
      expect(await refusalOf(unknown)).toMatchObject({ status: 422, fields: { value: 'invalid' } })
    })

    test('a property is archived, brought back, and deleted', async () => {
      const params = { id: await addProperty(desk, flat) }
      await desk.call('properties.archive', { params })
      expect((await general(params.id)).archived).toBe(1)
      await desk.call('properties.unArchive', { params })
      expect((await general(params.id)).archived).toBe(0)
      await desk.call('properties.remove', { params })
      expect(await refusalOf(general(params.id))).toMatchObject({ code: 'NOT_FOUND' })
      expect(await refusalOf(desk.call('properties.remove', { params }))).toMatchObject({
        code: 'NOT_FOUND',
      })
    })
  })

  describe('highlights', () => {
    const limit = { code: 'HIGHLIGHT_LIMIT', status: 409 }

    test('the nineteenth is refused, however it comes; sold and archived ones do not count', async () => {
      const sold = await tagId(database.db(), 'sold')
      await addProperty(desk, flat, { highlighted: 1, archived: 1 })
      const other = await addProperty(desk, flat, { highlighted: 1, tag_id: sold })
      const id = await addProperty(desk, flat)
      const ids: number[] = []
      for (let i = 0; i < 18; i++) ids.push(await addProperty(desk, flat, { highlighted: 1 }))
      const body = form(flat, { highlighted: 1 })
      const last = ids[0] ?? 0
      expect(await refusalOf(desk.call('properties.add', { body }))).toMatchObject(limit)
      expect(await refusalOf(desk.call('properties.update', { params: { id }, body }))).toMatchObject(limit)
      for (const change of [
        { id, block: 'highlighted' as const, value: 1 as const },
        { id: other, block: 'tag_id' as const, value: null },
      ])
        expect(await refusalOf(desk.call('properties.quickChange', { body: change }))).toMatchObject(limit)
      await desk.call('properties.archive', { params: { id: last } })
      await desk.call('properties.update', { params: { id }, body })
      expect(await refusalOf(desk.call('properties.unArchive', { params: { id: last } }))).toMatchObject(
        limit,
      )
      await desk.call('properties.update', { params: { id }, body: { ...body, price: 7 } })
    })

    test('fifty at once never make nineteen', async () => {
      const ids: number[] = []
      for (let i = 0; i < 50; i++) ids.push(await addProperty(desk, flat))
      const outcomes = await Promise.allSettled(
        ids.map((id) =>
          desk.call('properties.quickChange', { body: { id, block: 'highlighted', value: 1 } }),
        ),
      )
      const { total } = await desk.call('properties.list', { query: { filter: { highlighted: 1 } } })
      expect(total).toBe(18)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(18)
    })
  })

  describe('the blocks of a property', () => {
    test('one place: set, moved, removed', async () => {
      const params = { id: await addProperty(desk, flat) }
      const location = async () => (await desk.call('properties.location', { params })).block.location
      expect(await location()).toBeNull()
      const place = {
        lat: 38.6979,
        lng: -9.4215,
        radius: 250,
        concelho: 'Cascais',
        distrito: 'Lisboa',
        political: 'Estoril',
        al2: 'Cascais',
        al3: 'Cascais e Estoril',
        routeLocation: 'Avenida Marginal',
      }
      await desk.call('properties.saveLocation', { params, body: place })
      expect(await location()).toEqual(place)
      await desk.call('properties.saveLocation', { params, body: { ...place, lat: 38.7 } })
      expect(await location()).toMatchObject({ lat: 38.7 })
      const [card] = (await desk.call('properties.list')).properties
      expect(card).toMatchObject({ lat: 38.7, len: -9.4215, administrative_area_level_2: 'Cascais' })
      await desk.call('properties.removeLocation', { params })
      expect(await location()).toBeNull()
      const nowhere = desk.call('properties.saveLocation', { params, body: { lat: 91, lng: 0 } })
      expect(await refusalOf(nowhere)).toMatchObject({ fields: { lat: 'most:90' } })
    })

    test('properties are put in their order on the website; one that is new comes last', async () => {
      const [a, b] = [await addProperty(desk, flat), await addProperty(desk, flat)]
      const changed = async () =>
        (await desk.call('properties.general', { params: { id: a } })).block.updated_at
      const before = await changed()
      await desk.call('properties.reorderLocations', { body: { list: [b, a] } })
      const c = await addProperty(desk, flat)
      for (const filter of [{}, { search: 'flat' }]) {
        const query = { sortBy: 'location_order', sortDesc: false, filter } as const
        const { properties } = await desk.call('properties.list', { query })
        expect(properties.map(({ id }) => id)).toEqual([b, a, c])
      }
      expect(await changed()).toBe(before)
      await desk.call('properties.reorderLocations', { body: { list: [] } })
      for (const list of [
        [a, 4711],
        [a, a],
      ])
        expect(await refusalOf(desk.call('properties.reorderLocations', { body: { list } }))).toMatchObject({
          fields: { list: 'invalid' },
        })
    })

    test('an empty slug is made from the title', async () => {
      const params = {
        id: await addProperty(desk, flat, { i18n: titled('Sea & Sun, T4+1', 'Pátio São João') }),
      }
      const empty = { en: '', pt: '' }
      await desk.call('properties.saveSeo', {
        params,
        body: { title: empty, slug: empty, description: empty },
      })
      const { block } = await desk.call('properties.seo', { params })
      expect(block.slug).toEqual({ en: 'sea-sun-t4-1', pt: 'patio-sao-joao' })
      const own = {
        title: { en: 'A', pt: 'B' },
        slug: { en: 'own', pt: '' },
        description: { en: 'x', pt: 'y' },
      }
      await desk.call('properties.saveSeo', { params, body: own })
      expect((await desk.call('properties.seo', { params })).block).toEqual({
        ...own,
        slug: { en: 'own', pt: 'b' },
      })
      const odd = { ...own, slug: { en: '../up', pt: '' } }
      expect((await refusalOf(desk.call('properties.saveSeo', { params, body: odd }))).status).toBe(422)
    })

    test('the private collection and its slogan', async () => {
      const params = { id: await addProperty(desk, flat) }
      const body = { collection: 1 as const, slogan: { en: 'Rare', pt: 'Raro' } }
      await desk.call('properties.saveCollection', { params, body })
      expect((await desk.call('properties.collection', { params })).block).toEqual(body)
    })

    test('nothing has been exported yet', async () => {
      const params = { id: await addProperty(desk, flat) }
      expect((await desk.call('properties.exporterLog', { params })).block).toEqual({ exporter_log: [] })
    })
  })

  test('developments: which there are, and the properties of one', async () => {
    const db = database.db()
    const id = await addCondominium(db, 'Alder Court', '')
    await addCondominium(db, 'Old', 'Velho', { archived: 1 })
    await addProperty(desk, flat, { condominium_id: id, reference: 'B', archived: 1 })
    await addProperty(desk, flat, { condominium_id: id, reference: 'A' })
    await addProperty(desk, flat)
    const { condominiums } = await desk.call('properties.condominiumsList', { language: 'pt' })
    expect(condominiums).toContainEqual({ id, title: 'Alder Court', disabled: 0 })
    expect(condominiums.map(({ title }) => title)).not.toContain('Velho')
    const { properties, total } = await desk.call('properties.fromCondominium', { params: { id } })
    expect([properties.map(({ reference }) => reference), total]).toEqual([['A', 'B'], 2])
    const unknown = desk.call('properties.fromCondominium', { params: { id: 4711 } })
    expect(await refusalOf(unknown)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('the three tags come in both languages', async () => {
    const { tags } = await desk.call('properties.tags')
    expect(tags.map(({ kind }) => kind)).toEqual(['new', 'reserved', 'sold'])
    expect(tags[2]?.i18n.tag).toEqual({ en: 'sold', pt: 'vendido' })
  })

  test('a record that demo mode keeps closed opens nowhere and takes no change', async () => {
    const id = await addProperty(desk, flat)
    await close(database.db(), id)
    const params = { id }
    const empty = { en: '', pt: '' }
    const png = new File([Buffer.from(onePixel, 'base64')], 'a.png', { type: 'image/png' })
    const calls = [
      ...(
        [
          'general',
          'media',
          'attachments',
          'location',
          'seo',
          'collection',
          'exporterLog',
          'archive',
        ] as const
      ).map((block) => desk.call(`properties.${block}`, { params })),
      ...(['unArchive', 'remove', 'removeAllMedia', 'removeLocation'] as const).map((block) =>
        desk.call(`properties.${block}`, { params }),
      ),
      desk.call('properties.update', { params, body: form(flat) }),
      desk.call('properties.quickChange', { body: { id, block: 'price', value: 1 } }),
      desk.call('properties.saveLocation', { params, body: { lat: 1, lng: 1 } }),
      desk.call('properties.saveSeo', { params, body: { title: empty, slug: empty, description: empty } }),
      desk.call('properties.saveCollection', { params, body: { collection: 1, slogan: empty } }),
      desk.call('properties.uploadMedia', { params, body: { file: png } }),
      desk.call('properties.orderMedia', { params, body: { list: [] } }),
      desk.call('properties.uploadAttachment', { params, body: { file: png } }),
    ]
    for (const call of calls) expect(await refusalOf(call)).toMatchObject({ code: 'DEMO', status: 403 })
    expect((await desk.call('properties.list')).properties[0]).toMatchObject({ id, disabled: 1 })
  })
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
