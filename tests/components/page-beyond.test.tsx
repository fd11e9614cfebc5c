import { screen } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { ActivityList } from '@/components/activity/activity-list'
import { KeysDesk } from '@/components/key-items/keys-desk'
import { PortalBoard } from '@/components/portals/portal-board'
import { PropertyList } from '@/components/properties/property-list'
import { UserList } from '@/components/users/user-list'
import { renderWithServer } from './property-around'

const lists: [path: string, list: ReactNode, call: string, body: object][] = [
  [
    '/properties/listings',
    <PropertyList key="" state="active" tiles={null} />,
    'properties',
    { properties: [] },
  ],
  ['/activity', <ActivityList key="" />, 'administration/activity', { activity: [] }],
  ['/users', <UserList key="" />, 'users', { users: [] }],
  ['/key-items/types', <KeysDesk key="" kind="types" />, 'key-items/types', { keys: [] }],
  [
    '/portals',
    <PortalBoard key="" />,
    'integrations/board',
    { portals: [], rows: [], counts: { error: 0, waiting: 0, leaving: 0, listed: 0 } },
  ],
]

test.each(lists)(
  '%s has no page beyond its last, says so and leads to it',
  async (path, list, call, body) => {
    renderWithServer(
      <SearchParamsContext.Provider value={new URLSearchParams('page=99')}>
        {list}
      </SearchParamsContext.Provider>,
      {
        [`GET /api/v1/${call}`]: { body: { ...body, total: 155 } },
        'GET /api/v1/users': { body: { users: [], total: 155 } },
      },
      path,
    )
    expect(await screen.findByText('There is no page 99')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Go to the last page' })
    const last = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(last.pathname).toBe(path)
    expect(Number(last.searchParams.get('page'))).toBeGreaterThan(1)
  },
)
