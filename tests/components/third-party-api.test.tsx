import './browser-stubs'
import { act, screen, waitFor } from '@testing-library/react'
import { AgencyError } from '#contract/errors.ts'
import { ContactsScreen } from '@/components/contacts/contacts-screen'
import { Dashboard } from '@/components/dashboard/dashboard'
import { FrontPageEditor } from '@/components/front-page/front-page-editor'
import { MessageView } from '@/components/inbox/message-view'
import { AdvertCard } from '@/components/portals/advert-card'
import { ErrorState } from '@/components/resource/error-state'
import { clearNotifications, notifyError } from '@/components/resource/notifier'
import { Notifications } from '@/components/resource/notifications'
import { renderPage } from './render-page'
import { renderWithServer } from './render-with-server'

// A third-party API may omit optional endpoints and ETags, and return values that the contract doesn't define
// (docs/conformance.md).

// Notifications are stored outside React, so they would appear in the next test too.
afterEach(() => act(clearNotifications))

const notAvailable = 'This feature isn’t available.'

describe('missing endpoints', () => {
  test.each([
    [405, 'METHOD_NOT_ALLOWED'],
    [501, 'ERROR'],
    [404, 'ERROR'],
    [404, '404'],
  ] as const)('are explained without a retry: %i %s', (status, code) => {
    renderPage(<ErrorState error={new AgencyError(code, { status })} onRetry={() => undefined} />)
    expect(screen.getByRole('status')).toHaveTextContent(notAvailable)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('are explained differently from a deleted record and from a failing API', () => {
    for (const error of [new AgencyError('NOT_FOUND'), new AgencyError('ERROR', { status: 500 })])
      renderPage(<ErrorState error={error} onRetry={() => undefined} />)
    // A deleted record can't be loaded again.
    expect(screen.getByRole('status')).toHaveTextContent('The record may have been deleted')
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1)
    expect(screen.queryByText(notAvailable)).toBeNull()
  })

  test('are explained for actions too', async () => {
    renderPage(<Notifications />)
    act(() => void notifyError(new AgencyError('ERROR', { status: 501 })))
    expect(await screen.findByText(notAvailable)).toBeInTheDocument()
    act(() => void notifyError(new AgencyError('ERROR', { status: 404 })))
    expect(await screen.findByText(/isn’t available in your agency’s system/)).toBeInTheDocument()
  })
})

test('allows downloading contacts without a preview', async () => {
  renderWithServer(<ContactsScreen />, { 'GET /api/v1/administration/contacts': { status: 404, body: {} } })
  expect(await screen.findByText(notAvailable)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: /Download/ })).toBeEnabled())
})

test('reads a message from the list when the API has no endpoint for a single message', async () => {
  const message = { id: 7, timer: '2026-03-01T10:00:00Z', body: { subject: 'Casa', text: 'Quero visitar.' } }
  const page = (
    <>
      <MessageView id={7} userName="Ana" onClose={() => undefined} />
      <Notifications />
    </>
  )
  const { requests } = renderWithServer(page, {
    'GET /api/v1/inbox/7': { status: 404, body: {} },
    'GET /api/v1/inbox': {
      body: { inbox: [{ ...message, sender: { name: 'Rui' }, label: 'Arrendar', language: 'de' }] },
    },
    'POST /api/v1/inbox/7/read': { status: 501, body: {} },
    'GET /api/v1/agents': { body: { agents: [], total: 0 } },
  })
  expect(await screen.findByText('Quero visitar.')).toBeInTheDocument()
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/v1/inbox/7/read'))
  expect(screen.queryByText(notAvailable)).toBeNull()
})

test('shows the result of a portal check that returns nothing else', async () => {
  renderWithServer(<AdvertCard id={3} place="imovirtual" />, {
    'POST /api/v1/integrations/checkInsertion/imovirtual/3': {
      status: 201,
      body: { view_data: { result: 'success', log: [] } },
    },
  })
  expect(await screen.findByRole('status')).toHaveTextContent('Online')
})

test('reorders highlights and sends the complete list when the API has no ETags', async () => {
  const cards = [1, 2, 3].map((id) => ({ id, reference: `LX-${id}`, title: `House ${id}` }))
  const { user, getPosts } = renderWithServer(
    <FrontPageEditor />,
    {
      'GET /api/v1/front/homepage': { body: { covers: [] } },
      'GET /api/v1/frontend/media': { status: 404, body: {} },
      'GET /api/v1/frontend/highlights': { body: { properties: cards } },
      'POST /api/v1/frontend/highlights': { status: 202, body: {} },
    },
    '/frontpage',
  )
  await screen.findByText('House 2')
  const getLists = () =>
    getPosts()
      .filter(({ path }) => path.endsWith('/highlights'))
      .map(({ body }) => [...(body?.values() ?? [])].join())
  await user.click(screen.getByRole('button', { name: /Move LX-2.*earlier/ }))
  await waitFor(() => expect(getLists()).toEqual(['2,1,3']))
  await user.click(screen.getByRole('button', { name: /Move LX-3.*earlier/ }))
  await waitFor(() => expect(getLists()).toEqual(['2,1,3', '2,3,1']))
})

test('omits missing statistics from the dashboard instead of showing 0', async () => {
  const account = { name: 'Ana', email: 'ana@example.pt', avatar: null }
  renderWithServer(<Dashboard account={account} user={{ id: 1, isAdministrator: false }} now={0} />, {
    'GET /api/v1/dashboard/statistics': {
      body: { data: { statistics: { properties_amount: 7, sold: 1 } } },
    },
  })
  expect(await screen.findByRole('link', { name: /7 ?properties/i })).toBeInTheDocument()
  expect(screen.queryByText(/developments/i)).toBeNull()
  expect(screen.queryByRole('heading', { name: /month|district|recent|viewed/i })).toBeNull()
})
