import type { DevelopmentFilter, DevelopmentsQuery } from '#contract/developments.ts'
import { limits } from '#contract/limits.ts'
import type { z } from 'zod'
import { filterDevelopments } from '../../agency-api/developments/filter.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import {
  insertAgent,
  addDevelopment,
  insertDistrict,
  insertProperty,
  insertKeyItem,
  addProperty,
  createDevelopmentForm,
  insertDevelopment,
  makeReadOnly,
  findTagId,
  textsWithTitle,
} from './portfolio.ts'

eachDatabase((database) => {
  let client: TestClient
  let flatType: number
  const fetchGeneral = async (id: number) =>
    (await client.call('condominiums.general', { params: { id } })).block

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    await database.db().deleteFrom('properties').execute()
    await database.db().deleteFrom('condominiums').execute()
  })

  describe('development form', () => {
    test('returns every field as saved', async () => {
      const db = database.db()
      const form = createDevelopmentForm({
        i18n: { ...textsWithTitle('Dunes', 'Dunas'), slogan: { en: 'Barefoot', pt: 'Descalço' } },
        condo_where: 'Praia do Pego, Alcácer do Sal',
        type_id: flatType,
        types: [flatType],
        features_id: [await insertKeyItem(db, 'features', 'Gym', 'Ginásio')],
        bathrooms: 24,
        living_area: 1800.5,
        land_size: 2.5,
        land_size_type: 'ha',
        floor: 'R/C + 3',
        year: 2027,
        energy: 'A+',
        elevator: 1,
        starting_price: 450_000.5,
        to_price: 990_000,
        from_bedrooms: 0,
        to_bedrooms: 4,
        from_gross_area: 62.5,
        agent_id: await insertAgent(db, 'Rui', 'Sá'),
        district_id: await insertDistrict(db, 'Comporta', 'Comporta'),
        tag_id: await findTagId(db, 'new'),
        hide_price: 1,
        highlighted: 1,
      })
      const id = await addDevelopment(client, form)
      expect(await fetchGeneral(id)).toMatchObject({
        ...form,
        id,
        archived: 0,
        media_count: 0,
        cover: null,
        to_gross_area: -1,
        from_parking: -1,
      })
    })

    test('replaces the links on save, and keeps the slogan if the form omits it', async () => {
      const gym = await insertKeyItem(database.db(), 'features', 'Gym', 'Ginásio')
      const slogan = { en: 'Barefoot', pt: 'Descalço' }
      const id = await addDevelopment(client, {
        features_id: [gym],
        i18n: { ...textsWithTitle('A', 'B'), slogan },
      })
      await client.call('condominiums.update', {
        params: { id },
        body: createDevelopmentForm({ features_id: [] }),
      })
      expect(await fetchGeneral(id)).toMatchObject({
        features_id: [],
        i18n: { slogan, title: { pt: 'Dunas' } },
      })
      await client.call('condominiums.saveGeneral', {
        params: { id },
        body: createDevelopmentForm({ year: 2026 }),
      })
      expect((await fetchGeneral(id)).year).toBe(2026)
    })

    test('requires a title in one language and ordered ranges', async () => {
      const body = createDevelopmentForm({
        i18n: textsWithTitle('', ''),
        from_bedrooms: 3,
        to_bedrooms: 2,
        to_price: -7,
        from_parking: 1.5,
      })
      expect(await errorOf(client.call('condominiums.add', { body }))).toMatchObject({
        status: 422,
        fields: { 'i18n[title][pt]': 'oneLanguage', to_price: 'least:-1', from_parking: 'numeric' },
      })
      const reversed = createDevelopmentForm({ from_bedrooms: 3, to_bedrooms: 2 })
      expect(await errorOf(client.call('condominiums.add', { body: reversed }))).toMatchObject({
        fields: { to_bedrooms: 'least:3' },
      })
    })

    test('rejects links to missing records with an error for each form field', async () => {
      const body = createDevelopmentForm({
        type_id: 999,
        features_id: [flatType],
        agent_id: 999,
        tag_id: 999,
      })
      const { fields } = await errorOf(client.call('condominiums.add', { body }))
      expect(Object.keys(fields).sort()).toEqual(['agent_id', 'features_id', 'tag_id', 'type_id'])
    })

    test('returns 412 for a stale version; adding a property does not change the version of its development', async () => {
      const params = { id: await addDevelopment(client) }
      const etag = (await client.request('condominiums.general', { params })).headers.get('etag') ?? ''
      await addProperty(client, flatType, { condominium_id: params.id })
      const save = (year: number) =>
        client.call('condominiums.update', {
          params,
          body: createDevelopmentForm({ year }),
          headers: { 'if-match': etag },
        })
      await save(2026)
      expect(await errorOf(save(2027))).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })
    })

    test('rejects calls that open or change a read-only demo record', async () => {
      const id = await addDevelopment(client)
      await makeReadOnly(database.db(), id, 'condominiums')
      const params = { id }
      const body = createDevelopmentForm()
      const calls = [
        fetchGeneral(id),
        client.call('condominiums.update', { params, body }),
        client.call('condominiums.seo', { params }),
        client.call('condominiums.media', { params }),
        client.call('condominiums.archive', { params }),
        client.call('condominiums.remove', { params }),
        client.call('condominiums.quickChange', { body: { id, block: 'hide_price', value: 1 } }),
        client.call('properties.fromCondominium', { params }),
        client.call('condominiums.linkProperties', {
          params,
          body: { list: [await addProperty(client, flatType)] },
        }),
      ]
      for (const call of calls) expect(await errorOf(call)).toMatchObject({ code: 'DEMO', status: 403 })
      expect(await errorOf(fetchGeneral(4711))).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    })
  })

  describe('ranges, prices and counts', () => {
    test('derive from the active properties and are marked as derived', async () => {
      const id = await addDevelopment(client)
      expect((await fetchGeneral(id)).derived).toMatchObject({ starting_price: -1, from_bedrooms: -1 })
      const addUnit = (overrides: Parameters<typeof addProperty>[2]) =>
        addProperty(client, flatType, { condominium_id: id, ...overrides })
      await addUnit({ price: 500_000, bedrooms: 0, parking: 1, gross_area: 60.5 })
      await addUnit({ price: 750_000.5, bedrooms: 3, parking: 2, gross_area: null })
      await addUnit({ price: 0, bedrooms: 2, parking: 0 })
      await addUnit({ price: 100_000, hide_price: 1, bedrooms: 1 })
      await addUnit({ price: 1_200, for_sale: 0, bedrooms: 1 })
      await addUnit({ price: 90_000, bedrooms: 9, archived: 1 })
      await addUnit({ price: 80_000, bedrooms: 8, tag_id: await findTagId(database.db(), 'sold') })
      const derived = {
        starting_price: 500_000,
        to_price: 750_000.5,
        from_bedrooms: 0,
        to_bedrooms: 3,
        from_parking: 0,
        to_parking: 2,
        from_gross_area: 60.5,
        to_gross_area: 60.5,
      }
      // `returning`: the properties that would be unarchived with the development.
      const counts = { total: 7, active: 5, sold: 1, archived: 1, returning: 0 }
      expect(await fetchGeneral(id)).toMatchObject({ derived, properties: counts, starting_price: -1 })
      const { condominiums } = await client.call('condominiums.list', {})
      expect(condominiums).toMatchObject([{ ...derived, by_hand: [], properties: counts }])
    })

    test('return manual values together with the derived ones', async () => {
      const id = await addDevelopment(client, { starting_price: 450_000, to_bedrooms: 5, to_parking: 1 })
      await addProperty(client, flatType, { condominium_id: id, price: 500_000, bedrooms: 2, parking: 3 })
      expect((await fetchGeneral(id)).derived).toMatchObject({ starting_price: 500_000, to_bedrooms: 2 })
      const [card] = (await client.call('condominiums.list', {})).condominiums
      expect(card).toMatchObject({
        starting_price: 450_000,
        from_bedrooms: 2,
        to_bedrooms: 5,
        // Derived as 3, but never above the manual `to_parking`.
        from_parking: 1,
        to_parking: 1,
        by_hand: ['starting_price', 'to_bedrooms', 'to_parking'],
      })
    })

    test('include a manual price that is set or reset in the list', async () => {
      const id = await addDevelopment(client)
      const set = (value: number) =>
        client.call('condominiums.quickChange', { body: { id, block: 'price', value } })
      await set(300_000)
      expect((await fetchGeneral(id)).starting_price).toBe(300_000)
      await set(-1)
      expect((await fetchGeneral(id)).starting_price).toBe(-1)
    })

    test('accept a manual starting price that equals the highest price to the cent', async () => {
      // 262144.03 * 100 is above 26214403 in floating point.
      const value = 262144.03
      const id = await addDevelopment(client, { to_price: value })
      await client.call('condominiums.quickChange', { body: { id, block: 'price', value } })
      expect((await fetchGeneral(id)).starting_price).toBe(value)
    })

    test('use rents when nothing is for sale', async () => {
      const id = await addDevelopment(client)
      await addProperty(client, flatType, { condominium_id: id, price: 1_200, for_sale: 0 })
      expect((await fetchGeneral(id)).derived).toMatchObject({ starting_price: 1_200, to_price: 1_200 })
    })
  })

  describe('development list', () => {
    type Query = z.input<typeof DevelopmentsQuery>
    const list = (query: Query = {}, language: 'en' | 'pt' = 'en') =>
      client.call('condominiums.list', { query, language })
    const listTwoPages = async (query: Query) => {
      const pages = [1, 2].map((page) => list({ ...query, page, itemsPerPage: limits.rowsPerPageMax }))
      return { condominiums: (await Promise.all(pages)).flatMap(({ condominiums }) => condominiums) }
    }
    const listTitles = async (filter: Query['filter']) => {
      const { condominiums, total } = await list({ filter, sortBy: 'title', sortDesc: false })
      expect(total).toBe(condominiums.length)
      return condominiums.map(({ information }) => information.title)
    }
    const createLocation = (concelho: string) => ({
      lat: 38.7,
      lng: -9.1,
      radius: 100,
      concelho,
      distrito: null,
      political: 'Estrela',
      al2: concelho,
      al3: null,
      routeLocation: null,
    })

    test('applies its filters', async () => {
      const db = database.db()
      const villa = await insertKeyItem(db, 'types', 'Villa', 'Moradia')
      const alder = await addDevelopment(client, { i18n: textsWithTitle('Alder', 'Amieiro'), type_id: villa })
      await addDevelopment(client, {
        i18n: { ...textsWithTitle('Birch', 'Bétula'), slogan: { en: 'By the sea', pt: 'À beira-mar' } },
        types: [villa],
        highlighted: 1,
        condo_where: 'Foz do Douro',
      })
      const cedar = await addDevelopment(client, { i18n: textsWithTitle('Cedar', 'Cedro') })
      await client.call('condominiums.archive', { params: { id: cedar } })
      await client.call('condominiums.saveLocation', { params: { id: alder }, body: createLocation('Évora') })
      await addProperty(client, flatType, {
        condominium_id: alder,
        reference: 'ALD-1',
        price: 400_000,
        bedrooms: 1,
        parking: 1,
        gross_area: 80,
      })
      await addProperty(client, flatType, {
        condominium_id: alder,
        price: 600_000,
        bedrooms: 3,
        gross_area: 120,
      })
      const activeTitles = ['Alder', 'Birch']
      const cases: [Query['filter'], string[]][] = [
        [{}, activeTitles],
        [{ state: 'archived' }, ['Cedar']],
        [{ type: villa }, activeTitles],
        [{ type: flatType }, []],
        [{ name: 'BETULA' }, ['Birch']],
        [{ name: 'beira-mar' }, ['Birch']],
        [{ search: 'foz douro' }, ['Birch']],
        [{ search: 'evora alder' }, ['Alder']],
        [{ search: '100%' }, []],
        [{ reference: 'ald-' }, ['Alder']],
        [{ price: 400_000 }, ['Alder']],
        [{ price: 399_999 }, []],
        [{ condominiumLocation: 'evora' }, ['Alder']],
        [{ condominiumLocation: 'foz' }, ['Birch']],
        [{ highlighted: 1 }, ['Birch']],
        [{ area_from: 90, area_to: 95 }, ['Alder']],
        [{ area_from: 121 }, []],
        [{ area_to: 79 }, []],
        [{ changed_since: '2020-01-01' }, activeTitles],
        [{ changed_since: '2099-01-01' }, []],
        [{ changed_by: 999_999 }, []],
        [{ bedrooms: { from: 3, to: 10 } }, ['Alder']],
        [{ bedrooms: { from: 4, to: 10 } }, []],
        [{ bedrooms: { from: 2, to: 2 } }, ['Alder']],
        [{ bedrooms: { from: 0, to: 0 } }, ['Birch']],
        [{ bedrooms: { from: -1, to: -1 }, parking: { from: 1, to: 10 } }, ['Alder']],
        [{ problems: 1 }, activeTitles],
      ]
      for (const [filter, expected] of cases)
        expect([filter, await listTitles(filter)]).toEqual([filter, expected])
      const [card] = (await list({ filter: { name: 'alder' } }, 'pt')).condominiums
      expect(card).toMatchObject({
        id: alder,
        information: { title: 'Amieiro', slogan: '-' },
        i18n: { title: { en: 'Alder', pt: 'Amieiro' } },
        condo_where: 'Estrela, Évora',
        type: 'Moradia',
        lat: 38.7,
        len: -9.1,
        administrative_area_level_2: 'Évora',
        missing: [],
      })
    })

    test('applies every filter of the contract', () => {
      const filters: Required<DevelopmentFilter> = {
        state: 'archived',
        type: 1,
        reference: 'ALD-1',
        name: 'alder',
        price: 1,
        bedrooms: { from: 1, to: 2 },
        parking: { from: 1, to: 2 },
        highlighted: 1,
        problems: 1,
        missing: 'agent',
        agent: 1,
        district: 1,
        tag: 1,
        price_from: 1,
        area_from: 1,
        area_to: 1,
        changed_since: '2026-01-01',
        changed_by: 1,
        ids: [1],
        condominiumLocation: 'evora',
        search: 'alder',
      }
      const compile = (filter: Partial<DevelopmentFilter>) => {
        const matches = filterDevelopments(database.db(), { state: 'active', ...filter })
        const { sql, parameters } = matches.select('c.id').compile()
        return JSON.stringify([sql, parameters])
      }
      const ignored = Object.entries(filters).filter(
        ([name, value]) => compile({ [name]: value }) === compile({}),
      )
      expect(ignored).toEqual([])
    })

    test('includes agent, district and tag', async () => {
      const db = database.db()
      await addDevelopment(client, {
        agent_id: await insertAgent(db, 'Rui', 'Sá'),
        district_id: await insertDistrict(db, 'Comporta', 'Comporta'),
        tag_id: await findTagId(db, 'reserved'),
      })
      expect((await list({}, 'pt')).condominiums).toMatchObject([
        { agent_name: 'Rui Sá', district: 'Comporta', tag: 'reservado', tag_kind: 'reserved' },
      ])
      const { tags } = await client.call('condominiums.tags', {})
      expect(tags.map(({ kind }) => kind)).toEqual(['new', 'reserved', 'sold'])
    })

    test('filters and sorts by the figures on the cards, whether manual or derived', async () => {
      const db = database.db()
      const bounds = [null, 1, 2, 3]
      const bedroomRanges = [[], ...[1, 2, 3].flatMap((from) => [1, 2, 3].map((to) => [from, to]))]
      for (const from of bounds)
        for (const to of bounds)
          for (const bedroomCounts of bedroomRanges) {
            const id = await insertDevelopment(db, 'Dunes', 'Dunas', {
              from_bedrooms: from,
              to_bedrooms: to,
              starting_price_cents: from === null ? null : from * 100,
              to_price_cents: to === null ? null : to * 100,
            })
            for (const [index, bedrooms] of bedroomCounts.entries())
              await insertProperty(db, `${id}-${index}`, {
                condominium_id: id,
                bedrooms,
                price_cents: bedrooms * 100,
              })
          }
      const { condominiums: cards } = await listTwoPages({})
      expect(cards).toHaveLength(160)
      const idsOf = (some: typeof cards) => some.map(({ id }) => id).sort((a, b) => a - b)
      for (const [from, to] of [
        [1, 10],
        [2, 10],
        [3, 10],
        [0, 0],
        [0, 1],
        [2, 2],
        [1, 2],
      ] as const) {
        const { condominiums } = await listTwoPages({ filter: { bedrooms: { from, to } } })
        const overlapping = cards.filter(
          (card) => (from === 0 || card.to_bedrooms >= from) && (to === 10 || card.from_bedrooms <= to),
        )
        expect([from, to, idsOf(condominiums)]).toEqual([from, to, idsOf(overlapping)])
      }
      for (const price of [1, 2, 3]) {
        const { condominiums } = await listTwoPages({ filter: { price } })
        const within = cards.filter(({ starting_price }) => starting_price !== -1 && starting_price <= price)
        expect([price, idsOf(condominiums)]).toEqual([price, idsOf(within)])
      }
      const prices = (await listTwoPages({ sortBy: 'price', sortDesc: false })).condominiums
        .map(({ starting_price }) => starting_price)
        .filter((price) => price !== -1)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    })

    test('sorts unknown values last, with paging', async () => {
      for (const [title, starting_price] of [
        ['B', 2],
        ['A', -1],
        ['C', 1],
      ] as const)
        await addDevelopment(client, { i18n: textsWithTitle(title, title), starting_price })
      const listOrder = async (query: Query) =>
        (await list(query)).condominiums.map(({ information }) => information.title).join('')
      expect(await listOrder({ sortBy: 'price', sortDesc: false })).toBe('CBA')
      expect(await listOrder({ sortBy: 'price' })).toBe('BCA')
      expect(await listOrder({ sortBy: 'title', sortDesc: false })).toBe('ABC')
      expect(await listOrder({ sortBy: 'properties', itemsPerPage: 2, page: 2 })).toBe('B')
      expect(await listOrder({ sortBy: 'updated_at', itemsPerPage: 1 })).toBe('C')
    })
  })
})
