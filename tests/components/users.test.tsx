import { screen, waitFor, within } from '@testing-library/react'
import { UserDialog } from '@/components/users/user-dialog'
import { UserList } from '@/components/users/user-list'
import { UserPanelList } from '@/components/users/user-panel-list'
import { mockFetch } from './network'
import { errorResponse, type FakeResponses, renderWithServer, sessionResponse } from './render-with-server'
import { Navigation } from './next-navigation'
import { EmptyCache, renderPage } from './render-page'

const createUser = (id: number, name: string, overrides: object = {}) => ({
  id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.pt`,
  initials: 'XX',
  avatar: null,
  role: 'User',
  verified: true,
  city: 'Porto',
  country: 'Portugal',
  phone: '+351 912 000 111',
  ...overrides,
})
const ana = createUser(1, 'Ana Valadares', { role: 'Administrator' })
const clara = createUser(2, 'Clara Pimenta', { verified: false, city: null })
const responses: FakeResponses = {
  'GET /api/v1/session': sessionResponse(ana),
  'GET /api/v1/users': { body: { users: [ana, clara], total: 2 } },
  'GET /api/v1/users/1': { body: { user: ana }, etag: '"a"' },
  'GET /api/v1/users/2': { body: { user: clara }, etag: '"c"' },
}
const getInput = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input' })

describe('user table', () => {
  test('shows roles and does not offer deleting the signed-in account', async () => {
    const { user } = renderWithServer(<UserList />, responses, '/users')
    const findRow = (name: RegExp) => screen.findByRole('row', { name })
    expect(await findRow(/Ana Valadares.*You.*Administrator.*Confirmed/)).toBeInTheDocument()
    expect(await findRow(/Clara Pimenta.*User.*Not confirmed.*-.*Portugal/)).toBeInTheDocument()
    expect(screen.getByText('2 users')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Actions for Ana Valadares' }))
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Delete user' })).not.toBeInTheDocument()
  })

  test('names the user in the delete confirmation', async () => {
    const { user, requests } = renderWithServer(
      <UserList />,
      { ...responses, 'DELETE /api/v1/users/2/delete': { body: {} } },
      '/users',
    )
    await user.click(await screen.findByRole('button', { name: 'Actions for Clara Pimenta' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete user' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    expect(dialog).toHaveTextContent('Clara Pimenta · clara@example.pt')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/v1/users/2/delete',
    ])
  })

  test('keeps typed values after a cancelled deletion', async () => {
    const { user, requests } = renderWithServer(
      <Navigation search={new URLSearchParams('person=2')}>
        <UserList />
      </Navigation>,
      responses,
      '/users',
    )
    await user.type(await screen.findByLabelText(/^Name/, { selector: 'input' }), ' Silva')
    await user.click(screen.getByRole('button', { name: 'Delete user' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(getInput(/^Name/)).toHaveValue('Clara Pimenta Silva')
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  })

  test('explains to Users that the page is for Administrators', async () => {
    const forbidden = errorResponse(403, 'UNAUTHORIZED')
    const administrators = [{ name: 'Rui Costa', email: 'rui@soleira.example' }]
    const list = { 'GET /api/v1/users/administrators': { body: { administrators } } }
    renderWithServer(<UserList />, { ...responses, ...list, 'GET /api/v1/users': forbidden }, '/users')
    expect(await screen.findByText('Only administrators can open this page.')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'rui@soleira.example' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home')
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })
})

describe('user dialog', () => {
  const openDialog = (userId: number | 'new', overrides: FakeResponses = {}) => {
    const closed: true[] = []
    const page = renderWithServer(
      <UserDialog person={userId} onClose={() => closed.push(true)} onDelete={() => undefined} />,
      { ...responses, ...overrides },
      '/users',
    )
    return { ...page, closed }
  }

  test('validates a new user, suggests initials and keeps the typed values', async () => {
    const { user, getPosts, closed } = openDialog('new', {
      'POST /api/v1/users/add': { status: 201, body: { user: clara } },
    })
    await user.type(await screen.findByLabelText(/^Name/), 'Rita')
    expect(getInput(/^Initials/)).toHaveValue('R')
    await user.type(getInput(/^Email/), 'rita')
    await user.type(getInput(/^Password/), '1234567')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findAllByText(/must have no less than/)).toHaveLength(2)
    expect(screen.getByText('Valid email is required')).toBeInTheDocument()
    expect(getPosts()).toEqual([])
    await user.type(getInput(/^Name/), ' Mendes')
    await user.type(getInput(/^Email/), '@example.pt')
    await user.type(getInput(/^Password/), '8')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(closed).toHaveLength(1))
    const body = getPosts()[0]?.body
    expect(body?.get('name')).toBe('Rita Mendes')
    expect(body?.get('initials')).toBe('RM')
    expect(body?.get('role')).toBe('User')
  })

  test('shows the error for a duplicate address on its field', async () => {
    const { user, closed } = openDialog(2, {
      'POST /api/v1/users/2/update': errorResponse(409, 'EMAIL_ALREADY_EXISTS', {
        email: 'EMAIL_ALREADY_EXISTS',
      }),
    })
    await user.type(await screen.findByLabelText(/^City/), 'Braga')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getInput(/^Email/)).toHaveAccessibleDescription('E-mail already exists'))
    expect(getInput(/^City/)).toHaveValue('Braga')
    expect(closed).toEqual([])
  })

  test('sends an edit without a password and with the version that was read', async () => {
    const { user, getPosts, closed } = openDialog(2, {
      'POST /api/v1/users/2/update': { status: 202, body: { saved: true, user: clara } },
    })
    await user.type(await screen.findByLabelText(/^City/), 'Braga')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(closed).toHaveLength(1))
    const update = getPosts()[0]
    expect(update?.ifMatch).toBe('"c"')
    expect(update?.body?.get('password')).toBe('')
  })

  test('says that the user was deleted meanwhile, and keeps the typed values', async () => {
    const { user } = renderWithServer(
      <UserDialog person={2} onClose={() => undefined} onDelete={() => undefined} />,
      {
        ...responses,
        'POST /api/v1/users/2/update': errorResponse(404, 'NOT_FOUND'),
      },
    )
    await user.type(await screen.findByLabelText(/^Name/, { selector: 'input' }), ' Silva')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This record was deletedSomeone deleted this record while you were editing.',
    )
    expect(getInput(/^Name/)).toHaveValue('Clara Pimenta Silva')
  })

  test('hides Delete for the signed-in account and explains why the last Administrator must remain', async () => {
    const { user } = openDialog(1, {
      'POST /api/v1/users/1/update': errorResponse(409, 'LAST_ADMINISTRATOR', { role: 'LAST_ADMINISTRATOR' }),
    })
    await user.click(await screen.findByRole('radio', { name: /^User/ }))
    expect(screen.queryByRole('button', { name: 'Delete user' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Your agency needs at least one/)).toBeInTheDocument()
  })
})

test('the panel shows users beyond the first page', async () => {
  mockFetch(({ query }) => ({ body: { users: [query.get('page') === '2' ? clara : ana], total: 101 } }))
  renderPage(
    <EmptyCache>
      <UserPanelList onClose={() => undefined} />
    </EmptyCache>,
  )
  expect(await screen.findByText('Clara Pimenta')).toBeVisible()
  expect(screen.getByText('Ana Valadares')).toBeVisible()
})
