import { screen, waitFor } from '@testing-library/react'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { Notifications } from '@/components/resource/notifications'
import { type FakeResponses, renderWithServer } from './render-with-server'

const profile = {
  verified: true,
  name: 'Ana Valadares',
  email: 'ana@example.pt',
  phone: null,
  city: 'Lisboa',
  country: 'Portugal',
  urlTwitter: null,
  urlGitHub: null,
  initials: null,
  avatar: null,
}
const timeAt = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const sessions = [
  { id: 3, device: 'Firefox, Linux', signed_in_at: timeAt(9), last_used_at: timeAt(11), current: true },
  { id: 2, device: 'Safari, iPhone', signed_in_at: timeAt(8), last_used_at: timeAt(10), current: false },
  { id: 1, device: null, signed_in_at: timeAt(7), last_used_at: timeAt(7), current: false },
]

function renderProfile(overrides: FakeResponses = {}) {
  return renderWithServer(
    <>
      <ProfileScreen />
      <Notifications />
    </>,
    {
      'GET /api/v1/profile': { body: { profile } },
      'GET /api/v1/profile/sessions': { body: { sessions } },
      ...overrides,
    },
    '/users/myprofile',
  )
}

test('lists the sessions, and ends one of them or all but this one', async () => {
  const { user, requests } = renderProfile({
    'DELETE /api/v1/profile/sessions/2/delete': { body: {} },
    'POST /api/v1/profile/sessions/endOthers': { body: { ended: 2 } },
  })
  expect(await screen.findByText('Firefox, Linux')).toBeVisible()
  expect(screen.getByText('This device')).toBeVisible()
  expect(screen.getByText('Unknown device')).toBeVisible()
  expect(screen.getByText(/^Signed in 20 Nov 2026, 08:00 · last used 20 Nov 2026, 10:00$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Sign out Safari, iPhone/ }))
  expect(await screen.findByText('Signed out of 1 other session')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('Signed out of 2 other sessions')).toBeVisible()
  const writes = requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
  expect(writes).toEqual([
    'DELETE /api/v1/profile/sessions/2/delete',
    'POST /api/v1/profile/sessions/endOthers',
  ])
})

test('shows a verified address, suggests initials and saves them', async () => {
  const { user, requests } = renderProfile({
    'PATCH /api/v1/profile': { body: { profile: { ...profile, initials: 'ANV' } } },
  })
  expect(await screen.findByText('Email confirmed')).toBeVisible()
  const initials = screen.getByRole('textbox', { name: /^Initials/ })
  expect(initials).toHaveValue('AV')
  await user.clear(initials)
  await user.type(initials, 'anv')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
  expect(requests.find(({ method }) => method === 'PATCH')?.body?.get('initials')).toBe('ANV')
})
