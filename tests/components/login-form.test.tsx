import { cleanup, screen, waitFor } from '@testing-library/react'
import { LoginForm } from '@/components/auth/login-form'
import { PendingSignOut } from '@/components/auth/pending-sign-out'
import { ResetForm } from '@/components/auth/reset-form'
import { SignupForm } from '@/components/auth/signup-form'
import { formatTime } from '@/lib/format/time'
import { errorResponse, type FakeResponse, mockFetch } from './network'
import { renderPage } from './render-page'

const demoAccounts = [
  { name: 'Ana', email: 'ana@soleira.example', password: 'soleira-demo', role: 'Administrator' as const },
]
const renderLogin = (accounts: Parameters<typeof LoginForm>[0]['demoAccounts'] = []) =>
  renderPage(<LoginForm next="/home" demoAccounts={accounts} />)
const getEmail = () => screen.getByRole('textbox', { name: /Email/ })
const getPassword = () => screen.getByLabelText(/^Password/)
const getSignInButton = () => screen.getByRole('button', { name: 'Sign in' })

test.each([
  [null, 'Choose an account.'],
  [1, 'Choose an account. Everything resets every minute.'],
  [45, 'Choose an account. Everything resets every 45 minutes.'],
])('says how often the sample agency resets (minutes: %s)', (resetMinutes, text) => {
  renderPage(<LoginForm next="/home" demoAccounts={demoAccounts} demoResetMinutes={resetMinutes} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('hides the sign-up link and the sign-up form when registration is closed', async () => {
  mockFetch(() => ({}))
  renderLogin()
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible()
  cleanup()
  renderPage(<LoginForm next="/home" demoAccounts={[]} isSignUpClosed />)
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument()
  cleanup()
  renderPage(<SignupForm isClosed />)
  expect(screen.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
})

test.each([
  ['the sign-up form', <SignupForm key="signup" />, 'Create account'],
  ['the form for a new password', <ResetForm key="reset" id="a" />, 'Save password'],
])('says on %s that the password is missing, not too short', async (_, form, action) => {
  mockFetch(() => ({}))
  const { user } = renderPage(form)
  await user.click(screen.getByRole('button', { name: action }))
  expect(await screen.findByText('Password is required')).toBeVisible()
})

describe('incomplete sign-out', () => {
  test('is reported and finished when the API is back', async () => {
    let status = 504
    const requests = mockFetch(() => errorResponse(status, 'SERVER_TIMEOUT_CONNECTION_ERROR'))
    const { user } = renderPage(<PendingSignOut />)
    expect(screen.getByText('You’re not fully signed out yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(requests).toHaveLength(1))
    status = 200
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You’re signed out.')).toBeVisible()
    expect(requests.map(({ method, url }) => [method, url])).toEqual(
      Array(2).fill(['POST', '/api/v1/session']),
    )
  })
})

describe('sign-in', () => {
  test('requires an address and a password before sending', async () => {
    const requests = mockFetch(() => ({}))
    const { user } = renderLogin()
    await user.click(getSignInButton())
    expect(await screen.findByText('Valid email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(getEmail()).toHaveFocus()
    expect(requests).toHaveLength(0)
  })

  test.each([
    [401, 'WRONG_PASSWORD', 'Wrong password'],
    [401, 'USER_DOES_NOT_EXIST', 'User does not exist'],
    [429, 'BLOCKED_USER', 'Too many failed login attempts, user blocked temporarily'],
  ])('shows why it was rejected and keeps the typed values: %d %s', async (status, msg, text) => {
    mockFetch(() => errorResponse(status, msg))
    const { user } = renderLogin()
    await user.type(getEmail(), 'rui@soleira.example')
    await user.type(getPassword(), 'something')
    await user.click(getSignInButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(getEmail()).toHaveValue('rui@soleira.example')
    expect(getPassword()).toHaveValue('something')
  })

  test('shows when the user of a blocked account can try again', async () => {
    mockFetch(() => ({
      status: 429,
      body: { errors: { msg: 'BLOCKED_USER', params: { seconds: 120 } } },
    }))
    const { user } = renderLogin()
    await user.type(getEmail(), 'rui@soleira.example')
    await user.type(getPassword(), 'something')
    const before = Date.now()
    await user.click(getSignInButton())
    const time = /You can try again at (\d\d:\d\d)\./.exec(
      (await screen.findByRole('alert')).textContent,
    )?.[1]
    // Rounded up to the minute, never earlier than the end of the block.
    const minutes = [before, Date.now()].map((at) =>
      formatTime(Math.ceil((at + 120_000) / 60_000) * 60_000, 'en'),
    )
    expect(minutes).toContain(time)
  })

  test('hides the password by default, and supports password managers and pasting', async () => {
    mockFetch(() => ({}))
    const { user } = renderLogin()
    expect(getPassword()).toHaveAttribute('type', 'password')
    expect(getPassword()).toHaveAttribute('autocomplete', 'current-password')
    await user.click(getPassword())
    await user.paste('a long one from elsewhere')
    expect(getPassword()).toHaveValue('a long one from elsewhere')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(getPassword()).toHaveAttribute('type', 'text')
  })

  test('says that the server is unavailable when there is no response', async () => {
    mockFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    const { user } = renderLogin()
    await user.type(getEmail(), 'rui@soleira.example')
    await user.type(getPassword(), 'something{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Server is not responding')
  })

  test('sends the credentials once however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<FakeResponse>()
    const requests = mockFetch(() => promise)
    const { user } = renderLogin()
    await user.type(getEmail(), ' Rui@Soleira.example ')
    await user.type(getPassword(), 'something')
    await user.dblClick(getSignInButton())
    await user.click(getSignInButton())
    resolve(errorResponse(401, 'WRONG_PASSWORD'))
    await screen.findByRole('alert')
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      path: '/api/v1/auth/login',
      method: 'POST',
      fields: { email: 'rui@soleira.example', password: 'something' },
    })
  })

  test('fills in an account of the sample agency on press', async () => {
    const { user } = renderLogin(demoAccounts)
    await user.click(screen.getByRole('button', { name: /ana@soleira\.example/ }))
    expect(getEmail()).toHaveValue('ana@soleira.example')
    expect(getPassword()).toHaveValue('soleira-demo')
  })

  test('shows no accounts outside demo mode', () => {
    renderLogin()
    expect(screen.queryByText(/soleira-demo/)).not.toBeInTheDocument()
  })
})
