import './page-parts'
import { act, screen, waitFor } from '@testing-library/react'
import { AgencyError } from '#contract/errors.ts'
import { ContactsDesk } from '@/components/contacts/contacts-desk'
import { Dashboard } from '@/components/dashboard/dashboard'
import { FrontPageDesk } from '@/components/front-page/front-page-desk'
import { MessageView } from '@/components/inbox/message-view'
import { InsertionCard } from '@/components/portals/insertion-card'
import { LoadFailed } from '@/components/resource/load-failed'
import { clearNotices, notifyError } from '@/components/resource/notifier'
import { Notifications } from '@/components/resource/notifications'
import { renderPage } from './page-around'
import { renderWithServer } from './property-around'

// An agency's own API lacks what is ours, keeps no versions, and has words of its own: docs/conformance.md.

// Notices outlive a page on purpose, and a test by accident.
afterEach(() => act(clearNotices))

const lacking = 'This agency’s system does not offer this'

describe('what the API does not have', () => {
  test.each([
    [405, 'METHOD_NOT_ALLOWED'],
    [501, 'ERROR'],
    [404, 'ERROR'],
    [404, '404'],
  ] as const)('is said plainly, without an offer to retry: %i %s', (status, code) => {
    renderPage(<LoadFailed error={new AgencyError(code, { status })} retry={() => undefined} />)
    expect(screen.getByRole('status')).toHaveTextContent(lacking)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('is another thing than a record that is gone, or an API that fails', () => {
    for (const error of [new AgencyError('NOT_FOUND'), new AgencyError('ERROR', { status: 500 })])
      renderPage(<LoadFailed error={error} retry={() => undefined} />)
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
    expect(screen.queryByText(lacking)).toBeNull()
  })

  test('is said of an action too', async () => {
    renderPage(<Notifications />)
    act(() => void notifyError(new AgencyError('ERROR', { status: 501 })))
    expect(await screen.findByText(lacking)).toBeInTheDocument()
    act(() => void notifyError(new AgencyError('ERROR', { status: 404 })))
    expect(await screen.findByText(/does not know it, or it is no longer there/)).toBeInTheDocument()
  })
})

test('without a preview of contacts they can be downloaded all the same', async () => {
  renderWithServer(<ContactsDesk />, { 'GET /api/v1/administration/contacts': { status: 404, body: {} } })
  expect(await screen.findByText(lacking)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: /Download/ })).toBeEnabled())
})

test('a message is read from the list where the API cannot give one alone', async () => {
  const message = { id: 7, timer: '2026-03-01T10:00:00Z', body: { subject: 'Casa', text: 'Quero visitar.' } }
  const page = (
    <>
      <MessageView id={7} author="Ana" onGone={() => undefined} />
      <Notifications />
    </>
  )
  const { sent } = renderWithServer(page, {
    'GET /api/v1/inbox/7': { status: 404, body: {} },
    'GET /api/v1/inbox': {
      body: { inbox: [{ ...message, sender: { name: 'Rui' }, label: 'Arrendar', language: 'de' }] },
    },
    'POST /api/v1/inbox/7/read': { status: 501, body: {} },
    'GET /api/v1/agents': { body: { agents: [], total: 0 } },
  })
  expect(await screen.findByText('Quero visitar.')).toBeInTheDocument()
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/v1/inbox/7/read'))
  expect(screen.queryByText(lacking)).toBeNull()
})

test('a check of a portal that answers a result and no more shows that result', async () => {
  renderWithServer(<InsertionCard id={3} place="imovirtual" />, {
    'POST /api/v1/integrations/checkInsertion/imovirtual/3': {
      status: 201,
      body: { view_data: { result: 'success', log: [] } },
    },
  })
  expect(await screen.findByRole('status')).toHaveTextContent('Online')
})

test('highlights without versions: taking one off keeps the others', async () => {
  const cards = [1, 2, 3].map((id) => ({ id, reference: `LX-${id}`, title: `House ${id}` }))
  const { user, sent } = renderWithServer(
    <FrontPageDesk />,
    {
      'GET /api/v1/front/homepage': { body: { covers: [] } },
      'GET /api/v1/frontend/media': { status: 404, body: {} },
      'GET /api/v1/frontend/highlights': { body: { properties: cards } },
      'POST /api/v1/frontend/highlights': { status: 202, body: {} },
    },
    '/frontpage',
  )
  await screen.findByText('House 2')
  const lists = () =>
    sent
      .filter(({ path, method }) => method === 'POST' && path.endsWith('/highlights'))
      .map(({ body }) => [...(body?.values() ?? [])].join())
  await user.click(screen.getByRole('button', { name: /Move LX-2.*earlier/ }))
  await waitFor(() => expect(lists()).toEqual(['2,1,3']))
  await user.click(screen.getByRole('button', { name: /Move LX-3.*earlier/ }))
  await waitFor(() => expect(lists()).toEqual(['2,1,3', '2,3,1']))
})

test('figures that the API does not tell are left out of the dashboard, never 0', async () => {
  renderWithServer(<Dashboard account={{ name: 'Ana', email: 'ana@example.pt', avatar: null }} />, {
    'GET /api/v1/dashboard/statistics': {
      body: { data: { statistics: { properties_amount: 7, sold: 1 } } },
    },
  })
  expect(await screen.findByRole('link', { name: /7 ?properties registered/i })).toBeInTheDocument()
  expect(screen.queryByText(/developments/i)).toBeNull()
  expect(screen.queryByRole('heading', { name: /month|district|recent|viewed/i })).toBeNull()
})
