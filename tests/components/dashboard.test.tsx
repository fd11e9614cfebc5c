import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import './browser-stubs'
import { ChartCard } from '@/components/dashboard/chart-card'
import { Dashboard } from '@/components/dashboard/dashboard'
import { errorResponse, type FakeResponse, type FakeResponses, renderWithServer } from './render-with-server'

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

const now = Date.parse('2026-03-04T09:00:00.000Z')
const message = {
  id: 7,
  timer: '2026-03-01T09:00:00.000Z',
  body: { subject: 'Saturday?', text: 'A visit' },
  sender: { name: 'Rui Paz', email: 'rui@example.pt' },
  replies_count: 0,
}
const change = {
  id: 1,
  at: '2026-03-03T09:00:00.000Z',
  actor: { id: 2, name: 'Rita Melo' },
  action: 'changed',
  noun: 'properties',
  record_id: 5,
  reference: 'SOL-5',
  title: 'House by the sea',
}
const todayResponses: FakeResponses = {
  'GET /api/v1/inbox': { body: { inbox: [message], totalInbox: 1 } },
  'GET /api/v1/integrations/board': {
    body: { portals: [], rows: [], total: 9, counts: { error: 2, waiting: 0, leaving: 0, listed: 0 } },
  },
  'GET /api/v1/properties': { body: { properties: [], total: 6 } },
  'GET /api/v1/condominiums': { body: { condominiums: [], total: 0 } },
  'GET /api/v1/administration/activity': {
    body: {
      activity: [change, { ...change, id: 2, actor: { id: 1, name: 'Ana Sá' }, reference: 'SOL-6' }],
      total: 2,
    },
  },
}

function renderDashboard(response: FakeResponse, overrides: FakeResponses = {}) {
  return renderWithServer(<Dashboard account={account} user={{ id: 1, isAdministrator: true }} now={now} />, {
    ...todayResponses,
    ...overrides,
    'GET /api/v1/dashboard/statistics': response,
    'GET /api/v1/inbox/unread': { body: { unread: 3 } },
  })
}

test('shows badges, charts with tables, and rows that link to records', async () => {
  renderDashboard({ body: { data: { statistics } } })
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
  const properties = within(screen.getByRole('region', { name: 'Most viewed properties' }))
  expect(properties.getByText('+4 in 30 days')).toBeInTheDocument()
  const developments = within(screen.getByRole('region', { name: 'Most viewed developments' }))
  expect(developments.getByText('1–3')).toBeInTheDocument()
  expect(developments.getByText(/from 250\.000/)).toBeInTheDocument()
  expect(developments.getByText(/^Archived/)).toBeInTheDocument()
  expect(developments.queryByText(/in 30 days/)).not.toBeInTheDocument()
})

test('charts districts of the same name separately, also after they have changed', async () => {
  function Page() {
    const [rows, setRows] = useState([
      { name: 'Lisbon', count: 7 },
      { name: 'Lisbon', count: 3 },
      { name: 'Porto', count: 2 },
    ])
    return (
      <>
        <button onClick={() => setRows([{ name: 'Porto', count: 4 }])}>Change</button>
        <ChartCard title="Properties by district" help="" columns={['District', 'Properties']} rows={rows}>
          {null}
        </ChartCard>
      </>
    )
  }
  const { user } = renderWithServer(<Page />)
  const readRows = () => screen.getAllByRole('row').map((row) => row.textContent)
  expect(readRows()).toEqual(['DistrictProperties', 'Lisbon7', 'Lisbon3', 'Porto2'])
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(readRows()).toEqual(['DistrictProperties', 'Porto4'])
})

test('shows waiting messages, problems and recent changes, without zero counts', async () => {
  renderDashboard({ body: { data: { statistics } } })
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a reply' }))
  expect(await waiting.findByRole('link', { name: 'Saturday?' })).toHaveAttribute('href', '/inbox/read/7')
  expect(waiting.getByText('3 days ago')).toBeInTheDocument()
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }))
  const links = await attention.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 properties rejected by a portal', '/portals?trouble=error'],
    ['6 properties with problems', '/properties/listings?problems=1'],
  ])
  const colleagues = within(await screen.findByRole('region', { name: 'Changed by colleagues' }))
  expect(colleagues.getByText('Rita Melo · Changed')).toBeInTheDocument()
  expect(colleagues.queryByText(/SOL-6/)).not.toBeInTheDocument()
})

test('does not link to a record that a colleague deleted', async () => {
  const deletion = {
    ...change,
    id: 3,
    action: 'deleted',
    record_id: 9,
    reference: 'SOL-9',
    title: 'Old house',
  }
  renderDashboard(
    { body: { data: { statistics } } },
    { 'GET /api/v1/administration/activity': { body: { activity: [deletion, change], total: 2 } } },
  )
  const colleagues = within(await screen.findByRole('region', { name: 'Changed by colleagues' }))
  expect(colleagues.getByRole('link', { name: /SOL-5/ })).toBeVisible()
  expect(colleagues.getByText(/SOL-9/)).toBeVisible()
  expect(colleagues.queryByRole('link', { name: /SOL-9/ })).not.toBeInTheDocument()
})

test('does not link to a record that the user deleted after a colleague had changed it', async () => {
  const deletion = { ...change, id: 3, actor: { id: 1, name: 'Ana Sá' }, action: 'deleted' }
  renderDashboard(
    { body: { data: { statistics } } },
    { 'GET /api/v1/administration/activity': { body: { activity: [deletion, change], total: 2 } } },
  )
  const colleagues = within(await screen.findByRole('region', { name: 'Changed by colleagues' }))
  expect(colleagues.getByText(/SOL-5/)).toBeVisible()
  expect(colleagues.queryByRole('link', { name: /SOL-5/ })).not.toBeInTheDocument()
})

test('lists each unanswered message once, without a count, if the API ignores the filters', async () => {
  const read = { ...message, read_at: '2026-03-02T09:00:00.000Z' }
  const withReply = { ...read, id: 9, body: { subject: 'Monday?', text: '' }, replies_count: 1 }
  renderDashboard(
    { body: { data: { statistics } } },
    { 'GET /api/v1/inbox': { body: { inbox: [read, withReply], totalInbox: 40 } } },
  )
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a reply' }))
  await waiting.findByRole('link', { name: 'Saturday?' })
  expect(waiting.getAllByRole('link').map((link) => link.textContent)).toEqual(['Open inbox', 'Saturday?'])
  expect(waiting.queryByText('40')).not.toBeInTheDocument()
})

test('lists waiting messages from the oldest to the newest', async () => {
  const newer = {
    ...message,
    id: 8,
    timer: '2026-03-03T09:00:00.000Z',
    body: { subject: 'Sunday?', text: '' },
  }
  renderDashboard(
    { body: { data: { statistics } } },
    { 'GET /api/v1/inbox': { body: { inbox: [newer, message], totalInbox: 2 } } },
  )
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a reply' }))
  await waiting.findByRole('link', { name: 'Sunday?' })
  expect(waiting.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Open inbox',
    'Saturday?',
    'Sunday?',
  ])
})

test('asks to reconnect a portal whose consent has expired', async () => {
  const portal = { kind: 'consent', configured: true, connected: false }
  const portals = [
    { ...portal, place: 'imovirtual', expired: true },
    { ...portal, place: 'idealista', expired: false },
  ]
  const counts = { error: 0, waiting: 0, leaving: 0, listed: 0 }
  renderDashboard(
    { body: { data: { statistics } } },
    { 'GET /api/v1/integrations/board': { body: { portals, rows: [], total: 9, counts } } },
  )
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(await attention.findByRole('link', { name: 'Imovirtual needs reconnecting' })).toHaveAttribute(
    'href',
    '/portals#accounts',
  )
  expect(attention.queryByRole('link', { name: /idealista/ })).not.toBeInTheDocument()
})

test('lists the kinds of problems with their counts, without zero counts', async () => {
  const missing = { photos: 4, energy: 2, location: 0 }
  renderDashboard({ body: { data: { statistics: { ...statistics, missing } } } })
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(await attention.findByRole('link', { name: 'No photos 4' })).toHaveAttribute(
    'href',
    '/properties/listings?missing=photos',
  )
  expect(attention.getByRole('link', { name: 'No energy rating 2' })).toBeInTheDocument()
  expect(attention.queryByRole('link', { name: /No location/ })).not.toBeInTheDocument()
})

test('does not claim that nothing needs attention if the problems could not be loaded', async () => {
  const failed = errorResponse(500, 'ERROR')
  renderDashboard(
    { body: { data: { statistics } } },
    {
      'GET /api/v1/integrations/board': failed,
      'GET /api/v1/properties': failed,
      'GET /api/v1/condominiums': failed,
    },
  )
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(await attention.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  expect(attention.queryByText('Nothing needs your attention.')).not.toBeInTheDocument()
})

test('ticks the steps that a new agency has completed, and hides the list on request', async () => {
  const setup = { agency: false, options: true, portals: false, property: false }
  const { user } = renderDashboard({
    body: { data: { statistics: { properties_amount: 0, condominiums_amount: 0, setup } } },
  })
  const list = within(await screen.findByRole('region', { name: 'Set up your agency' }))
  expect(list.getByText('1 of 4 done')).toBeInTheDocument()
  expect(list.getAllByText('Done')).toHaveLength(1)
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/whoweare/description',
    '/key-items/types',
    '/portals',
    '/properties/new',
  ])
  await user.click(list.getByRole('button', { name: 'Hide this list' }))
  expect(screen.queryByRole('region', { name: 'Set up your agency' })).not.toBeInTheDocument()
  expect(document.cookie).toContain('setup=hidden')
})

test('shows no checklist once every step is done', async () => {
  renderDashboard({
    body: { data: { statistics: { ...statistics, setup: { agency: true, property: true } } } },
  })
  expect(await screen.findByText('2 sold, 3 archived')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Set up your agency' })).not.toBeInTheDocument()
})

test('guides a new agency to its first steps', async () => {
  const empty = { properties_amount: 0, condominiums_amount: 0 }
  renderDashboard({ body: { data: { statistics: empty } } })
  expect(await screen.findByRole('heading', { name: 'Your agency starts here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add your first property' })).toHaveAttribute(
    'href',
    '/properties/new',
  )
})

test('shows an error for failed statistics while the rest of the page works', async () => {
  renderDashboard(errorResponse(500, 'ERROR'))
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeInTheDocument()
  expect(screen.getByText('ana@example.pt')).toBeInTheDocument()
})
