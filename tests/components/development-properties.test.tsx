import { screen, waitFor, within } from '@testing-library/react'
import { DevelopmentProperties } from '@/components/condominiums/development-properties'
import { Notifications } from '@/components/resource/notifications'
import { renderWithServer } from './property-around'

const property = (id: number, more: object = {}) => ({
  id,
  reference: `SOL-${id}`,
  title: `Flat ${id}`,
  ...more,
})
const full = property(1, {
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
const list = 'GET /api/v1/properties/from_condominium/4'
const link = 'POST /api/v1/condominiums/4/properties/link'
const unlink = 'POST /api/v1/condominiums/4/properties/unlink'
const written = { status: 202, body: { saved: true } }

function show(
  properties: object[],
  more: Parameters<typeof renderWithServer>[1] = {},
  total = properties.length,
) {
  return renderWithServer(
    <>
      <DevelopmentProperties id={4} />
      <Notifications />
    </>,
    { [list]: { body: { properties, total } }, [link]: written, [unlink]: written, ...more },
  )
}
const idsSent = (body: FormData | null | undefined) =>
  [...(body?.entries() ?? [])].filter(([name]) => name.startsWith('list')).map(([, value]) => value)

test('every column is there, and what is not known is a dash', async () => {
  show([full, property(2)])
  const [, first, second] = await screen.findAllByRole('row')
  if (first === undefined || second === undefined) throw new Error('There are no rows')
  const cells = within(first)
    .getAllByRole('cell')
    .map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))
  expect(cells.slice(1, 8)).toEqual([
    'Apartment',
    'C',
    '2.º',
    '96,5 m²',
    '431 sq ft40 m²',
    '1.250.000 €',
    'reserved',
  ])
  expect(within(first).getByText('2 bed. · 1 bath. · 1 parking')).toBeInTheDocument()
  expect(within(first).getByRole('link', { name: 'Flat 1' })).toHaveAttribute(
    'href',
    '/properties/edit/1/general',
  )
  expect(within(second).getAllByText('-')).toHaveLength(7)
})

test('the next five are a press away', async () => {
  const { user } = show([full], {}, 7)
  expect(await screen.findByText('1–5 of 7')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('6–7 of 7')).toBeInTheDocument()
})

test('one is taken out, and undo puts it back', async () => {
  const { user, sent } = show([full])
  await user.click(await screen.findByRole('button', { name: 'Take SOL-1 out of this development' }))
  expect(await screen.findByText('SOL-1 no longer belongs to this development')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/properties/link'))).toBe(true))
  const posts = sent.filter(({ method }) => method === 'POST')
  expect(posts.map(({ path, body }) => [path, idsSent(body)])).toEqual([
    ['/api/v1/condominiums/4/properties/unlink', ['1']],
    ['/api/v1/condominiums/4/properties/link', ['1']],
  ])
})

test('several are chosen and linked; those that cannot be say why', async () => {
  const found = [
    property(5),
    property(6, { condominium_id: 9 }),
    property(7, { tag_id: 1 }),
    property(8, { condominium_id: 4 }),
  ]
  const { user, sent } = show([], { 'GET /api/v1/properties': { body: { properties: found, total: 4 } } })
  await user.click(await screen.findByRole('button', { name: 'Link properties' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('checkbox', { name: /SOL-5/ }))
  await user.click(within(dialog).getByRole('checkbox', { name: /Moves here from another development/ }))
  expect(within(dialog).getByRole('checkbox', { name: /Tagged new: change its tag first/ })).toBeDisabled()
  expect(within(dialog).getByRole('checkbox', { name: /Belongs here already/ })).toBeDisabled()
  await user.click(within(dialog).getByRole('button', { name: 'Link 2 properties' }))
  expect(await screen.findByText('2 properties linked')).toBeInTheDocument()
  expect(idsSent(sent.find(({ method }) => method === 'POST')?.body)).toEqual(['5', '6'])
})

test('those sold, archived or at low cost are found too, each with its chip, and a choice outlives the change', async () => {
  const { user, sent } = show([], {
    'GET /api/v1/properties': {
      body: {
        properties: [property(5, { archived: 1, low_cost: 1, tag: 'sold', tag_kind: 'sold' })],
        total: 1,
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Link properties' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('checkbox', { name: /SOL-5/ }))
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'State' }), 'Archived')
  expect(await within(dialog).findByRole('checkbox', { name: /sold.*Archived.*Low cost/ })).toBeChecked()
  const filters = sent
    .filter(({ path }) => path === '/api/v1/properties')
    .map(({ query }) => query.get('filter'))
  expect(filters).toEqual(['{"state":"active"}', '{"state":"archived"}'])
})

test('a development without any leads to the ways to them', async () => {
  show([])
  expect(await screen.findByText('No properties yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add a new property' })).toHaveAttribute(
    'href',
    '/properties/new?condominium=4',
  )
})

test('a failure is told, and can be tried again', async () => {
  show([], { [list]: { status: 500, body: { errors: { msg: 'ERROR' } } } })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
})
