import { fireEvent, screen } from '@testing-library/react'
import { Notifications } from '@/components/resource/notifications'
import { OfflineGuard } from '@/components/resource/offline-guard'
import { UnsavedGuard } from '@/components/resource/unsaved-guard'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { renderPage } from './page-around'

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
/** True if the page let the press through. */
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

beforeAll(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
afterAll(() => void Reflect.deleteProperty(navigator, 'onLine'))

test('a link that is followed offline says why nothing opens, and asks nothing', async () => {
  open()
  expect(press('Listings')).toBe(false)
  expect(await screen.findByText(/You are offline: that page opens/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a link within the page works offline', () => {
  open()
  expect(press('Texts')).toBe(true)
})
