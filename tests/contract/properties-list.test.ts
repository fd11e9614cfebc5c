import { type PropertiesQuery, propertySorts } from '#contract/properties.ts'
import type { z } from 'zod'
import { onePixel } from '../one-pixel.ts'
import { eachDatabase } from './databases.ts'
import { openTestApp } from './test-app.ts'
import { type TestClient, createTestClient } from './test-client.ts'
import {
  insertAgent,
  insertDistrict,
  insertKeyItem,
  addProperty,
  createPropertyForm,
  insertDevelopment,
  findTagId,
  textsWithTitle,
} from './portfolio.ts'

eachDatabase((database) => {
  let client: TestClient
  let flatType: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    await database.db().deleteFrom('properties').execute()
  })

  describe('property list', () => {
    type Query = z.input<typeof PropertiesQuery>
    const list = (query: Query = {}, language: 'en' | 'pt' = 'en') =>
      client.call('properties.list', { query, language })
    const listReferences = async (filter: Query['filter']) => {
      const { properties, total } = await list({ filter, sortBy: 'reference', sortDesc: false })
      expect(total).toBe(properties.length)
      return properties.map(({ reference }) => reference)
    }

    test('lists active, sold and archived properties separately', async () => {
      const sold = await findTagId(database.db(), 'sold')
      await addProperty(client, flatType, { reference: 'A' })
      await addProperty(client, flatType, { reference: 'B', tag_id: sold })
      await addProperty(client, flatType, { reference: 'C', archived: 1, tag_id: sold })
      await addProperty(client, flatType, { reference: 'D', low_cost: 1 })
      expect(await listReferences({ state: 'active' })).toEqual(['A', 'D'])
      expect(await listReferences({ state: 'sold' })).toEqual(['B'])
      expect(await listReferences({ state: 'archived' })).toEqual(['C'])
      expect(await listReferences({ state: 'low_cost' })).toEqual(['D'])
    })

    test('filters by agent, district, tag, sale or rent, price and missing details', async () => {
      const agent = await insertAgent(database.db(), 'Ana', 'Lopes')
      const district = await insertDistrict(database.db(), 'Baixa', 'Baixa')
      const reserved = await findTagId(database.db(), 'reserved')
      await addProperty(client, flatType, { reference: 'A', agent_id: agent, energy: 'A', price: 200_000 })
      await addProperty(client, flatType, {
        reference: 'B',
        district_id: district,
        tag_id: reserved,
        price: 0,
        energy: null,
      })
      await addProperty(client, flatType, { reference: 'C', for_sale: 0, price: 900, energy: 'B' })
      const cases: [Query['filter'], string[]][] = [
        [{ agent }, ['A']],
        [{ district }, ['B']],
        [{ tag: reserved }, ['B']],
        [{ business: 'sale' }, ['A', 'B']],
        [{ business: 'rent' }, ['C']],
        [{ price_from: 900 }, ['A', 'C']],
        [{ price_from: 901, price: 200_000 }, ['A']],
        [{ missing: 'agent' }, ['B', 'C']],
        [{ missing: 'price' }, ['B']],
        [{ missing: 'energy' }, ['B']],
        [{ missing: 'location' }, ['A', 'B', 'C']],
        [{ missing: 'photos', agent }, ['A']],
      ]
      for (const [filter, expected] of cases)
        expect([filter, await listReferences(filter)]).toEqual([filter, expected])
    })

    test('filters by area', async () => {
      await addProperty(client, flatType, { reference: 'A', gross_area: 80 })
      await addProperty(client, flatType, { reference: 'B', gross_area: 120.5 })
      await addProperty(client, flatType, { reference: 'C', gross_area: null })
      expect(await listReferences({ area_from: 80, area_to: 120.5 })).toEqual(['A', 'B'])
      expect(await listReferences({ area_from: 80.01 })).toEqual(['B'])
      expect(await listReferences({ area_to: 120.49 })).toEqual(['A'])
      expect(await listReferences({ area_from: 0, area_to: 0 })).toEqual(['A', 'B', 'C'])
    })

    test('filters by the day and user of changes', async () => {
      const { addAccount, call } = await openTestApp(database)
      const [ana, rui] = [await addAccount(), await addAccount()]
      const add = (reference: string) =>
        call('properties.add', { token: ana.token, body: createPropertyForm(flatType, { reference }) })
      const [{ property_id: a }, { property_id: b }] = [await add('A'), await add('B')]
      await call('properties.quickChange', { token: rui.token, body: { id: b, block: 'price', value: 1 } })
      // In summer, 23:30 UTC is already the next day in Lisbon.
      const updated_at = '2026-06-30T23:30:00.000Z'
      await database.db().updateTable('properties').set({ updated_at }).where('id', '=', a).execute()
      expect(await listReferences({ changed_since: '2026-07-01' })).toEqual(['A', 'B'])
      expect(await listReferences({ changed_since: '2026-07-02' })).toEqual(['B'])
      expect(await listReferences({ changed_by: ana.id })).toEqual(['A', 'B'])
      expect(await listReferences({ changed_by: rui.id })).toEqual(['B'])
      expect(await listReferences({ changed_by: rui.id, changed_since: '2099-01-01' })).toEqual([])
    })

    test('applies each filter, and text filters regardless of case and accents', async () => {
      const house = await insertKeyItem(database.db(), 'types', 'House', 'Moradia')
      const development = await insertDevelopment(database.db(), 'Dunes', 'Dunas')
      const a = await addProperty(client, flatType, {
        reference: 'LIS-100%',
        i18n: textsWithTitle('Palace', 'Palácio São João'),
        bedrooms: 4,
        bathrooms: 3,
        parking: 2,
        highlighted: 1,
      })
      await addProperty(client, house, {
        reference: 'LIS-200',
        types: [flatType],
        price: 900_000,
        collection: 1,
      })
      await addProperty(client, house, { reference: 'POR-300', condominium_id: development, bedrooms: 0 })
      const location = {
        lat: 38.7,
        lng: -9.4,
        distrito: 'Lisboa',
        concelho: 'Óbidos',
        routeLocation: 'Rua Direita',
      }
      await client.call('properties.saveLocation', { params: { id: a }, body: location })
      await database
        .db()
        .updateTable('properties')
        .set({ imovirtual_uuid: 'u', idealista_uuid: 'v', james_edition_uuid: 'w', kyero_uuid: 'k' })
        .where('id', '=', a)
        .execute()

      const [A, B, C] = ['LIS-100%', 'LIS-200', 'POR-300']
      const cases: [Query['filter'], (string | undefined)[]][] = [
        [{ type: flatType }, [A, B]],
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
        [{ kyero: 1 }, [A]],
        // `locationUpdate` and `condominiumLocation` both search the property's own location.
        [{ locationUpdate: 'rua direita' }, [A]],
        [{ locationUpdate: 'OBIDOS' }, [A]],
        [{ locationUpdate: 'palacio' }, []],
        [{ condominiumLocation: 'lisboa' }, [A]],
        [{ name: 'sao joao', locationUpdate: 'obidos' }, [A]],
        [{ reference: 'lis', condominiumLocation: 'rua', locationUpdate: 'obidos' }, [A]],
        [{ search: '200', locationUpdate: 'obidos' }, []],
        [{ type: flatType, reference: 'LIS', beds: 4, highlighted: 1 }, [A]],
      ]
      for (const [filter, expected] of cases)
        expect([filter, await listReferences(filter)]).toEqual([filter, expected])
    })

    test('finds properties with missing portal data', async () => {
      const params = { id: await addProperty(client, flatType, { reference: 'A' }) }
      await client.call('properties.uploadMedia', {
        params,
        body: { file: new File([onePixel], 'a.png', { type: 'image/png' }) },
      })
      await client.call('properties.saveLocation', { params, body: { lat: 38.7, lng: -9.1 } })
      expect(await listReferences({ problems: 1 })).toEqual([])
      for (const lacking of [{ price: 0 }, { energy: null }, { i18n: textsWithTitle('One', '') }]) {
        await client.call('properties.update', {
          params,
          body: createPropertyForm(flatType, { reference: 'A', ...lacking }),
        })
        expect(await listReferences({ problems: 1 })).toEqual(['A'])
      }
      await client.call('properties.update', {
        params,
        body: createPropertyForm(flatType, { reference: 'A' }),
      })
      await client.call('properties.removeLocation', { params })
      expect(await listReferences({ problems: 1 })).toEqual(['A'])
    })

    test('returns disjoint pages even when every price is equal', async () => {
      for (let i = 0; i < 7; i++) await addProperty(client, flatType)
      const ids: number[] = []
      for (const page of [1, 2, 3, 4]) {
        const { properties, total } = await list({ page, itemsPerPage: 2, sortBy: 'price', sortDesc: true })
        expect(total).toBe(7)
        ids.push(...properties.map(({ id }) => id))
      }
      expect(new Set(ids).size).toBe(7)
      expect((await list({ page: 9 })).properties).toEqual([])
    })

    test('sorts by each declared column, with unknown values last in both directions', async () => {
      await addProperty(client, flatType, {
        reference: 'A',
        bedrooms: null,
        price: 3,
        i18n: textsWithTitle('z', 'Árvore'),
      })
      await addProperty(client, flatType, {
        reference: 'B',
        bedrooms: 1,
        price: 2,
        i18n: textsWithTitle('y', 'casa'),
      })
      await addProperty(client, flatType, {
        reference: 'C',
        bedrooms: 5,
        price: 1,
        i18n: textsWithTitle('x', 'Dunas'),
      })
      const listSorted = async (sortBy: Query['sortBy'], sortDesc: boolean) =>
        (await list({ sortBy, sortDesc }, 'pt')).properties.map(({ reference }) => reference).join('')
      expect(await listSorted('price', false)).toBe('CBA')
      expect(await listSorted('bedrooms', false)).toBe('BCA')
      expect(await listSorted('bedrooms', true)).toBe('CBA')
      expect(await listSorted('title', false)).toBe('ABC')
      expect(await listSorted('reference', true)).toBe('CBA')
      for (const column of propertySorts) expect(await listSorted(column, true)).toHaveLength(3)
    })

    test('lists each property once across pages, sorted or searched', async () => {
      for (let index = 0; index < 5; index += 1)
        await addProperty(client, flatType, {
          reference: `PAGES-${index}`,
          bedrooms: index < 3 ? index : null,
          i18n: textsWithTitle('x', 'Folheada'),
        })
      for (const filter of [{}, { name: 'folheada' }])
        for (const sortDesc of [true, false]) {
          const listedBedrooms: (number | null)[] = []
          for (const page of [1, 2, 3]) {
            const { properties, total } = await list({
              page,
              itemsPerPage: 2,
              sortBy: 'bedrooms',
              sortDesc,
              filter,
            })
            expect(total).toBe(5)
            listedBedrooms.push(...properties.map(({ bedrooms }) => bedrooms))
          }
          expect(listedBedrooms).toEqual([...(sortDesc ? [2, 1, 0] : [0, 1, 2]), null, null])
        }
    })

    test('uses the requested language on cards, then the other, then a dash', async () => {
      const db = database.db()
      await addProperty(client, flatType, {
        i18n: { ...textsWithTitle('', 'Casa'), description: { en: '', pt: '' } },
        tag_id: await findTagId(db, 'sold'),
        district_id: await insertDistrict(db, 'Lisbon', 'Lisboa'),
        agent_id: await insertAgent(db, 'Ana', 'Reis', { avatar: 'a.webp' }),
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

    test('rejects an unknown sort, size or filter', async () => {
      const authorization = `Bearer ${client.token}`
      for (const query of [
        'sortBy=price_cents;drop',
        'itemsPerPage=101',
        'page=0',
        'filter={"beds":-1}',
        'filter={"type":"x"}',
        'filter={broken',
        'filter={"state":"gone"}',
      ]) {
        const response = await client.app.request(`/api/v1/properties?${query}`, {
          headers: { authorization },
        })
        expect([query, response.status, await response.json()]).toMatchObject([
          query,
          400,
          { errors: { msg: 'ERROR_WITH_FILTER' } },
        ])
      }
    })
  })
})
