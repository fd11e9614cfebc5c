import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ActivityList } from '@/components/activity/activity-list'
import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { PortalBoard } from '@/components/portals/portal-board'
import { PropertyList } from '@/components/properties/list/property-list'
import { UserList } from '@/components/users/user-list'
import { renderWithServer } from './render-with-server'
import { Navigation } from './next-navigation'

const lists: [path: string, list: ReactNode, apiPath: string, body: object][] = [
  [
    '/properties/listings',
    <PropertyList key="" state="active" tiles={null} />,
    'properties',
    { properties: [] },
  ],
  ['/activity', <ActivityList key="" />, 'administration/activity', { activity: [] }],
  ['/users', <UserList key="" />, 'users', { users: [] }],
  ['/key-items/types', <KeyItemsScreen key="" kind="types" />, 'key-items/types', { keys: [] }],
  [
    '/portals',
    <PortalBoard key="" />,
    'integrations/board',
    { portals: [], rows: [], counts: { error: 0, waiting: 0, leaving: 0, listed: 0 } },
  ],
]

test.each(lists)(
  '%s links to the last page when the requested one does not exist',
  async (path, list, apiPath, body) => {
    renderWithServer(
      <Navigation search={new URLSearchParams('page=99')}>{list}</Navigation>,
      {
        [`GET /api/v1/${apiPath}`]: { body: { ...body, total: 155 } },
        'GET /api/v1/users': { body: { users: [], total: 155 } },
      },
      path,
    )
    expect(await screen.findByText('Page 99 doesn’t exist')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Go to last page' })
    const lastPage = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(lastPage.pathname).toBe(path)
    expect(Number(lastPage.searchParams.get('page'))).toBeGreaterThan(1)
  },
)
