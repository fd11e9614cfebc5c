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

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
}

const renderLinks = () => {
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

beforeEach(() => setOnline(false))
beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterAll(() => void Reflect.deleteProperty(navigator, 'onLine'))

test('covers the page when a link is pressed offline, until the connection is back', async () => {
  renderLinks()
  expect(press('Listings')).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'You’re offline' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  setOnline(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('allows links within the page offline', () => {
  renderLinks()
  expect(press('Title and description')).toBe(true)
})
