import { InboxIcon } from '@heroicons/react/24/outline'
import { screen, waitFor, within } from '@testing-library/react'
import { menuPanel } from '@/components/layout/menu-panels'
import { MenuLink } from '@/components/layout/menu-link'
import { useRecordList } from '@/components/resource/record-list'
import { SideMenu } from '@/components/layout/side-menu'
import { Notifications } from '@/components/resource/notifications'
import { answering } from './network'
import { renderPage } from './page-around'

const rui = { id: 2, name: 'Rui Saraiva', email: 'rui@example.pt', role: 'User', verified: true }

function Sold() {
  useRecordList('/properties/sold')
  return null
}

const menu = (pathname = '/home') =>
  renderPage(
    <>
      <SideMenu collapsed={false} />
      <Notifications />
    </>,
    { pathname },
  )

describe('the side menu', () => {
  test('leads to the pages that are there', () => {
    menu()
    const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')
    const targets = links.map((link) => link.getAttribute('href'))
    expect(targets).toEqual(expect.arrayContaining(['/home', '/properties/listings', '/properties/new']))
    expect(targets).toContain('/users/myprofile')
  })

  test('marks the list that an open record leads back to', () => {
    renderPage(
      <>
        <SideMenu collapsed={false} />
        <Sold />
      </>,
      { pathname: '/properties/edit/7/general' },
    )
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Sold')
  })

  test.each([
    ['/home', 'Home'],
    ['/properties/listings', 'Active listings'],
    ['/properties/edit/7/media', 'Active listings'],
    ['/profile', 'Settings'],
    ['/users/myprofile', 'Settings'],
  ])('marks on %s the entry %s', (pathname, name) => {
    menu(pathname)
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map((link) => link.textContent)).toContain(name)
  })

  test('an entry under construction can be reached, goes nowhere and says so', async () => {
    const entry = { name: 'inbox', href: '/inbox', icon: InboxIcon, underConstruction: true } as const
    const { user, went } = renderPage(
      <>
        <MenuLink entry={entry} current={false} collapsed={false} />
        <Notifications />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Inbox' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    button.focus()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('This page is under construction, news soon.')).toBeVisible()
    expect(went).toEqual([])
  })

  test('says how many messages nobody has read', () => {
    renderPage(<SideMenu collapsed={false} unread={3} />)
    expect(screen.getByRole('link', { name: /^Inbox\s*3 unread messages$/ })).toHaveAttribute(
      'href',
      '/inbox',
    )
  })

  test('an entry for Administrators opens a panel over the page', async () => {
    const { user } = menu()
    const entry = await screen.findByRole('button', { name: 'System users' })
    expect(entry).toHaveAttribute('aria-haspopup', 'dialog')
    await user.click(entry)
    expect(menuPanel.read()).toBe('users')
    menuPanel.close()
  })

  test('an entry for Administrators tells a User why it is closed', async () => {
    answering(() => ({ status: 200, body: { session: { user: rui, tokenExpiration: 4_000_000_000_000 } } }))
    const { user } = menu()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'System users' })).toHaveAccessibleDescription(
        'Only for Administrators. Ask one of them if you need it.',
      ),
    )
    await user.click(screen.getByRole('button', { name: 'System users' }))
    expect(menuPanel.read()).toBeNull()
    expect(await screen.findByText(/^Only for Administrators/, { ignore: '[hidden]' })).toBeVisible()
  })
})
