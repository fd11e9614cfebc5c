import { limits } from '#contract/limits.ts'
import { eachDatabase } from './databases.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { errorOf } from './test-client.ts'

const path = '/properties/listings'
const createViewBody = (name: string, { shared = 0 }: { shared?: 0 | 1 } = {}) => ({
  path,
  name,
  query: 'business=rent',
  columns: '',
  density: '' as const,
  shared,
})

eachDatabase((database) => {
  let testApp: TestApp
  let anaToken: string
  let ruiToken: string
  let administratorToken: string

  beforeAll(async () => {
    testApp = await openTestApp(database)
    anaToken = (await testApp.addAccount({ role: 'User', email: 'ana@views.example' })).token
    ruiToken = (await testApp.addAccount({ role: 'User', email: 'rui@views.example' })).token
    administratorToken = (await testApp.addAccount({ role: 'Administrator', email: 'eva@views.example' }))
      .token
  })

  const listViews = async (token: string) => (await testApp.call('savedViews.list', { token })).views
  const listNames = async (token: string) => (await listViews(token)).map(({ name }) => name)
  const add = async (token: string, body: ReturnType<typeof createViewBody>) =>
    (await testApp.call('savedViews.add', { token, body })).id

  test('shows private views to their owner and shared ones to everyone', async () => {
    await add(anaToken, createViewBody('Rentals'))
    await add(anaToken, createViewBody('Team rentals', { shared: 1 }))
    expect(await listNames(anaToken)).toEqual(['Rentals', 'Team rentals'])
    expect(await listViews(ruiToken)).toEqual([
      expect.objectContaining({ name: 'Team rentals', query: 'business=rent', editable: false }),
    ])
    expect(await listNames(administratorToken)).toEqual(['Team rentals'])
  })

  test('stores the columns and density of the table', async () => {
    const body = { ...createViewBody('Dense'), columns: 'agent_9,-type', density: 'comfortable' as const }
    const { id } = await testApp.call('savedViews.add', { token: anaToken, body })
    const findView = async () => (await listViews(anaToken)).find((view) => view.id === id)
    expect(await findView()).toMatchObject({ columns: 'agent_9,-type', density: 'comfortable' })
    await testApp.call('savedViews.update', {
      token: anaToken,
      params: { id },
      body: createViewBody('Dense'),
    })
    expect(await findView()).toMatchObject({ columns: '', density: '' })
    await testApp.call('savedViews.remove', { token: anaToken, params: { id } })
  })

  test('lets only the owner and administrators change a shared view', async () => {
    const sharedId = await add(anaToken, createViewBody('Sea views', { shared: 1 }))
    const privateId = await add(anaToken, createViewBody('My own'))
    const change = (token: string, id: number) =>
      testApp.call('savedViews.update', {
        token,
        params: { id },
        body: createViewBody('Renamed', { shared: 1 }),
      })
    expect(await errorOf(change(ruiToken, sharedId))).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
    expect(await errorOf(change(ruiToken, privateId))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await errorOf(change(administratorToken, privateId))).toMatchObject({ status: 404 })
    const remove = testApp.call('savedViews.remove', { token: ruiToken, params: { id: sharedId } })
    expect(await errorOf(remove)).toMatchObject({ status: 403 })
    await change(administratorToken, sharedId)
    expect((await listViews(ruiToken)).find(({ id }) => id === sharedId)?.name).toBe('Renamed')
    await testApp.call('savedViews.remove', { token: anaToken, params: { id: sharedId } })
    expect((await listViews(ruiToken)).some(({ id }) => id === sharedId)).toBe(false)
  })

  test.each(['#', 'a=b\nX: y', 'a=é', 'a b'])(
    'rejects the query %j, which a page cannot redirect to',
    async (query) => {
      const body = { ...createViewBody('Odd', { shared: 1 }), query }
      const error = await errorOf(testApp.call('savedViews.add', { token: anaToken, body }))
      expect(error).toMatchObject({ status: 422, fields: { query: 'invalid' } })
    },
  )

  test('accepts concurrent requests to set the same default', async () => {
    const id = await add(anaToken, createViewBody('Twice'))
    const setDefault = () => testApp.call('savedViews.setDefault', { token: anaToken, body: { path, id } })
    await Promise.all([setDefault(), setDefault(), setDefault()])
    expect((await listViews(anaToken)).filter((view) => view.is_default).map((view) => view.id)).toEqual([id])
    await testApp.call('savedViews.remove', { token: anaToken, params: { id } })
  })

  test('lets only the owner of views reorder them', async () => {
    const [a, b, c] = [
      await add(ruiToken, createViewBody('A')),
      await add(ruiToken, createViewBody('B')),
      await add(ruiToken, createViewBody('C')),
    ]
    await testApp.call('savedViews.reorder', { token: ruiToken, body: { list: [c, a, b] } })
    expect((await listNames(ruiToken)).slice(0, 3)).toEqual(['C', 'A', 'B'])
    await testApp.call('savedViews.reorder', { token: anaToken, body: { list: [a, b, c] } })
    expect((await listNames(ruiToken)).slice(0, 3)).toEqual(['C', 'A', 'B'])
  })

  test('allows one default per list and user, and removes it with its view', async () => {
    const [first, second] = [
      await add(ruiToken, createViewBody('First')),
      await add(ruiToken, createViewBody('Second', { shared: 1 })),
    ]
    const choose = (token: string, id: number | null, list = path) =>
      testApp.call('savedViews.setDefault', { token, body: { path: list, id } })
    const listDefaults = async (token: string) =>
      (await listViews(token)).filter((view) => view.is_default).map(({ id }) => id)
    await choose(ruiToken, first)
    await choose(ruiToken, second)
    await choose(anaToken, second)
    expect(await listDefaults(ruiToken)).toEqual([second])
    expect(await errorOf(choose(anaToken, first))).toMatchObject({ status: 404 })
    expect(await errorOf(choose(ruiToken, first, '/properties/sold'))).toMatchObject({ status: 404 })
    await choose(anaToken, null)
    expect(await listDefaults(anaToken)).toEqual([])
    await testApp.call('savedViews.remove', { token: ruiToken, params: { id: second } })
    expect(await listDefaults(ruiToken)).toEqual([])
  })

  test('keeps shared views and deletes private ones when their owner is deleted', async () => {
    const { token, id } = await testApp.addAccount({ role: 'User', email: 'leaver@views.example' })
    await add(token, createViewBody('Left behind', { shared: 1 }))
    const privateId = await add(token, createViewBody('Gone'))
    await testApp.call('users.remove', { token: administratorToken, params: { id } })
    expect(await listNames(anaToken)).toContain('Left behind')
    const { db } = testApp.context
    expect(await db.selectFrom('saved_views').select('id').where('id', '=', privateId).execute()).toEqual([])
  })

  test('limits the views of a user, under concurrency too', async () => {
    const { token } = await testApp.addAccount({ role: 'User', email: 'collector@views.example' })
    // Leaves room for two views.
    for (let n = 2; n < limits.savedViewsPerUser; n += 1) await add(token, createViewBody(`View ${n}`))
    const save = () => testApp.request('savedViews.add', { token, body: createViewBody('Last') })
    const saved = await Promise.all([save(), save(), save()])
    expect(saved.map(({ status }) => status).sort()).toEqual([201, 201, 409])
    expect(await (await save()).json()).toEqual({ errors: { msg: 'SAVED_VIEW_LIMIT', params: { max: 100 } } })
    const [first] = await listViews(token)
    await testApp.call('savedViews.remove', { token, params: { id: first?.id ?? 0 } })
    expect((await save()).status).toBe(201)
  })

  test('lists some shared views of each user when there are more than the list may contain', async () => {
    const { token: quiet } = await testApp.addAccount({ role: 'User', email: 'quiet@views.example' })
    await add(quiet, createViewBody('My private one'))
    await add(quiet, createViewBody('Quietly shared', { shared: 1 }))
    const { db } = testApp.context
    const at = testApp.context.now().toISOString()
    for (const email of ['loud-1@views.example', 'loud-2@views.example']) {
      const { id: user_id } = await testApp.addAccount({ role: 'User', email })
      // All at position 0: a list ordered by position alone would omit the view at position 1, “Quietly shared”.
      const rows = Array.from({ length: 150 }, (_, n) => ({
        ...createViewBody(`${email} ${n}`, { shared: 1 }),
        user_id,
        position: 0,
        created_at: at,
        updated_at: at,
      }))
      await db.insertInto('saved_views').values(rows).execute()
    }
    const names = await listNames(anaToken)
    expect(names).toHaveLength(limits.savedViewsListed)
    expect(names).toContain('Quietly shared')
  })

  test.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a URL of another site', { path: 'https://example.com' }, 'path'],
    ['a query above 2,000 characters', { query: 'a'.repeat(2001) }, 'query'],
    ['invalid columns', { columns: '<b>' }, 'columns'],
  ])('rejects %s on its field', async (_, change, field) => {
    const error = await errorOf(
      testApp.call('savedViews.add', { token: anaToken, body: { ...createViewBody('Wrong'), ...change } }),
    )
    expect(error.status).toBe(422)
    expect(Object.keys(error.fields)).toEqual([field])
  })
})
