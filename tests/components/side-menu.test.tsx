import { InboxIcon } from '@heroicons/react/24/outline'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { menuPanel } from '@/components/layout/menu-panels'
import { MenuLink } from '@/components/layout/menu-link'
import { useSetCurrentListPath } from '@/components/resource/current-list-path'
import { NavigationProvider, useNavigation } from '@/components/layout/navigation'
import { SideMenu } from '@/components/layout/side-menu'
import { useMenuGroups } from '@/components/layout/use-menu-groups'
import { Notifications } from '@/components/resource/notifications'
import { mockFetch, sessionResponse } from './network'
import { idleRouter, Navigation } from './next-navigation'
import { EmptyCache, renderPage } from './render-page'

const rui = { id: 2, name: 'Rui Saraiva', email: 'rui@example.pt', role: 'User', verified: true }
const administrator = { ...rui, role: 'Administrator' }

function AppMenu({
  cookie = '',
  collapsed = false,
  unread,
  children,
}: {
  cookie?: string
  collapsed?: boolean
  unread?: number
  children?: ReactNode
}) {
  return (
    <NavigationProvider>
      <SideMenu groups={useMenuGroups(cookie)} isCollapsed={collapsed} unread={unread} />
      {children}
    </NavigationProvider>
  )
}

const allGroupsOpen = 'condominiums.website.office'

function Sold() {
  useSetCurrentListPath('/properties/sold')
  return null
}

/** Navigates like a menu link. In tests, next/link ignores clicks, because Next's own router context is missing. */
function GoToDistricts() {
  const { navigate } = useNavigation()
  return (
    <button type="button" onClick={() => navigate({ href: '/districts/listings', title: 'Districts' })}>
      Go to districts
    </button>
  )
}

const renderMenu = (pathname = '/home', cookie = '') =>
  renderPage(
    <EmptyCache>
      <AppMenu cookie={cookie} />
      <Notifications />
    </EmptyCache>,
    { pathname },
  )

describe('side menu', () => {
  test('links to every page', async () => {
    mockFetch(() => sessionResponse(administrator))
    const { user } = renderMenu('/home', allGroupsOpen)
    await screen.findByRole('link', { name: 'Activity' })
    const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')
    const targets = links.map((link) => link.getAttribute('href'))
    expect(targets).toEqual(
      expect.arrayContaining([
        '/home',
        '/inbox',
        '/key-items',
        '/agents/listings',
        '/frontpage',
        '/districts/listings',
        '/properties/listings',
        '/properties/sold',
        '/properties/archived',
        '/properties/low_cost',
        '/condominiums/listings',
        '/condominiums/archived',
        '/services/description',
        '/services/listings',
        '/whoweare/description',
        '/users/myprofile',
        '/download/csv',
      ]),
    )
    expect(screen.getByRole('button', { name: 'System users' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'New' }))
    const actions = await screen.findAllByRole('menuitem')
    expect(actions.map((action) => action.getAttribute('href'))).toEqual([
      '/properties/new',
      '/condominiums/new',
    ])
  })

  test('has Home and Inbox first', () => {
    renderMenu()
    const entries = screen
      .getAllByRole('listitem')
      .slice(0, 2)
      .map((item) => within(item).getByRole('link'))
    expect(entries.map((link) => link.getAttribute('href'))).toEqual(['/home', '/inbox'])
  })

  test('collapses its groups, keeps the current page visible and remembers the choice', async () => {
    const { user } = renderMenu('/properties/sold')
    const properties = screen.getByRole('button', { name: 'Properties' })
    const office = screen.getByRole('button', { name: 'Office' })
    expect(properties).toHaveAttribute('aria-expanded', 'true')
    expect(office).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Agents' })).toBeNull()

    await user.click(office)
    expect(screen.getByRole('link', { name: 'Agents' })).toBeVisible()
    await user.click(properties)
    expect(screen.queryByRole('link', { name: 'Active listings' })).toBeNull()
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Sold')
    expect(document.cookie).toContain('menu-groups=office.-properties')
  })

  test('opens a group next to its icon when collapsed', async () => {
    const { user } = renderPage(<AppMenu collapsed />, { pathname: '/districts/listings' })
    await user.click(screen.getByRole('button', { name: 'Website: Districts' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.getAttribute('href'))).toContain('/services/description')
    expect(screen.getByRole('menuitem', { current: 'page' })).toHaveTextContent('Districts')
  })

  test('marks the list that an open record belongs to', () => {
    renderPage(
      <>
        <AppMenu />
        <Sold />
      </>,
      { pathname: '/properties/edit/7/general' },
    )
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Sold properties')
  })

  test('marks only the entry whose page is loading', async () => {
    const router = { ...idleRouter, push: () => new Promise<void>(() => {}) }
    const { user } = renderPage(
      <Navigation router={router}>
        <AppMenu cookie={allGroupsOpen}>
          <GoToDistricts />
        </AppMenu>
      </Navigation>,
    )
    const home = within(screen.getAllByRole('listitem')[0] ?? document.body).getByRole('link')
    const districts = screen.getByRole('link', { name: 'Districts' })
    expect(home).toHaveAttribute('aria-current', 'page')
    expect(home).toHaveClass('bg-brand-soft')
    await user.click(screen.getByRole('button', { name: 'Go to districts' }))
    expect(screen.getByRole('link', { current: 'page' })).toBe(districts)
    expect(districts).toHaveClass('bg-brand-soft')
    expect(home).not.toHaveClass('bg-brand-soft')
  })

  test.each([
    ['/home', 'Home'],
    ['/properties/listings', 'Active listings'],
    ['/properties/edit/7/media', 'Active listings'],
    ['/profile', 'My account'],
    ['/users/myprofile', 'My account'],
  ])('on %s, marks the entry %s', (pathname, name) => {
    renderMenu(pathname)
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map((link) => link.textContent)).toContain(name)
  })

  test('has focusable entries under construction that explain themselves and do not navigate', async () => {
    const entry = { name: 'inbox', href: '/inbox', icon: InboxIcon, underConstruction: true } as const
    const { user, navigations } = renderPage(
      <>
        <MenuLink entry={entry} isCurrent={false} isCollapsed={false} />
        <Notifications />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Inbox' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    button.focus()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('This page is under construction, news soon.')).toBeVisible()
    expect(navigations).toEqual([])
  })

  test('shows the number of unread messages', () => {
    renderPage(<AppMenu unread={3} />)
    expect(screen.getByRole('link', { name: /^Inbox\s*3 unread messages$/ })).toHaveAttribute(
      'href',
      '/inbox',
    )
  })

  test('opens an entry for administrators in a panel over the page', async () => {
    mockFetch(() => sessionResponse(administrator))
    const { user } = renderMenu('/home', allGroupsOpen)
    const entry = await screen.findByRole('button', { name: 'System users' })
    await waitFor(() => expect(entry).toHaveAttribute('aria-haspopup', 'dialog'))
    await user.click(entry)
    expect(menuPanel.read()).toBe('users')
    menuPanel.close()
  })

  test('explains to users with the role User why an entry for administrators is disabled', async () => {
    mockFetch(() => sessionResponse(rui))
    const { user } = renderMenu('/home', allGroupsOpen)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'System users' })).toHaveAccessibleDescription(
        'Only administrators can open this. Ask one of them if you need access.',
      ),
    )
    await user.click(screen.getByRole('button', { name: 'System users' }))
    expect(menuPanel.read()).toBeNull()
    expect(
      await screen.findByText(/^Only administrators can open this/, { ignore: '[hidden]' }),
    ).toBeVisible()
  })
})
