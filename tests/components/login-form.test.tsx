import { cleanup, screen, waitFor } from '@testing-library/react'
import { LoginForm } from '@/components/auth/login-form'
import { PendingSignOut } from '@/components/auth/pending-sign-out'
import { SignupForm } from '@/components/auth/signup-form'
import { formatTime } from '@/lib/format/date'
import { answering } from './network'
import { renderPage } from './page-around'

const demo = [
  { name: 'Ana', email: 'ana@soleira.example', password: 'soleira-demo', role: 'Administrator' as const },
]
const login = (accounts: Parameters<typeof LoginForm>[0]['demo'] = []) =>
  renderPage(<LoginForm next="/home" demo={accounts} />)
const email = () => screen.getByRole('textbox', { name: /E-mail/ })
const password = () => screen.getByLabelText(/^Password/)
const signIn = () => screen.getByRole('button', { name: 'Sign in' })

test.each([
  [0, 'Choose an account.'],
  [1, 'Choose an account. Everything resets every minute.'],
  [45, 'Choose an account. Everything resets every 45 minutes.'],
])('the sample agency that resets every %d minutes says so', (resetMinutes, text) => {
  renderPage(<LoginForm next="/home" demo={demo} resetMinutes={resetMinutes} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('where nobody may sign up the sign-in page does not invite, and the sign-up page says so at once', async () => {
  answering(() => ({ status: 200 }))
  login()
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible()
  cleanup()
  renderPage(<LoginForm next="/home" demo={[]} isSignUpClosed />)
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument()
  cleanup()
  renderPage(<SignupForm isClosed />)
  expect(screen.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
})

describe('signing out that is not complete', () => {
  test('is told, and finished when the API is back', async () => {
    let status = 504
    const calls = answering(() => ({ status, body: { errors: { msg: 'SERVER_TIMEOUT_CONNECTION_ERROR' } } }))
    const { user } = renderPage(<PendingSignOut />)
    expect(screen.getByText('Signing out isn’t complete')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    status = 200
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You’re signed out.')).toBeVisible()
    expect(calls.map(({ method, address }) => [method, address])).toEqual(
      Array(2).fill(['POST', '/api/v1/session']),
    )
  })
})

describe('signing in', () => {
  test('asks for an address and a password before anything is sent', async () => {
    const calls = answering(() => ({ status: 200 }))
    const { user } = login()
    await user.click(signIn())
    expect(await screen.findByText('Valid email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(email()).toHaveFocus()
    expect(calls).toHaveLength(0)
  })

  test.each([
    [401, 'WRONG_PASSWORD', 'Wrong password'],
    [401, 'USER_DOES_NOT_EXIST', 'User does not exist'],
    [429, 'BLOCKED_USER', 'Too many failed login attempts, user blocked temporarily'],
  ])('says why it was refused, and keeps what was typed: %d %s', async (status, msg, text) => {
    answering(() => ({ status, body: { errors: { msg } } }))
    const { user } = login()
    await user.type(email(), 'rui@soleira.example')
    await user.type(password(), 'something')
    await user.click(signIn())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(email()).toHaveValue('rui@soleira.example')
    expect(password()).toHaveValue('something')
  })

  test('says when a blocked account may be tried again', async () => {
    answering(() => ({
      status: 429,
      body: { errors: { msg: 'BLOCKED_USER', params: { seconds: 120 } } },
    }))
    const { user } = login()
    await user.type(email(), 'rui@soleira.example')
    await user.type(password(), 'something')
    const before = Date.now()
    await user.click(signIn())
    const shown = /You can try again at (\d\d:\d\d)\./.exec(
      (await screen.findByRole('alert')).textContent,
    )?.[1]
    // Rounded up to the minute: never earlier than the block ends.
    const minutes = [before, Date.now()].map((at) =>
      formatTime(Math.ceil((at + 120_000) / 60_000) * 60_000, 'en'),
    )
    expect(minutes).toContain(shown)
  })

  test('hides the password until asked, and takes what a password manager or the clipboard fills in', async () => {
    answering(() => ({ status: 200 }))
    const { user } = login()
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    await user.click(password())
    await user.paste('a long one from elsewhere')
    expect(password()).toHaveValue('a long one from elsewhere')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
  })

  test('says that the server is away when nothing answers', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    const { user } = login()
    await user.type(email(), 'rui@soleira.example')
    await user.type(password(), 'something{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Server is not responding')
  })

  test('sends address and password once, however often the button is pressed', async () => {
    let letAnswer = () => undefined as void
    const calls = answering(
      () =>
        new Promise((resolve) => {
          letAnswer = () => resolve({ status: 401, body: { errors: { msg: 'WRONG_PASSWORD' } } })
        }),
    )
    const { user } = login()
    await user.type(email(), ' Rui@Soleira.example ')
    await user.type(password(), 'something')
    await user.dblClick(signIn())
    await user.click(signIn())
    letAnswer()
    await screen.findByRole('alert')
    expect(calls).toEqual([
      {
        address: '/api/v1/auth/login',
        method: 'POST',
        fields: { email: 'rui@soleira.example', password: 'something' },
      },
    ])
  })

  test('is filled by a press on an account of the sample agency', async () => {
    const { user } = login(demo)
    await user.click(screen.getByRole('button', { name: /ana@soleira\.example/ }))
    expect(email()).toHaveValue('ana@soleira.example')
    expect(password()).toHaveValue('soleira-demo')
  })

  test('shows no account outside the demo', () => {
    login()
    expect(screen.queryByText(/soleira-demo/)).not.toBeInTheDocument()
  })
})
