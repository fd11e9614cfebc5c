import { DevelopmentInput, DevelopmentUpdateInput } from '#contract/development.ts'
import { endpointOf } from '#contract/index.ts'
import { decodeForm, encodeForm } from '#contract/multipart.ts'
import { PropertyInput, PropertyUpdateInput } from '#contract/property.ts'
import { z } from 'zod'
import { eachDatabase } from './databases.ts'
import { createTestClient, errorOf } from './test-client.ts'
import {
  insertKeyItem,
  addProperty,
  createDevelopmentForm,
  createPropertyForm,
  findTagId,
} from './portfolio.ts'
import { createAgentForm } from '../faults/processes.ts'

// A default would overwrite the stored value whenever a caller omits the field. Only `password` may have a default: an
// empty password leaves the stored one unchanged.
test.each([
  'profile.update',
  'users.update',
  'agents.update',
  'keyItems.update',
  'districts.update',
  'properties.update',
  'properties.saveGeneral',
  'condominiums.update',
  'condominiums.saveGeneral',
] as const)('has no destructive default in any field of %s', (name) => {
  const { body } = endpointOf(name) as { body: z.ZodObject }
  const erasing = Object.entries(body.shape).filter(
    ([field, schema]) => field !== 'password' && schema instanceof z.ZodDefault,
  )
  expect(erasing.map(([field]) => field)).toEqual([])
})

// Forms encode null and empty lists as empty texts, which both schemas must parse back to null and empty lists.
test.each([
  [PropertyInput, PropertyUpdateInput, createPropertyForm(1)],
  [DevelopmentInput, DevelopmentUpdateInput, createDevelopmentForm()],
] as const)('an update parses a complete form to the same values as a creation', (create, update, values) => {
  const stored = create.parse(values)
  const parseEncoded = (schema: typeof create | typeof update) =>
    schema.parse(decodeForm(schema, encodeForm({ ...stored })))
  expect(parseEncoded(update)).toEqual(stored)
  expect(parseEncoded(create)).toEqual(stored)
})

const updates = ['update', 'saveGeneral'] as const

eachDatabase((database) => {
  test('keeps the last name, phone and e-mail address that an update of an agent omits', async () => {
    const client = await createTestClient(database)
    const form = {
      ...createAgentForm('Rita'),
      last_name: 'Nunes',
      phone: '912 345 678',
      email: 'rita@example.pt',
    }
    const { agent_id: id } = await client.call('agents.add', { body: form })
    const { last_name: _, phone: _1, email: _2, ...rest } = form
    await client.call('agents.update', { params: { id: Number(id) }, body: { ...rest, first_name: 'Maria' } })
    const row = await database
      .db()
      .selectFrom('agents')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst()
    expect(row).toMatchObject({
      first_name: 'Maria',
      last_name: 'Nunes',
      phone: '912 345 678',
      email: 'rita@example.pt',
    })
  })

  test.each(updates)('keeps property fields that %s omits', async (name) => {
    const db = database.db()
    const client = await createTestClient(database)
    const flatType = await insertKeyItem(db, 'types', `Flat ${name}`, `Apartamento ${name}`)
    const view = await insertKeyItem(db, 'features', `Sea view ${name}`, `Vista mar ${name}`)
    const id = await addProperty(client, flatType, {
      bedrooms: 3,
      gross_area: 120.5,
      floor: '2.º esq.',
      features_id: [view],
      types: [flatType],
      tag_id: await findTagId(db, 'reserved'),
      search: { youtube_id: null, website: 'https://example.pt', listing_id: null, lifestyles_id: [] },
    })
    const before = (await client.call('properties.general', { params: { id } })).block
    const { reference, type_id, i18n } = createPropertyForm(flatType, { reference: before.reference })
    await client.call(`properties.${name}`, {
      params: { id },
      body: { reference, type_id, i18n, price: 99, bedrooms: null },
    })
    const after = (await client.call('properties.general', { params: { id } })).block
    expect(after).toMatchObject({
      price: 99,
      bedrooms: null,
      gross_area: 120.5,
      floor: '2.º esq.',
      features_id: [view],
      types: [flatType],
      tag_id: before.tag_id,
      search: before.search,
    })
  })

  test.each(updates)(
    'keeps development fields that %s omits, and validates the sent ones against them',
    async (name) => {
      const db = database.db()
      const client = await createTestClient(database)
      const view = await insertKeyItem(db, 'features', `River view ${name}`, `Vista rio ${name}`)
      const body = createDevelopmentForm({
        features_id: [view],
        from_bedrooms: 2,
        to_bedrooms: 4,
        year: 2025,
      })
      const { condominium_id: id } = await client.call('condominiums.add', { body })
      const params = { id }
      await client.call(`condominiums.${name}`, { params, body: { i18n: body.i18n, from_bedrooms: 3 } })
      const { block } = await client.call('condominiums.general', { params })
      expect(block).toMatchObject({ features_id: [view], from_bedrooms: 3, to_bedrooms: 4, year: 2025 })
      const invalidUpdate = client.call(`condominiums.${name}`, {
        params,
        body: { i18n: body.i18n, from_bedrooms: 5 },
      })
      expect(await errorOf(invalidUpdate)).toMatchObject({ status: 422, fields: { to_bedrooms: 'least:5' } })
    },
  )
})
