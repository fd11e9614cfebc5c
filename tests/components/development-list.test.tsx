import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { DevelopmentList } from '@/components/developments/list/development-list'
import type { DevelopmentState } from '@/components/developments/list/development-list-state'
import { notificationStore } from '@/components/resource/notifier'
import {
  errorResponse,
  type FakeResponse,
  type FakeResponses,
  renderWithServer,
  savedResponse,
} from './render-with-server'
import { Navigation } from './next-navigation'

const createDevelopment = (id: number, title: string, rest: object = {}) => ({
  id,
  information: { title, slogan: 'The river at home', description: '-' },
  i18n: { title: { en: title, pt: title }, slogan: { en: '', pt: '' } },
  ...rest,
})
const foz = createDevelopment(1, 'Foz Gardens', {
  condo_where: 'Foz, Porto',
  starting_price: 350_000,
  from_bedrooms: 1,
  to_bedrooms: 4,
  from_gross_area: 80,
  to_gross_area: 80,
  properties: { total: 3, active: 2, archived: 1 },
})
const archivedDemo = createDevelopment(2, 'Marina', { disabled: 1, archived: 1, missing: ['en'] })

const listOf = (...condominiums: object[]): FakeResponses => ({
  'GET /api/v1/condominiums': { body: { condominiums, total: condominiums.length } },
})

function renderList(responses: FakeResponses, { state = 'active' as DevelopmentState, query = '' } = {}) {
  return renderWithServer(
    <Navigation search={new URLSearchParams(query)}>
      <DevelopmentList state={state} tiles={null} />
    </Navigation>,
    responses,
    '/condominiums/listings',
  )
}
const findCard = async (title: string) => {
  const card = (await screen.findByRole('link', { name: title })).closest('article')
  if (card === null) throw new Error(`No card of ${title}`)
  return card
}

describe('development card', () => {
  test('shows title, slogan, location, starting price and property ranges', async () => {
    renderList(listOf(foz))
    const card = await findCard('Foz Gardens')
    for (const text of ['The river at home', 'Foz, Porto', 'from 350.000 €', '1–4', '80 m²', '3 properties'])
      expect(card).toHaveTextContent(text)
    const links = within(card)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Foz Gardens', '/condominiums/edit/1/general'],
      ['No photos', '/condominiums/edit/1/media'],
      ['No location', '/condominiums/edit/1/location'],
    ])
  })

  test('shows the archived state, missing translations and missing values, but no placeholder "-"', async () => {
    renderList(listOf(archivedDemo), { state: 'archived' })
    const card = await findCard('Marina')
    expect(within(card).queryByText('-')).toBeNull()
    for (const text of ['No location text', 'No properties', 'Archived', 'Not translated: EN'])
      expect(card).toHaveTextContent(text)
  })

  test('does not open a demo development and explains why for 5 seconds', async () => {
    const { user } = renderList(listOf(archivedDemo))
    await user.click(await screen.findByRole('link', { name: 'Marina' }))
    expect(notificationStore.read()).toContainEqual(
      expect.objectContaining({ message: 'errors.DEMO', timeout: 5000 }),
    )
  })

  test('does not show a highlight that the server rejects, and says why', async () => {
    const { user, getPosts } = renderList({
      ...listOf(foz),
      'GET /api/v1/condominiums/getTags': { body: { tags: [] } },
      'POST /api/v1/condominiums/quickChange': errorResponse(403, 'UNAUTHORIZED'),
    })
    const card = await findCard('Foz Gardens')
    await user.click(within(card).getByRole('button', { name: 'Actions for Foz Gardens' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Highlight' }))
    await waitFor(() => expect(getPosts()).not.toEqual([]))
    expect(getPosts()[0]?.body?.get('block')).toBe('highlighted')
    await waitFor(() => expect(card).not.toHaveTextContent('Highlighted'))
    expect(notificationStore.read()).toContainEqual(
      expect.objectContaining({ message: 'errors.UNAUTHORIZED' }),
    )
  })
})

test('counts the states and problems that a compact table row has no room for', async () => {
  renderList(listOf({ ...foz, archived: 1, highlighted: 1 }), { query: 'view=table' })
  const count = await screen.findByTitle('Highlighted, No photos, No location')
  expect(count).toHaveTextContent('+3')
  expect(count).toHaveAttribute('href', '/condominiums/edit/1/media')
})

test('offers to resend a change that did not reach the server', async () => {
  const change = 'POST /api/v1/condominiums/quickChange'
  const timeout = errorResponse(504, 'SERVER_TIMEOUT_CONNECTION_ERROR')
  const { user, getPosts } = renderList({
    ...listOf(foz),
    'GET /api/v1/condominiums/getTags': { body: { tags: [] } },
    [change]: timeout,
  })
  const card = await findCard('Foz Gardens')
  await user.click(within(card).getByRole('button', { name: 'Actions for Foz Gardens' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Highlight' }))
  const getUnsentNotification = () =>
    notificationStore.read().find(({ text }) => text?.includes('isn’t saved yet') === true)
  await waitFor(() =>
    expect(getUnsentNotification()?.text).toBe(
      'Server is not responding, connection error. The change to Foz Gardens isn’t saved yet.',
    ),
  )
  const countBefore = getPosts().length
  await act(async () => void (await getUnsentNotification()?.action?.run()))
  expect(getPosts().length).toBeGreaterThan(countBefore)
})

describe('website order', () => {
  const reorderRoute = 'POST /api/v1/condominiums/location/reorder'
  const developments = listOf(
    foz,
    { ...foz, id: 2, information: { title: 'Marina' } },
    { ...foz, id: 3, information: { title: 'Dunas' } },
  )
  const openMenu = async (user: ReturnType<typeof renderList>['user'], title: string) => {
    await user.click(within(await findCard(title)).getByRole('button', { name: `Actions for ${title}` }))
    await screen.findByRole('menuitem', { name: 'Highlight' })
  }
  const getSentOrders = (requests: ReturnType<typeof renderList>['requests']) =>
    requests
      .filter(({ path }) => path.endsWith('/location/reorder'))
      .map(({ body }) => [0, 1, 2].map((index) => body?.get(`list[${index}]`)).join())

  test('moves a development down from its menu, with undo; the first cannot move up', async () => {
    const { user, requests } = renderList(
      { ...developments, [reorderRoute]: savedResponse() },
      { query: 'sort=website' },
    )
    await openMenu(user, 'Foz Gardens')
    expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    await openMenu(user, 'Marina')
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(getSentOrders(requests)).toEqual(['1,3,2']))
    const getNotification = () =>
      notificationStore.read().find(({ text }) => text === 'Marina is now number 3 on the website')
    await waitFor(() => expect(getNotification()).toBeDefined())
    act(() => {
      getNotification()?.action?.run()
    })
    await waitFor(() => expect(getSentOrders(requests)).toEqual(['1,3,2', '1,2,3']))
    await waitFor(() =>
      expect(notificationStore.read()).toContainEqual(expect.objectContaining({ text: 'Marina restored' })),
    )
  })

  test('cannot be changed while the list is sorted or filtered differently', async () => {
    for (const query of ['', 'sort=website&name=FOZ']) {
      const { user } = renderList(developments, { query })
      await openMenu(user, 'Foz Gardens')
      expect(screen.queryByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument()
      cleanup()
    }
  })
})

describe('bulk actions', () => {
  const dunes = { ...foz, id: 3, information: { title: 'Dunas' } }
  const createBatchResponse = (state: 'draft' | 'done', change: object, counts: object): FakeResponse => ({
    body: { id: 5, resource: 'condominiums', change, state, counts, created_at: '2026-05-01T10:00:00Z' },
  })
  const createItem = (record_id: number, title: string, state: string, problem: string | null = null) => ({
    record_id,
    title,
    state,
    problem,
  })
  const createItemsResponse = (...list: object[]): FakeResponse => ({
    body: { items: list, total: list.length },
  })
  const archiveChange = { field: 'archived', value: 1 }
  const createResponses = (draft: FakeResponse, items: FakeResponse): FakeResponses => ({
    ...listOf(foz, dunes),
    'GET /api/v1/condominiums/getTags': { body: { tags: [] } },
    'GET /api/v1/batches': { body: { batches: [] } },
    'POST /api/v1/batches/add': { ...draft, status: 201 },
    'GET /api/v1/batches/5': draft,
    'GET /api/v1/batches/5/items': items,
    'POST /api/v1/batches/5/start': { status: 202, body: {} },
  })

  test('archive after a preview with the property count; rejected items show why and stay selected', async () => {
    const responses = createResponses(
      createBatchResponse('draft', archiveChange, { waiting: 2 }),
      createItemsResponse(createItem(1, 'Foz Gardens', 'waiting'), createItem(3, 'Dunas', 'waiting')),
    )
    const { user, requests } = renderList(responses)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = await screen.findByRole('region', { name: 'Selected developments' })
    await user.click(await within(bar).findByRole('button', { name: 'Archive' }))
    const preview = await screen.findByRole('alertdialog', { name: 'Archive 2 developments?' })
    expect(preview).toHaveTextContent('4 properties will be archived too.')
    expect(await within(preview).findByText('Dunas')).toBeInTheDocument()
    expect(requests.some(({ path }) => path.endsWith('/start'))).toBe(false)

    responses['GET /api/v1/batches/5'] = createBatchResponse('done', archiveChange, { done: 1, failed: 1 })
    responses['GET /api/v1/batches/5/items'] = createItemsResponse(
      createItem(3, 'Dunas', 'failed', 'CHANGED_SINCE'),
      createItem(1, 'Foz Gardens', 'done'),
    )
    await user.click(within(preview).getByRole('button', { name: 'Archive' }))
    const report = await screen.findByRole('dialog', { name: '1 record changed' })
    expect(report).toHaveTextContent('1 couldn’t be changed.')
    await waitFor(() =>
      expect(within(report).getAllByRole('listitem')[0]).toHaveTextContent(
        /Dunas.*Someone else has changed it/,
      ),
    )
    await user.click(within(report).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('checkbox', { name: 'Select Dunas' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select Foz Gardens' })).not.toBeChecked()
    expect(notificationStore.read()).toContainEqual(
      expect.objectContaining({ text: '1 development archived', action: expect.anything() }),
    )
  })

  test('stop on request and count the items not reached', async () => {
    const responses = createResponses(
      createBatchResponse('draft', archiveChange, { waiting: 2 }),
      createItemsResponse(createItem(1, 'Foz Gardens', 'waiting'), createItem(3, 'Dunas', 'waiting')),
    )
    responses['POST /api/v1/batches/5/cancel'] = { status: 202, body: {} }
    const { user } = renderList(responses)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Archive' }))
    const preview = await screen.findByRole('alertdialog', { name: 'Archive 2 developments?' })
    const running = createBatchResponse('draft', archiveChange, { done: 1, waiting: 1 })
    responses['GET /api/v1/batches/5'] = { body: { ...Object(running.body), state: 'running' } }
    await user.click(within(preview).getByRole('button', { name: 'Archive' }))
    const progress = await screen.findByRole('dialog', { name: 'Working…' })
    expect(within(progress).getByRole('status')).toHaveTextContent('1 of 2')
    responses['GET /api/v1/batches/5'] = { body: { ...Object(running.body), state: 'cancelled' } }
    await user.click(within(progress).getByRole('button', { name: 'Stop' }))
    const report = await screen.findByRole('dialog', { name: '1 record changed' })
    expect(report).toHaveTextContent('1 wasn’t reached because you stopped.')
  })

  test.each([
    ['keep what was selected meanwhile', { done: 1 }, '1 development archived', false],
    ['report a failure', { failed: 1 }, '1 couldn’t be changed.', true],
  ])('in the background %s', async (_, counts, text, isFozSelected) => {
    const responses = createResponses(
      createBatchResponse('draft', archiveChange, { waiting: 1 }),
      createItemsResponse(createItem(1, 'Foz Gardens', 'waiting')),
    )
    const { user } = renderList(responses)
    await user.click(await screen.findByRole('checkbox', { name: 'Select Foz Gardens' }))
    await user.click(await screen.findByRole('button', { name: 'Archive' }))
    const preview = await screen.findByRole('alertdialog', { name: 'Archive this development?' })
    const running = createBatchResponse('draft', archiveChange, { waiting: 1 })
    responses['GET /api/v1/batches/5'] = { body: { ...Object(running.body), state: 'running' } }
    await user.click(within(preview).getByRole('button', { name: 'Archive' }))
    await user.click(await screen.findByRole('button', { name: 'Continue in the background' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Dunas' }))
    responses['GET /api/v1/batches/5'] = createBatchResponse('done', archiveChange, counts)
    responses['GET /api/v1/batches/5/items'] = createItemsResponse(
      createItem(1, 'Foz Gardens', 'failed', 'CHANGED_SINCE'),
    )
    await waitFor(
      () => {
        expect(notificationStore.read()).toContainEqual(expect.objectContaining({ text }))
        const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Foz Gardens' })
        expect(checkbox.checked).toBe(isFozSelected)
      },
      { timeout: 3000 },
    )
    expect(screen.getByRole('checkbox', { name: 'Select Dunas' })).toBeChecked()
  })

  test('delete only after a confirmation that explains what happens to the properties', async () => {
    const deletion = createBatchResponse('draft', { field: 'deleted' }, { waiting: 1 })
    const { user, requests } = renderList(
      createResponses(deletion, createItemsResponse(createItem(3, 'Dunas', 'waiting'))),
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Select Dunas' }))
    const bar = await screen.findByRole('region', { name: 'Selected developments' })
    await user.click(await within(bar).findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    expect(dialog).toHaveTextContent('Its properties will be kept, without a development')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(requests.some(({ path }) => path.endsWith('/start'))).toBe(false)
  })

  test('are hidden for an API without batches', async () => {
    const { user } = renderList(listOf(foz, dunes))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Dunas' }))
    const bar = await screen.findByRole('region', { name: 'Selected developments' })
    expect(within(bar).getByRole('button', { name: 'Clear selection' })).toBeInTheDocument()
    for (const name of ['Archive', 'Tag', 'Edit…', 'Delete'])
      expect(within(bar).queryByRole('button', { name })).not.toBeInTheDocument()
  })
})

describe('development list', () => {
  test('requests the filters of the URL and shows the active ones', async () => {
    const { requests } = renderList(listOf(foz), {
      query: 'name=FOZ&bedrooms=2-5&price=500000&location=Porto',
    })
    const active = await screen.findByRole('group', { name: 'Active filters' })
    for (const text of ['Title: FOZ', 'Bedrooms 2 to 5', 'Up to 500.000 €', 'Location: Porto'])
      expect(active).toHaveTextContent(text)
    const filter = requests.find(({ path }) => path === '/api/v1/condominiums')?.query.get('filter')
    expect(JSON.parse(filter ?? '{}')).toEqual({
      state: 'active',
      name: 'FOZ',
      price: 500_000,
      bedrooms: { from: 2, to: 5 },
      condominiumLocation: 'Porto',
    })
  })

  test('has sliders from 0 to 10 for bedrooms and parking that show a dash while not set', async () => {
    const { user } = renderList(listOf(foz))
    await user.click(screen.getByRole('button', { name: 'Add filter' }))
    for (const name of ['Bedrooms', 'Parking']) {
      const group = screen.getByRole('group', { name: new RegExp(name) })
      expect(group).toHaveTextContent('-')
      const [from, to] = within(group).getAllByRole('slider')
      expect(from).toHaveAttribute('min', '0')
      expect(to).toHaveAttribute('max', '10')
    }
  })

  test('disables filters in the archive and says so', async () => {
    const { user } = renderList(listOf(archivedDemo), { state: 'archived', query: 'name=FOZ' })
    await user.click(screen.getByRole('button', { name: 'Add filter' }))
    expect(screen.getByText(/this list shows every archived development/)).toBeInTheDocument()
    expect(screen.queryByRole('searchbox', { name: 'Title' })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument()
  })

  test('links to creating the first development when the list is empty', async () => {
    renderList(listOf())
    expect(await screen.findByText('No developments yet')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'New development' })).toHaveAttribute('href', '/condominiums/new')
  })

  test('offers to clear the filters when nothing matches', async () => {
    renderList(listOf(), { query: 'name=NOWHERE' })
    expect(await screen.findByText('No matches')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Clear filters' })).not.toHaveLength(0)
  })

  test('offers a retry when loading fails', async () => {
    renderList({ 'GET /api/v1/condominiums': errorResponse(500, 'ERROR') })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  })

  test('has a table view with sortable headers', async () => {
    renderList(listOf(foz), { query: 'view=table&sort=priceHigh' })
    const row = await screen.findByRole('row', { name: /Foz Gardens/ })
    for (const text of ['Foz, Porto', 'from 350.000 €', '1–4', '80 m²', '2'])
      expect(row).toHaveTextContent(text)
    expect(screen.getByRole('columnheader', { name: 'Starting price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  test('names the development in the delete confirmation, then deletes it', async () => {
    const { user, requests } = renderList({
      ...listOf(foz),
      'GET /api/v1/condominiums/getTags': { body: { tags: [] } },
      'DELETE /api/v1/condominiums/1/delete': { body: { properties: 3 } },
    })
    const card = await findCard('Foz Gardens')
    await user.click(within(card).getByRole('button', { name: 'Actions for Foz Gardens' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('You are about to delete a Condominium. What do I do?')
    expect(dialog).toHaveTextContent('Foz Gardens')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true))
  })
})
