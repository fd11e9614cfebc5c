import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ActivityList } from '@/components/activity/activity-list'
import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { PortalBoard } from '@/components/portals/portal-board'
import { PropertyList } from '@/components/properties/list/property-list'
import { UserList } from '@/components/users/user-list'
import { renderWithServer } from './render-with-server'
import { Navigation } from './next-navigation'

const lists: [path: string, list: ReactNode, apiPath: string, body: object, lastPage: number][] = [
  [
    '/properties/listings',
    <PropertyList key="" state="active" tiles={null} />,
    'properties',
    { properties: [] },
    7,
  ],
  ['/activity', <ActivityList key="" />, 'administration/activity', { activity: [] }, 7],
  ['/users', <UserList key="" />, 'users', { users: [] }, 7],
  ['/key-items/types', <KeyItemsScreen key="" kind="types" />, 'key-items/types', { keys: [] }, 2],
  [
    '/portals',
    <PortalBoard key="" />,
    'integrations/board',
    { portals: [], rows: [], counts: { error: 0, waiting: 0, leaving: 0, listed: 0 } },
    7,
  ],
]

test.each(lists)(
  '%s links to the last page when the requested one does not exist',
  async (path, list, apiPath, body, lastPage) => {
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
    const target = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(target.pathname).toBe(path)
    expect(target.searchParams.get('page')).toBe(String(lastPage))
  },
)
