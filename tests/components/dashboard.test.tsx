import { screen, within } from '@testing-library/react'
import './page-parts'
import { Dashboard } from '@/components/dashboard/dashboard'
import { type Answer, renderWithServer } from './property-around'

const account = { name: 'Ana Sá', email: 'ana@example.pt', avatar: null }
const record = {
  kind: 'property',
  id: 5,
  reference: 'SOL-5',
  title: 'House by the sea',
  type: 'House',
  bedrooms: 3,
  price: 450_000,
  views: 12,
  views_lately: 4,
  created_at: '2026-03-01T09:00:00.000Z',
}
const dunes = {
  kind: 'condominium',
  id: 2,
  title: 'Dunes',
  bedrooms: 1,
  to_bedrooms: 3,
  price: 250_000,
  archived: 1,
}
const statistics = {
  properties_amount: 9,
  totalSoldArchived: 5,
  sold: 2,
  condominiums_amount: 3,
  archived: 1,
  per_month: [
    { month: 12, year: 2025, counter: 4 },
    { month: 1, year: 2026, counter: 5 },
  ],
  by_district: [
    { district_id: 1, name: { en: 'Lisbon', pt: 'Lisboa' }, counter: 7 },
    { district_id: null, name: null, counter: 2 },
  ],
  most_viewed: [record, dunes],
  recent: [record, dunes],
}

function show(answer: Answer) {
  return renderWithServer(<Dashboard account={account} />, {
    'GET /api/v1/dashboard/statistics': answer,
    'GET /api/v1/inbox/unread': { body: { unread: 3 } },
  })
}

test('badges, charts with their tables, and rows that open the records', async () => {
  show({ body: { data: { statistics } } })
  expect(await screen.findByText('2 sold, 3 archived')).toBeInTheDocument()
  expect(await screen.findByText('3 unread messages')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View messages' })).toHaveAttribute('href', '/inbox')
  const months = within(screen.getByRole('table', { name: 'Properties per month' })).getAllByRole('row')
  expect(months.map((row) => row.textContent)).toEqual(['MonthProperties', 'Dec 254', 'Jan 265'])
  const districts = within(screen.getByRole('table', { name: 'Properties by district' })).getAllByRole('row')
  expect(districts.map((row) => row.textContent)).toEqual(['DistrictProperties', 'Lisbon7', 'No district2'])
  const newest = within(screen.getByRole('table', { name: 'Most recent properties' }))
  expect(newest.getByRole('link', { name: 'House by the sea' })).toHaveAttribute(
    'href',
    '/properties/edit/5/general',
  )
  expect(newest.getByText('SOL-5 · House')).toBeInTheDocument()
  const houses = within(screen.getByRole('region', { name: 'Most viewed properties' }))
  expect(houses.getByText('+4 in 30 days')).toBeInTheDocument()
  const viewed = within(screen.getByRole('region', { name: 'Most viewed developments' }))
  expect(viewed.getByText('1–3')).toBeInTheDocument()
  expect(viewed.getByText(/from 250\.000/)).toBeInTheDocument()
  expect(viewed.getByText(/^Archived/)).toBeInTheDocument()
  expect(viewed.queryByText(/in 30 days/)).not.toBeInTheDocument()
})

test('an agency on its first day is told where to begin', async () => {
  const empty = { properties_amount: 0, condominiums_amount: 0 }
  show({ body: { data: { statistics: empty } } })
  expect(await screen.findByRole('heading', { name: 'Your agency starts here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add the first property' })).toHaveAttribute(
    'href',
    '/properties/new',
  )
})

test('figures that cannot be loaded say so, while the rest of the page lives on', async () => {
  show({ status: 500, body: { errors: { msg: 'ERROR' } } })
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeInTheDocument()
  expect(screen.getByText('ana@example.pt')).toBeInTheDocument()
})
