import { act, fireEvent, render, screen } from '@testing-library/react'
import { useReturnFocus } from '@/components/portfolio/list/use-return-focus'
import { Navigation } from './next-navigation'

function List() {
  useReturnFocus()
  return (
    <main id="main">
      <h2>
        <a href="#flat">Flat</a>
      </h2>
    </main>
  )
}

const openPage = (pathname: string, content: React.ReactNode) =>
  render(<Navigation pathname={pathname}>{content}</Navigation>)

function goBackTo(pathname: string) {
  window.history.replaceState(null, '', pathname)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

function followLink() {
  const { unmount } = openPage('/properties/listings', <List />)
  fireEvent.click(screen.getByRole('link', { name: 'Flat' }))
  unmount()
}

afterEach(() => window.history.replaceState(null, '', '/'))

test('focuses the last followed link when Back leads to the list', () => {
  followLink()
  goBackTo('/properties/listings')
  openPage('/properties/listings', <List />)
  expect(screen.getByRole('link', { name: 'Flat' })).toHaveFocus()
})

test('leaves the focus alone when a list is opened by a link after Back led to another page', () => {
  followLink()
  goBackTo('/home')
  openPage('/properties/listings', <List />)
  expect(screen.getByRole('link', { name: 'Flat' })).not.toHaveFocus()
})

test('leaves the focus alone when a link opens a list after Back changed its filters', () => {
  const { unmount } = openPage('/properties/listings', <List />)
  goBackTo('/properties/listings')
  fireEvent.click(screen.getByRole('link', { name: 'Flat' }))
  unmount()
  openPage('/properties/listings', <List />)
  expect(screen.getByRole('link', { name: 'Flat' })).not.toHaveFocus()
})
