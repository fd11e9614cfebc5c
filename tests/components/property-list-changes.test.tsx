import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PropertyList } from '@/components/properties/list/property-list'
import { hasUnsavedWork } from '@/components/resource/unsaved-work'
import { Notifications } from '@/components/resource/notifications'
import { clearNotifications } from '@/components/resource/notifier'
import { Navigation } from './next-navigation'
import { errorResponse, type FakeResponses, renderWithServer, tagsResponse } from './render-with-server'

const createProperty = (id: number, tag_id: number | null) => ({
  id,
  reference: `SOL-${id}`,
  title: `Flat ${id}`,
  price: 100_000,
  tag_id,
  highlighted: id === 1 ? 1 : 0,
})
const draftBatch = {
  id: 9,
  resource: 'properties',
  change: { field: 'tag_id', value: 3 },
  state: 'draft',
  counts: { waiting: 2 },
  adverts: [{ place: 'kyero', count: 1 }],
  created_at: '2026-05-01T10:00:00Z',
}
const items = [1, 2].map((id) => ({
  record_id: id,
  reference: `SOL-${id}`,
  title: `Flat ${id}`,
  state: 'waiting',
  changes: [{ field: 'tag_id', before: id === 1 ? 1 : null, after: 3 }],
}))
const batches: FakeResponses = {
  'GET /api/v1/batches': { body: { batches: [] } },
  'POST /api/v1/batches/add': { status: 201, body: draftBatch },
  'GET /api/v1/batches/9': { body: draftBatch },
  'GET /api/v1/batches/9/items': { body: { items, total: 2 } },
  'POST /api/v1/batches/9/start': { status: 202, body: {} },
}

function renderList(overrides: FakeResponses = {}) {
  return renderWithServer(
    <>
      <PropertyList state="active" tiles={null} />
      <Notifications />
    </>,
    {
      'GET /api/v1/properties': {
        body: { properties: [createProperty(1, 1), createProperty(2, null)], total: 2 },
      },
      'GET /api/v1/properties/getTags': tagsResponse('new', 'reserved', 'sold'),
      'GET /api/v1/integrations/adverts': {
        body: { adverts: [{ property_id: 1, reference: 'SOL-1', place: 'kyero' }] },
      },
      'POST /api/v1/property/quickChange': { status: 202, body: {} },
      'POST /api/v1/property/1/archive': { body: {} },
      ...overrides,
    },
    '/properties/listings',
  )
}

async function selectBoth(user: ReturnType<typeof renderList>['user']) {
  for (const reference of ['SOL-1', 'SOL-2'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(reference) }))
}

afterEach(() => clearNotifications())

test('previews a tag change of several properties, with the adverts that will go offline', async () => {
  const { user, getPosts } = renderList(batches)
  const getPostedPaths = () => getPosts().map(({ path }) => path)
  await selectBoth(user)
  await user.click(await screen.findByRole('button', { name: 'Tag' }))
  await user.click(await screen.findByRole('menuitem', { name: /sold/i }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Change the tag of 2 records to “sold”?' })
  expect(dialog).toHaveTextContent('1 advert will go offline: Kyero.')
  expect(await within(dialog).findByText('Flat 2')).toBeInTheDocument()
  expect(getPostedPaths()).toEqual(['/api/v1/batches/add'])
  await user.click(within(dialog).getByRole('button', { name: 'Tag' }))
  await waitFor(() => expect(getPostedPaths()).toEqual(['/api/v1/batches/add', '/api/v1/batches/9/start']))
})

const manyMatches = {
  ...batches,
  'GET /api/v1/properties': {
    body: { properties: [createProperty(1, 1), createProperty(2, null)], total: 8_000 },
  },
}
const sentBatch = (requests: ReturnType<typeof renderList>['requests']) => {
  const body = requests.find(({ path }) => path === '/api/v1/batches/add')?.body
  if (!(body instanceof FormData)) throw new Error('Expected a form')
  return Object.fromEntries(body)
}

test('sends the list’s filter when all matches are selected', async () => {
  const { user, requests } = renderList(manyMatches)
  await user.click(await screen.findByRole('checkbox', { name: /SOL-1/ }))
  await user.click(await screen.findByRole('button', { name: 'Select all 8,000 matches' }))
  expect(await screen.findByText('8,000 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /SOL-2/ })).toBeChecked()
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await screen.findByRole('alertdialog')
  expect(sentBatch(requests)).toEqual({
    resource: 'properties',
    'filter[state]': 'active',
    'change[field]': 'archived',
    'change[value]': '1',
  })
})

test('excludes records that are deselected after selecting all matches', async () => {
  const { user, requests } = renderList(manyMatches)
  const getCheckbox = (reference: string) => screen.getByRole('checkbox', { name: new RegExp(reference) })
  const pageCheckbox = await screen.findByRole('checkbox', { name: 'Select all on this page' })
  await user.click(pageCheckbox)
  const all = await screen.findByRole('button', { name: 'Select all 8,000 matches' })
  await user.click(all)
  await user.click(pageCheckbox)
  expect(await screen.findByText('7,998 selected')).toBeVisible()
  expect(getCheckbox('SOL-1')).not.toBeChecked()
  await user.click(getCheckbox('SOL-1'))
  expect(await screen.findByText('7,999 selected')).toBeVisible()
  expect(pageCheckbox).toBePartiallyChecked()
  await user.click(screen.getByRole('button', { name: 'Select all 8,000 matches' }))
  expect(await screen.findByText('8,000 selected')).toBeVisible()
  await user.click(getCheckbox('SOL-2'))
  expect(getCheckbox('SOL-1')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Edit…' }))
  const form = await screen.findByRole('dialog', { name: 'Edit 7,999 records' })
  expect(within(form).queryByRole('radio', { name: /matches/ })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await screen.findByRole('alertdialog')
  expect(sentBatch(requests)).toEqual({
    resource: 'properties',
    'filter[state]': 'active',
    'except[0]': '2',
    'change[field]': 'archived',
    'change[value]': '1',
  })
})

test('asks before removing the tags of several properties', async () => {
  const { user } = renderList(batches)
  await selectBoth(user)
  await user.click(await screen.findByRole('button', { name: 'Tag' }))
  await user.click(await screen.findByRole('menuitem', { name: 'No tag' }))
  expect(await screen.findByRole('alertdialog', { name: 'Remove the tags from 2 records?' })).toBeVisible()
})

test('hides bulk changes if the API has no endpoints for batches', async () => {
  const { user } = renderList()
  await selectBoth(user)
  expect(await screen.findByText('2 selected')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tag' })).toBeNull()
})

test('asks before archiving a property whose adverts go offline', async () => {
  const { user, requests } = renderList()
  const getArchiveRequests = () => requests.filter(({ path }) => /archive/i.test(path))
  await user.click(await screen.findByRole('button', { name: /Actions.*SOL-1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Take the advert offline?' })
  expect(dialog).toHaveTextContent('1 advert will go offline: Kyero.')
  expect(getArchiveRequests()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(getArchiveRequests()).toHaveLength(1))
})

test.each([
  [
    'doesn’t archive if the lookup of adverts fails',
    { status: 503, body: { error: 'STORAGE_UNAVAILABLE' } },
    0,
  ],
  ['archives without a confirmation if the API has no endpoint for adverts', { status: 404, body: {} }, 1],
])('%s', async (_name, response, requestCount) => {
  const { user, requests } = renderList({ 'GET /api/v1/integrations/adverts': response })
  await user.click(await screen.findByRole('button', { name: /Actions.*SOL-1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  if (requestCount === 0) await screen.findByRole('alert')
  await waitFor(() => expect(requests.filter(({ path }) => /archive/i.test(path))).toHaveLength(requestCount))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('names a property that someone deleted before it could be archived', async () => {
  const { user } = renderList({
    'GET /api/v1/integrations/adverts': { body: { adverts: [] } },
    'POST /api/v1/property/1/archive': errorResponse(404, 'NOT_FOUND'),
  })
  await user.click(await screen.findByRole('button', { name: /Actions.*SOL-1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByText('Someone deleted SOL-1, so it couldn’t be changed.')).toBeVisible()
  expect(screen.queryByText('Not found')).toBeNull()
})

test('saves a typed price on blur', async () => {
  const { user, getPosts } = renderList()
  await user.click((await screen.findAllByRole('button', { name: /100.000/ }))[0] ?? document.body)
  const priceInput = await screen.findByRole('textbox', { name: /Price of SOL-1/ })
  await user.clear(priceInput)
  await user.type(priceInput, '120000')
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  await user.click(document.body)
  await waitFor(() => expect(getPosts().map(({ body }) => body?.get('value'))).toEqual(['120000']))
})

test('warns about an unsaved price before leaving the page', async () => {
  const { user } = renderList()
  await user.click((await screen.findAllByRole('button', { name: /100.000/ }))[0] ?? document.body)
  const priceInput = await screen.findByRole('textbox', { name: /Price of SOL-1/ })
  expect(hasUnsavedWork()).toBe(false)
  await user.clear(priceInput)
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  await user.click(document.body)
  expect(hasUnsavedWork()).toBe(true)
  await user.type(priceInput, '{Escape}')
  expect(hasUnsavedWork()).toBe(false)
})

/** Opens the grid of the low-cost list and pastes at the first property's low-cost cell. */
async function pasteLowCost(text: string, idsInListAfterwards: readonly number[]) {
  const listOf = (ids: readonly number[]) => ({
    body: { properties: ids.map((id) => ({ ...createProperty(id, null), low_cost: 1 })), total: ids.length },
  })
  const responses: FakeResponses = {
    ...batches,
    'GET /api/v1/properties': listOf([1, 2, 3]),
    'GET /api/v1/properties/getTags': { body: { tags: [] } },
    'POST /api/v1/property/quickChange': { status: 202, body: {} },
  }
  const { user } = renderWithServer(
    <Navigation search={new URLSearchParams('view=table')}>
      <PropertyList state="low_cost" tiles={null} />
    </Navigation>,
    responses,
    '/properties/low_cost',
  )
  await user.click(await screen.findByRole('button', { name: 'Edit cells' }))
  await waitFor(() => expect(readGridTexts('low_cost')).toHaveLength(3))
  responses['GET /api/v1/properties'] = listOf(idsInListAfterwards)
  const firstCell = document.querySelector('[data-cell="0:low_cost"]')
  if (!(firstCell instanceof HTMLElement)) throw new Error('Expected a cell')
  act(() => firstCell.focus())
  fireEvent.paste(firstCell, { clipboardData: { getData: () => text } })
}

const readGridTexts = (column: string) =>
  [...document.querySelectorAll(`[data-cell$=":${column}"]`)].map((cell) => cell.textContent)

test('shows the pasted values of properties that leave the list', async () => {
  await pasteLowCost('No\nNo', [3])
  await waitFor(() => expect(readGridTexts('low_cost')).toEqual(['No', 'No', 'Yes']))
})

test('shows all values pasted into the row of a property that leaves the list', async () => {
  await pasteLowCost('No\tNo', [2, 3])
  await waitFor(() => expect(readGridTexts('highlighted')).toEqual(['No', 'No', 'No']))
  expect(readGridTexts('low_cost')).toEqual(['No', 'Yes', 'Yes'])
})
