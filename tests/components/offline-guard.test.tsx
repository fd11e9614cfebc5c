import { fireEvent, screen } from '@testing-library/react'
import { Notifications } from '@/components/resource/notifications'
import { OfflineGuard } from '@/components/resource/offline-guard'
import { UnsavedGuard } from '@/components/resource/unsaved-guard'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { renderPage } from './render-page'

function Links() {
  useUnsaved(true)
  return (
    <>
      <a href="/properties/listings">Listings</a>
      <a href="/home#texts">Title and description</a>
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

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterAll(() => void Reflect.deleteProperty(navigator, 'onLine'))

test('covers the page when a link is pressed offline, until the connection is back', async () => {
  open()
  expect(press('Listings')).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'You’re offline' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  fireEvent(window, new Event('online'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
})

test('allows links within the page offline', () => {
  open()
  expect(press('Title and description')).toBe(true)
})
