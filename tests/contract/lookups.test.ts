import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf, type CallOptions } from './test-client.ts'
import { insertAgent, insertDistrict, insertKeyItem, addProperty, insertDevelopment } from './portfolio.ts'

eachDatabase((database) => {
  let client: TestClient
  let flatType: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento', { position: 2 })
  })

  test('lists agents by name, searched without accents, with usage counts', async () => {
    const db = database.db()
    const role = { role_en: 'Consultant', role_pt: 'Consultora' }
    const agent_id = await insertAgent(db, 'Ângela', 'Brás', { ...role, email: 'angela@example.pt' })
    await insertAgent(db, 'bruno', 'Costa')
    await insertAgent(db, 'Carla', 'Dvořáková')
    await addProperty(client, flatType, { agent_id })
    await addProperty(client, flatType, { agent_id, archived: 1 })
    await insertDevelopment(db, 'Dunes', 'Dunas', { agent_id })

    const listNames = async (options: CallOptions<'agents.list'>) =>
      (await client.call('agents.list', options)).agents.map(({ first_name }) => first_name)
    expect(await listNames({})).toEqual(['Ângela', 'bruno', 'Carla'])
    expect(await listNames({ query: { order: -1, limit: 2 } })).toEqual(['Carla', 'bruno'])
    expect(await listNames({ query: { limit: 2, page: 2 } })).toEqual(['Carla'])
    expect(await listNames({ query: { filter: { search: 'angela BRAS' } } })).toEqual(['Ângela'])
    expect(await listNames({ query: { filter: { search: 'Dvořáková' } } })).toEqual(['Carla'])
    expect(await listNames({ query: { filter: { search: 'example.pt' } } })).toEqual(['Ângela'])
    expect(await listNames({ query: { filter: { search: '%' } } })).toEqual([])
    expect(await listNames({ query: { sort: 'email' } })).toEqual(['Ângela', 'bruno', 'Carla'])
    const { total } = await client.call('agents.list', { query: { limit: 1 } })
    expect(total).toBe(3)
    const { agent } = await client.call('agents.get', { params: { id: agent_id } })
    expect(agent).toMatchObject({
      total_properties: 2,
      total_condominiums: 1,
      role: { en: 'Consultant', pt: 'Consultora' },
      description: null,
    })
    expect(await errorOf(client.call('agents.get', { params: { id: 4711 } }))).toMatchObject({
      status: 404,
    })
  })

  test('lists districts by name in the requested language', async () => {
    const db = database.db()
    const district_id = await insertDistrict(db, 'Azores', 'Açores')
    await insertDistrict(db, 'Lisbon', 'Lisboa')
    await insertDistrict(db, 'Zambujal', 'Ábidos')
    await addProperty(client, flatType, { district_id })
    const listNames = async (options: CallOptions<'districts.list'>) =>
      (await client.call('districts.list', options)).districts.map(({ name }) => name.pt)
    expect(await listNames({ language: 'en' })).toEqual(['Açores', 'Lisboa', 'Ábidos'])
    expect(await listNames({ language: 'pt' })).toEqual(['Ábidos', 'Açores', 'Lisboa'])
    expect(await listNames({ query: { filter: { search: 'acores' } } })).toEqual(['Açores'])
    expect(await listNames({ query: { sort: 'created_at', limit: 1, page: 3 } })).toHaveLength(1)
    const { district } = await client.call('districts.get', { params: { id: district_id } })
    expect(district).toMatchObject({ total_properties: 1, cover: null })
    const unknown = client.call('districts.get', { params: { id: 4711 } })
    expect(await errorOf(unknown)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('lists features under their groups, in the order of the groups', async () => {
    const db = database.db()
    const { keys: groups } = await client.call('keyItems.list', { params: { kind: 'master' } })
    expect(groups.map(({ name }) => name.en)).toEqual([
      'View',
      'Outdoor',
      'Indoor',
      'Indoor - Others',
      'Features',
    ])
    const [view, outdoor] = groups.map(({ id }) => id)
    await insertKeyItem(db, 'features', 'Loose', 'Solta')
    await insertKeyItem(db, 'features', 'Pool', 'Piscina', { master_id: outdoor, position: 2 })
    await insertKeyItem(db, 'features', 'Élan garden', 'Jardim', { master_id: outdoor, position: 2 })
    await insertKeyItem(db, 'features', 'Terrace', 'Terraço', { master_id: outdoor, position: 1 })
    await insertKeyItem(db, 'features', 'Sea', '', { master_id: view, position: 9 })
    const listNames = async (query: CallOptions<'keyItems.list'>['query']) =>
      (await client.call('keyItems.list', { params: { kind: 'features' }, query })).keys.map(
        ({ name }) => name.en,
      )
    expect(await listNames({})).toEqual(['Sea', 'Terrace', 'Élan garden', 'Pool', 'Loose'])
    expect(await listNames({ sort: 'name' })).toEqual(['Élan garden', 'Loose', 'Pool', 'Sea', 'Terrace'])
    expect(await listNames({ filter: { master: outdoor } })).toHaveLength(3)
    expect(await listNames({ filter: { search: 'terraco' } })).toEqual(['Terrace'])
    expect(await listNames({ itemsPerPage: 2, page: 2 })).toEqual(['Élan garden', 'Pool'])
    const { keys, total } = await client.call('keyItems.list', { params: { kind: 'features' } })
    expect(total).toBe(5)
    expect(keys[0]).toMatchObject({ name: { en: 'Sea', pt: '-' }, master: view, filterable: 1 })
    expect(keys.at(-1)?.master).toBe(0)
  })

  test('lists distinct property locations by name', async () => {
    const otherFields = { al2: null, al3: null, routeLocation: 'Rua Direita' }
    for (const [concelho, political] of [
      ['Óbidos', 'Santa Maria'],
      ['Lisboa', 'Estrela'],
      ['Lisboa', 'Estrela'],
    ]) {
      const id = await addProperty(client, flatType, {})
      await client.call('properties.saveLocation', {
        params: { id },
        body: { lat: 38.7, lng: -9.1, concelho, distrito: 'Lisboa', political, ...otherFields },
      })
    }
    const { places } = await client.call('properties.places', {})
    expect(places).toEqual(['Estrela', 'Lisboa', 'Óbidos', 'Santa Maria'])
  })

  test('rejects pages of more than a hundred rows and unknown sorts, and returns 404 for an unknown kind', async () => {
    const authorization = `Bearer ${client.token}`
    const fetchStatus = async (path: string) =>
      (await client.app.request(`/api/v1${path}`, { headers: { authorization } })).status
    expect(await fetchStatus('/agents?limit=100')).toBe(200)
    expect(await fetchStatus('/agents?limit=101')).toBe(400)
    expect(await fetchStatus('/districts?sort=id')).toBe(400)
    expect(await fetchStatus('/key-items/types?order=2')).toBe(400)
    expect(await fetchStatus('/key-items/prices')).toBe(404)
  })
})
