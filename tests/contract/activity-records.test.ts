import { jest } from '@jest/globals'
import type { Activity, ActivityResource } from '#contract/activity.ts'
import { singletonId } from '../../agency-api/activity/snapshot.ts'
import { auditedRecords } from '../../agency-api/registry.ts'
import { fieldRegistry } from '../../components/field-registry.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import {
  insertAgent,
  insertDistrict,
  insertKeyItem,
  createDevelopmentForm,
  createPropertyForm,
} from './portfolio.ts'
import { fileOf, jpeg } from './photos.ts'

eachDatabase((database) => {
  let testApp: TestApp
  let administrator: Awaited<ReturnType<TestApp['addAccount']>>
  let typeId: number
  const call: TestApp['call'] = (name, options) =>
    testApp.call(name, { token: administrator.token, ...options })

  beforeAll(async () => {
    testApp = await openTestApp(database)
    administrator = await testApp.addAccount({ name: 'Rita Melo' })
    typeId = await insertKeyItem(testApp.context.db, 'types', 'Apartment', 'Apartamento')
  })

  const fetchHistory = async (resource: ActivityResource, id?: number) =>
    (await call('activity.record', { query: { noun: resource, ...(id !== undefined && { id }) } })).activity
  const fetchNewest = async (resource: ActivityResource, id?: number): Promise<Activity | undefined> =>
    (await fetchHistory(resource, id))[0]
  const fetchNewestChanges = async (resource: ActivityResource, id?: number) =>
    (await fetchNewest(resource, id))?.changes.map(({ field, before, after }) => [field, before, after])

  const addProperty = async (overrides = {}) =>
    (await call('properties.add', { body: createPropertyForm(typeId, overrides) })).property_id

  test('records the creation, the exact changes and the deletion of a property', async () => {
    const body = createPropertyForm(typeId)
    const { property_id: id } = await call('properties.add', { body })
    expect(await fetchHistory('properties', id)).toMatchObject([
      {
        action: 'created',
        record_id: id,
        reference: body.reference,
        title: 'Flat by the river',
        actor: { id: administrator.id, name: 'Rita Melo' },
        changes: [],
      },
    ])
    await call('properties.update', {
      params: { id },
      body: {
        ...body,
        price: 390_000.5,
        types: [typeId],
        i18n: { ...body.i18n, title: { en: 'Flat by the river', pt: 'Apartamento T2' } },
      },
    })
    expect(await fetchNewestChanges('properties', id)).toEqual([
      ['i18n.title.pt', 'Apartamento junto ao rio', 'Apartamento T2'],
      ['price', 385_000, 390_000.5],
      ['types', [], [typeId]],
    ])
    expect((await fetchNewest('properties', id))?.changes[2]).toMatchObject({ after_names: ['Apartment'] })
    await call('properties.remove', { params: { id } })
    expect(await fetchNewest('properties', id)).toMatchObject({
      action: 'deleted',
      reference: body.reference,
    })
  })

  test('records nothing when a save changes nothing', async () => {
    const body = createPropertyForm(typeId)
    const { property_id: id } = await call('properties.add', { body })
    await call('properties.update', { params: { id }, body })
    expect(await fetchHistory('properties', id)).toHaveLength(1)
  })

  test('records the changes made on each tab of a property', async () => {
    const id = await addProperty()
    await call('properties.quickChange', { body: { id, block: 'hide_price', value: 1 } })
    expect(await fetchNewestChanges('properties', id)).toEqual([['hide_price', 0, 1]])
    await call('properties.saveLocation', { params: { id }, body: { lat: 38.7, lng: -9.1, radius: 200 } })
    expect(await fetchNewestChanges('properties', id)).toMatchObject([
      ['location', null, { lat: 38.7, lng: -9.1, radius: 200 }],
    ])
    const empty = { en: '', pt: '' }
    await call('properties.saveSeo', {
      params: { id },
      body: {
        title: { en: 'Flat', pt: '' },
        slug: { en: `flat-${id}`, pt: `andar-${id}` },
        description: empty,
      },
    })
    expect(await fetchNewestChanges('properties', id)).toEqual([
      ['seo.title.en', '', 'Flat'],
      ['seo.slug.en', '', `flat-${id}`],
      ['seo.slug.pt', '', `andar-${id}`],
    ])
    await call('properties.saveCollection', {
      params: { id },
      body: { collection: 1, slogan: { en: 'Rare', pt: '' } },
    })
    expect(await fetchNewestChanges('properties', id)).toEqual([
      ['collection', 0, 1],
      ['i18n.slogan.en', '', 'Rare'],
    ])
    await call('properties.uploadAttachment', {
      params: { id },
      body: { file: new File(['%PDF'], 'plan.pdf') },
    })
    expect(await fetchNewestChanges('properties', id)).toEqual([['attachments', [], ['plan.pdf']]])
    const file = fileOf(await jpeg())
    const { media } = await call('properties.uploadMedia', { params: { id }, body: { file } })
    expect(await fetchNewestChanges('properties', id)).toMatchObject([
      ['media', [], [{ id: media?.id }]],
      ['cover', null, media?.id],
    ])
    await call('properties.reorderLocations', { body: { list: [id] } })
    expect((await fetchNewest('properties'))?.action).toBe('reordered')
  })

  test('records in the history of each property that its development was archived', async () => {
    const { condominium_id: id } = await call('condominiums.add', { body: createDevelopmentForm() })
    const propertyIds = [await addProperty(), await addProperty()]
    await call('condominiums.linkProperties', { params: { id }, body: { list: propertyIds } })
    expect((await fetchNewest('properties', propertyIds[0]))?.changes).toMatchObject([
      { field: 'condominium_id', before: null, after: id, after_names: ['Dunes'] },
    ])
    await call('condominiums.update', {
      params: { id },
      body: createDevelopmentForm({ starting_price: 90_000 }),
    })
    expect(await fetchNewestChanges('condominiums', id)).toEqual([['starting_price', -1, 90_000]])
    await call('condominiums.archive', { params: { id } })
    for (const propertyId of propertyIds)
      expect(await fetchNewestChanges('properties', propertyId)).toEqual([['archived', 0, 1]])
    expect(await fetchNewestChanges('condominiums', id)).toEqual([['archived', 0, 1]])
    await call('condominiums.remove', { params: { id } })
    expect((await fetchNewest('properties', propertyIds[1]))?.changes).toMatchObject([
      { field: 'condominium_id', before: id, after: null, before_names: ['Dunes'], after_names: [] },
    ])
  })

  test('records changes of agents, services, website texts and key items', async () => {
    const emptyTexts = { en: '', pt: '' }
    const agent = {
      first_name: 'Ana',
      last_name: 'Sá',
      role: emptyTexts,
      email: '',
      phone: '',
      description: emptyTexts,
    }
    const { agent_id = 0 } = await call('agents.add', { body: agent })
    await call('agents.update', { params: { id: agent_id }, body: { ...agent, phone: '912 000 000' } })
    expect(await fetchNewestChanges('agents', agent_id)).toEqual([['phone', null, '912 000 000']])
    const propertyId = await addProperty({ agent_id })
    const { agent_id: otherAgentId = 0 } = await call('agents.add', { body: { ...agent, first_name: 'Rui' } })
    await call('agents.handOver', { params: { id: agent_id }, body: { agent_id: otherAgentId } })
    expect(await fetchNewest('agents', agent_id)).toMatchObject({ action: 'deleted', title: 'Ana Sá' })
    expect((await fetchNewest('properties', propertyId))?.changes).toMatchObject([
      { field: 'agent_id', before_names: ['Ana Sá'], after_names: ['Rui Sá'] },
    ])

    const service = { title: { en: 'Valuation', pt: '' }, slug: emptyTexts, description: emptyTexts }
    const { service_id = 0 } = await call('services.add', { body: service })
    await call('services.remove', { params: { id: service_id } })
    expect((await fetchHistory('services', service_id)).map(({ action, title }) => [action, title])).toEqual([
      ['deleted', 'Valuation'],
      ['created', 'Valuation'],
    ])
    await call('whoWeAre.update', { body: { description: { en: 'We sell houses', pt: '' } } })
    expect((await fetchNewest('who-we-are'))?.changes).toMatchObject([{ field: 'description.en' }])
    await call('services.saveDescription', { body: { description: { en: '', pt: 'Vendemos' } } })
    expect((await fetchNewest('services-description'))?.changes).toMatchObject([{ field: 'description.pt' }])

    const sea = { name: { en: 'Sea view', pt: 'Vista mar' }, filterable: 1 as const, icons: null, master: 0 }
    const { key_id = 0 } = await call('keyItems.add', { params: { kind: 'features' }, body: sea })
    const propertyWithFeature = await addProperty({ features_id: [key_id] })
    await call('keyItems.update', {
      params: { kind: 'features', id: key_id },
      body: { ...sea, filterable: 0 },
    })
    expect(await fetchNewest('key-items', key_id)).toMatchObject({
      reference: 'features',
      changes: [{ field: 'filterable', before: 1, after: 0 }],
    })
    await call('keyItems.remove', { params: { kind: 'features', id: key_id }, query: { detach: 1 } })
    expect((await fetchNewest('properties', propertyWithFeature))?.changes).toMatchObject([
      { field: 'features_id', before: [key_id], after: [], before_names: ['Sea view'] },
    ])
  })

  test('never records the secrets of accounts', async () => {
    const colleague = {
      name: 'Joana Reis',
      email: 'joana@example.pt',
      initials: 'JR',
      role: 'User' as const,
      phone: null,
      city: null,
      country: null,
    }
    const { user } = await call('users.add', { body: { ...colleague, password: 'first-secret-1' } })
    const id = user?.id ?? 0
    await call('users.update', {
      params: { id },
      body: { ...colleague, role: 'Administrator', password: 'second-secret-2' },
    })
    expect(await fetchNewestChanges('users', id)).toEqual([
      ['role', 'User', 'Administrator'],
      ['password', null, null],
    ])
    const { token } = await testApp.call('session.login', {
      body: { email: colleague.email, password: 'second-secret-2' },
    })
    await testApp.call('profile.changePassword', {
      token,
      body: {
        old_password: 'second-secret-2',
        password: 'third-secret-3',
        password_confirmation: 'third-secret-3',
      },
    })
    expect(await fetchNewest('users', id)).toMatchObject({ actor: { id }, changes: [{ field: 'password' }] })
    const stored = JSON.stringify(await testApp.context.db.selectFrom('activity').selectAll().execute())
    expect(stored).not.toMatch(/secret|argon2|password_hash/)
    expect(stored).not.toContain(token)
  })

  test('never records the content of messages', async () => {
    await testApp.call('inbox.receive', {
      body: {
        label: 'Book Visit',
        subject: 'Private-subject',
        text: 'Private-text',
        name: 'Private-name',
        email: 'private-mail@example.pt',
        consent_text: 'Yes',
      },
    })
    const { inbox } = await call('inbox.list')
    const id = inbox[0]?.id ?? 0
    await call('inbox.archive', { params: { id }, body: { archived: 1 } })
    expect(await fetchNewestChanges('inbox', id)).toEqual([['archived', 0, 1]])
    await call('inbox.reply', { params: { id }, body: { subject: 'Re', text: 'Private-reply' } })
    await call('inbox.remove', { params: { id } })
    expect((await fetchHistory('inbox', id)).map(({ action }) => action)).toEqual([
      'deleted',
      'replied',
      'changed',
    ])
    const stored = JSON.stringify(await testApp.context.db.selectFrom('activity').selectAll().execute())
    expect(stored.toLowerCase()).not.toContain('private')
  })

  test('has a label on the History tab for every recorded field', async () => {
    const { db } = testApp.context
    const propertyId = await addProperty()
    const { condominium_id } = await call('condominiums.add', { body: createDevelopmentForm() })
    await insertDistrict(db, 'Alfama', 'Alfama')
    await insertAgent(db, 'Ana', 'Sá')
    const emptyTexts = { en: '', pt: '' }
    const service = { title: { en: 'Valuation', pt: '' }, slug: emptyTexts, description: emptyTexts }
    await call('services.add', { body: service })
    await testApp.call('inbox.receive', {
      body: {
        label: 'Book Visit',
        subject: 'Visit',
        text: 'Tomorrow?',
        name: 'Eva',
        email: 'eva@example.pt',
        consent_text: 'Yes',
      },
    })
    const idOf = async (table: 'agents' | 'districts' | 'services' | 'key_items' | 'users' | 'messages') =>
      (await db.selectFrom(table).select('id').limit(1).executeTakeFirst())?.id
    const ids: Partial<Record<ActivityResource, number>> = {
      properties: propertyId,
      condominiums: condominium_id,
      agents: await idOf('agents'),
      districts: await idOf('districts'),
      services: await idOf('services'),
      'key-items': await idOf('key_items'),
      users: await idOf('users'),
      inbox: await idOf('messages'),
      'services-description': singletonId,
      'who-we-are': singletonId,
      'front-page': singletonId,
    }
    for (const [resource, { snapshot }] of auditedRecords) {
      const [record] = (await snapshot(db, [ids[resource] ?? 0])).values()
      expect([resource, record]).toEqual([resource, expect.anything()])
      const paths = Object.keys(record?.fields ?? {}).map((field) => field.replace(/\.(en|pt)$/, ''))
      const labelled = Object.keys(fieldRegistry[resource] ?? {})
      expect([resource, paths.filter((path) => !labelled.includes(path))]).toEqual([resource, []])
    }
  })

  test('records nothing for a rejected change', async () => {
    const id = await addProperty()
    const formWithTakenReference = createPropertyForm(typeId)
    await call('properties.add', { body: formWithTakenReference })
    const before = await call('activity.agency')
    await errorOf(call('properties.update', { params: { id }, body: formWithTakenReference }))
    await errorOf(
      call('properties.update', {
        params: { id },
        body: createPropertyForm(typeId),
        headers: { 'if-match': '"other"' },
      }),
    )
    expect((await call('activity.agency')).total).toBe(before.total)
  })

  test('records each of two concurrent saves with its own changes only', async () => {
    const id = await addProperty()
    await Promise.all(
      (['low_cost', 'hide_price'] as const).map((block) =>
        call('properties.quickChange', { body: { id, block, value: 1 } }),
      ),
    )
    const entries = (await fetchHistory('properties', id)).slice(0, 2)
    expect(entries.map(({ changes }) => changes.map(({ field }) => field)).sort()).toEqual([
      ['hide_price'],
      ['low_cost'],
    ])
  })

  describe('reverting', () => {
    const revert = (entry: Activity | undefined, field: string, anyway: 0 | 1 = 0) =>
      call('activity.revert', { params: { id: entry?.id ?? 0 }, body: { field, anyway } })
    const fetchGeneral = async (id: number) => (await call('properties.general', { params: { id } })).block

    test('restores the previous price and records the revert', async () => {
      const id = await addProperty({ price: 100 })
      await call('properties.quickChange', { body: { id, block: 'price', value: 200 } })
      const entry = await fetchNewest('properties', id)
      expect(entry?.changes).toMatchObject([{ field: 'price', revertible: true }])
      await revert(entry, 'price')
      expect((await fetchGeneral(id)).price).toBe(100)
      expect(await fetchNewest('properties', id)).toMatchObject({
        reverts: entry?.id,
        changes: [{ field: 'price', before: 200, after: 100 }],
      })
      // A second revert changes nothing.
      await revert(entry, 'price')
      expect((await fetchNewest('properties', id))?.reverts).toBe(entry?.id)
    })

    test('returns the entry of the revert even if another change follows at once', async () => {
      const id = await addProperty({ price: 100 })
      await call('properties.quickChange', { body: { id, block: 'price', value: 200 } })
      const entry = await fetchNewest('properties', id)
      mockNextRestore(async (restore) => {
        await restore()
        await call('properties.quickChange', { body: { id, block: 'hide_price', value: 1 } })
      })
      const { activity_id } = await revert(entry, 'price')
      const [concurrent, own] = await fetchHistory('properties', id)
      expect(concurrent?.changes).toMatchObject([{ field: 'hide_price' }])
      expect(activity_id).toBe(own?.id)
      expect(own?.reverts).toBe(entry?.id)
    })

    test('does not overwrite a change made while it reverts', async () => {
      const id = await addProperty({ price: 100 })
      await call('properties.quickChange', { body: { id, block: 'price', value: 200 } })
      const entry = await fetchNewest('properties', id)
      mockNextRestore(async (restore) => {
        await call('properties.quickChange', { body: { id, block: 'price', value: 300 } })
        await restore()
      })
      expect(await errorOf(revert(entry, 'price'))).toMatchObject({ code: 'CHANGED_SINCE' })
      const { block } = await call('properties.general', { params: { id } })
      expect(block.price).toBe(300)
      expect(await fetchHistory('properties', id)).toHaveLength(3)
    })

    test('rejects a field that has changed since, unless forced', async () => {
      const id = await addProperty({ price: 100 })
      await call('properties.quickChange', { body: { id, block: 'price', value: 200 } })
      const entry = await fetchNewest('properties', id)
      await call('properties.quickChange', { body: { id, block: 'price', value: 300 } })
      expect(await errorOf(revert(entry, 'price'))).toMatchObject({ code: 'CHANGED_SINCE', status: 409 })
      expect((await fetchGeneral(id)).price).toBe(300)
      await revert(entry, 'price', 1)
      expect((await fetchGeneral(id)).price).toBe(100)
    })

    test('rejects a value that the form would reject', async () => {
      const body = createPropertyForm(typeId)
      const { property_id: id } = await call('properties.add', { body })
      await call('properties.update', { params: { id }, body: { ...body, reference: `${body.reference}-B` } })
      const entry = await fetchNewest('properties', id)
      await call('properties.add', { body: createPropertyForm(typeId, { reference: body.reference }) })
      expect(await errorOf(revert(entry, 'reference'))).toMatchObject({ code: 'REFERENCE_ALREADY_EXISTS' })
    })

    test('restores texts, locations, SEO texts, slogans and archiving', async () => {
      const body = createPropertyForm(typeId)
      const { property_id: id } = await call('properties.add', { body })
      await call('properties.update', {
        params: { id },
        body: { ...body, i18n: { ...body.i18n, title: { en: 'Other', pt: 'Outro' } } },
      })
      await revert(await fetchNewest('properties', id), 'i18n.title.pt')
      expect((await fetchGeneral(id)).i18n.title).toEqual({ en: 'Other', pt: 'Apartamento junto ao rio' })
      await call('properties.saveLocation', { params: { id }, body: { lat: 38.7, lng: -9.1 } })
      await revert(await fetchNewest('properties', id), 'location')
      expect((await call('properties.location', { params: { id } })).block.location).toBeNull()
      await call('properties.saveSeo', {
        params: { id },
        body: {
          title: { en: 'Flat', pt: '' },
          slug: { en: `flat-${id}`, pt: `andar-${id}` },
          description: { en: '', pt: '' },
        },
      })
      await revert(await fetchNewest('properties', id), 'seo.title.en')
      expect((await call('properties.seo', { params: { id } })).block.title.en).toBe('')
      await call('properties.saveCollection', {
        params: { id },
        body: { collection: 0, slogan: { en: 'Rare', pt: '' } },
      })
      await revert(await fetchNewest('properties', id), 'i18n.slogan.en')
      expect((await fetchGeneral(id)).i18n.slogan.en).toBe('')
      await call('properties.archive', { params: { id } })
      await revert(await fetchNewest('properties', id), 'archived')
      expect((await fetchGeneral(id)).archived).toBe(0)
    })

    test('reverts the unarchiving of a development by archiving only the properties that it unarchived', async () => {
      const { condominium_id: id } = await call('condominiums.add', { body: createDevelopmentForm() })
      const params = { id }
      const [unarchived, active] = [await addProperty(), await addProperty()]
      await call('condominiums.linkProperties', { params, body: { list: [unarchived] } })
      await call('condominiums.archive', { params })
      await call('condominiums.linkProperties', { params, body: { list: [active] } })
      await call('condominiums.unArchive', { params })
      await revert(await fetchNewest('condominiums', id), 'archived')
      expect((await fetchGeneral(unarchived)).archived).toBe(1)
      expect((await fetchGeneral(active)).archived).toBe(0)
    })

    test('restores other resources through their own forms', async () => {
      const emptyTexts = { en: '', pt: '' }
      const agent = { first_name: 'Eva', role: emptyTexts, email: '', phone: '1', description: emptyTexts }
      const { agent_id: id = 0 } = await call('agents.add', { body: agent })
      await call('agents.update', { params: { id }, body: { ...agent, phone: '2' } })
      await revert(await fetchNewest('agents', id), 'phone')
      expect((await call('agents.get', { params: { id } })).agent.phone).toBe('1')
      await call('whoWeAre.update', { body: { description: { en: 'Before', pt: '' } } })
      await call('whoWeAre.update', { body: { description: { en: 'After', pt: '' } } })
      await revert(await fetchNewest('who-we-are'), 'description.en')
      expect((await call('whoWeAre.get')).whoWeAre.description.en).toContain('Before')
    })

    test('restores the default order of highlights that no user had ordered before', async () => {
      const ids = [await addProperty({ highlighted: 1 }), await addProperty({ highlighted: 1 })]
      await call('frontPage.saveHighlights', { body: { list: ids.toReversed() } })
      const entry = await fetchNewest('front-page')
      expect(entry?.changes).toMatchObject([{ field: 'highlights', before: ids, after: ids.toReversed() }])
      await revert(entry, 'highlights')
      expect((await call('frontPage.highlights')).properties.map(({ id }) => id)).toEqual(ids)
    })

    test('refuses to revert creations, secrets and deleted records, and doesn’t let ordinary users revert accounts', async () => {
      const id = await addProperty()
      const creation = await fetchNewest('properties', id)
      expect(await errorOf(revert(creation, 'price'))).toMatchObject({ code: 'NOT_REVERTIBLE' })
      await call('properties.quickChange', { body: { id, block: 'price', value: 5 } })
      const entry = await fetchNewest('properties', id)
      await call('properties.remove', { params: { id } })
      expect(await errorOf(revert(entry, 'price'))).toMatchObject({ code: 'NOT_FOUND' })
      const user = await testApp.addAccount({ role: 'User' })
      const { activity } = await call('activity.agency', { query: { filter: { noun: 'users' } } })
      const roleEntry = activity.find(({ changes }) => changes.some(({ field }) => field === 'role'))
      expect(
        await errorOf(
          testApp.call('activity.revert', {
            token: user.token,
            params: { id: roleEntry?.id ?? 0 },
            body: { field: 'role' },
          }),
        ),
      ).toMatchObject({ code: 'UNAUTHORIZED' })
      const passwordEntry = activity.find(({ changes }) => changes.some(({ field }) => field === 'password'))
      expect(await errorOf(revert(passwordEntry, 'password'))).toMatchObject({ code: 'NOT_REVERTIBLE' })
    })
  })
})

/** Replaces the next restore of a property by `run`, which receives the real one. */
function mockNextRestore(run: (restore: () => Promise<unknown>) => Promise<void>): void {
  const records = auditedRecords.get('properties')
  if (records === undefined) throw new Error('Properties are not audited')
  const { restore } = records
  jest.spyOn(records, 'restore').mockImplementationOnce((...args) => run(() => restore(...args)))
}
