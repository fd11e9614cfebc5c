import { fireEvent, screen } from '@testing-library/react'
import { Notifications } from '@/components/resource/notifications'
import { OfflineGuard } from '@/components/resource/offline-guard'
import { UnsavedGuard } from '@/components/resource/unsaved-guard'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { renderPage } from './render-page'

function Links() {
  useUnsaved(true)
  return (
    <>
      <a href="/properties/listings">Listings</a>
      <a href="/home#texts">Texts</a>
    </>
  )
}

const open = () => {
  window.history.replaceState(null, '', '/home')
  renderPage(
    <>
      <Links />
      <OfflineGuard />
      <UnsavedGuard />
      <Notifications />
    </>,
  )
}
/** Returns true if the page did not prevent the click. */
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

beforeAll(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
afterAll(() => void Reflect.deleteProperty(navigator, 'onLine'))

test('explains why an offline link does not open, and sends no request', async () => {
  open()
  expect(press('Listings')).toBe(false)
  expect(await screen.findByText(/You’re offline. You can open that page/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('allows links within the page offline', () => {
  open()
  expect(press('Texts')).toBe(true)
})
