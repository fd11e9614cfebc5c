import { screen, waitFor, within } from '@testing-library/react'
import { DevelopmentProperties } from '@/components/developments/record/development-properties'
import { Notifications } from '@/components/resource/notifications'
import { errorResponse, type FakeResponses, renderWithServer, savedResponse } from './render-with-server'

const createProperty = (id: number, overrides: object = {}) => ({
  id,
  reference: `SOL-${id}`,
  title: `Flat ${id}`,
  ...overrides,
})
const completeProperty = createProperty(1, {
  bedrooms: 2,
  bathrooms: 1,
  parking: 1,
  type: 'Apartment',
  fraction: 'C',
  floor: '2.º',
  gross_area: 96.5,
  exterior_area: 40,
  price: 1_250_000,
  tag: 'reserved',
  tag_kind: 'reserved',
  condominium_id: 4,
})
const listRoute = 'GET /api/v1/properties/from_condominium/4'
const linkRoute = 'POST /api/v1/condominiums/4/properties/link'
const unlinkRoute = 'POST /api/v1/condominiums/4/properties/unlink'

function renderProperties(properties: object[], overrides: FakeResponses = {}) {
  return renderWithServer(
    <>
      <DevelopmentProperties id={4} />
      <Notifications />
    </>,
    {
      [listRoute]: { body: { properties, total: properties.length } },
      [linkRoute]: savedResponse(),
      [unlinkRoute]: savedResponse(),
      ...overrides,
    },
  )
}
const idsSent = (body: FormData | null | undefined) =>
  [...(body?.entries() ?? [])].filter(([name]) => name.startsWith('list')).map(([, value]) => value)

test('shows all columns, with a dash for unknown values', async () => {
  renderProperties([completeProperty, createProperty(2)])
  const [, first, second] = await screen.findAllByRole('row')
  if (first === undefined || second === undefined) throw new Error('There are no rows')
  const cells = within(first)
    .getAllByRole('cell')
    .map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))
  expect(cells.slice(1, 8)).toEqual([
    'Apartment',
    'C',
    '2.º',
    '96.5 m²1,039 sq ft',
    '40 m²431 sq ft',
    '1.250.000 €',
    'reserved',
  ])
  expect(within(first).getByText('2 bed · 1 bath · 1 parking')).toBeInTheDocument()
  expect(within(first).getByRole('link', { name: 'Flat 1' })).toHaveAttribute(
    'href',
    '/properties/edit/1/general',
  )
  expect(within(second).getAllByText('-')).toHaveLength(7)
})

test('loads the next five on request', async () => {
  const { user, requests } = renderProperties([], {
    [listRoute]: { body: { properties: [completeProperty], total: 7 } },
  })
  expect(await screen.findByText('1–5 of 7')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('6–7 of 7')).toBeInTheDocument()
  expect(requests.map(({ query }) => query.get('page'))).toEqual(['1', '2'])
})

test('unlinks a property, with undo', async () => {
  const { user, requests, getPosts } = renderProperties([completeProperty])
  await user.click(await screen.findByRole('button', { name: 'Remove SOL-1 from this development' }))
  expect(await screen.findByText('SOL-1 removed from this development')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/properties/link'))).toBe(true))
  expect(getPosts().map(({ path, body }) => [path, idsSent(body)])).toEqual([
    ['/api/v1/condominiums/4/properties/unlink', ['1']],
    ['/api/v1/condominiums/4/properties/link', ['1']],
  ])
})

test('links several selected properties, and explains why others can’t be linked', async () => {
  const found = [
    createProperty(5),
    createProperty(6, { condominium_id: 9 }),
    createProperty(7, { tag_id: 1 }),
    createProperty(8, { condominium_id: 4 }),
  ]
  const { user, getPosts } = renderProperties([], {
    'GET /api/v1/properties': { body: { properties: found, total: 4 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Link properties' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('checkbox', { name: /SOL-5/ }))
  await user.click(within(dialog).getByRole('checkbox', { name: /Moves here from another development/ }))
  expect(within(dialog).getByRole('checkbox', { name: /Tagged “new”: change its tag first/ })).toBeDisabled()
  expect(within(dialog).getByRole('checkbox', { name: /Already in this development/ })).toBeDisabled()
  await user.click(within(dialog).getByRole('button', { name: 'Link 2 properties' }))
  expect(await screen.findByText('2 properties linked')).toBeInTheDocument()
  expect(idsSent(getPosts()[0]?.body)).toEqual(['5', '6'])
})

test('labels sold, archived and low-cost properties, and keeps the selection between filters', async () => {
  const { user, requests } = renderProperties([], {
    'GET /api/v1/properties': {
      body: {
        properties: [createProperty(5, { archived: 1, low_cost: 1, tag: 'sold', tag_kind: 'sold' })],
        total: 1,
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Link properties' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('checkbox', { name: /SOL-5/ }))
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'Archived')
  expect(await within(dialog).findByRole('checkbox', { name: /sold.*Archived.*Low cost/ })).toBeChecked()
  const filters = requests
    .filter(({ path }) => path === '/api/v1/properties')
    .map(({ query }) => query.get('filter'))
  expect(filters).toEqual(['{"state":"active"}', '{"state":"archived"}'])
})

test('shows the next steps for a development without properties', async () => {
  renderProperties([])
  expect(await screen.findByText('No properties yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'New property' })).toHaveAttribute(
    'href',
    '/properties/new?condominium=4',
  )
})

test('shows a failure with a retry', async () => {
  renderProperties([], { [listRoute]: errorResponse(500, 'ERROR') })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
})
