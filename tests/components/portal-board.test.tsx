import { screen, waitFor, within } from '@testing-library/react'
import { PortalAccounts } from '@/components/portals/portal-accounts'
import { PortalBoard } from '@/components/portals/portal-board'
import { Notifications } from '@/components/resource/notifications'
import { closeNotification, notificationStore } from '@/components/resource/notifier'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { renderWithServer } from './render-with-server'

const portal = { configured: true, connected: true, experimental: false }
const portals = [
  { place: 'imovirtual', kind: 'consent', ...portal },
  { place: 'kyero', kind: 'feed', ...portal },
]
const onlineAdvert = {
  place: 'imovirtual',
  wanted: 'listed',
  state: 'success',
  uuid: 'abc',
  url: 'https://www.imovirtual.com/pt/anuncio/abc',
  sent_at: '2026-11-20T10:00:00Z',
  changed: ['price', 'images'],
}
afterEach(() => {
  for (const { id } of notificationStore.read()) closeNotification(id)
})

const createBoardRow = (id: number, exports: readonly object[], rest: object = {}) => ({
  property_id: id,
  reference: `LX-${id}`,
  title: `Flat ${id}`,
  archived: false,
  exists: true,
  exports,
  ...rest,
})
const boardOf = (...rows: object[]) => ({
  'GET /api/v1/integrations/board': {
    body: { portals, rows, total: 2, counts: { error: 0, waiting: 1, leaving: 1, listed: 1 } },
  },
})
const withdrawnAdvert = { place: 'imovirtual', wanted: 'withdrawn', state: 'waiting', uuid: 'def' }
const board = boardOf(
  createBoardRow(7, [onlineAdvert]),
  createBoardRow(8, [withdrawnAdvert], { title: '-', exists: false }),
)
const removalResponse = (advert: string, result = 'waiting') => ({
  [`POST /api/v1/integrations/removeProperty/${advert}/${btoa('/portals').replace(/=+$/, '')}`]: {
    status: 201,
    body: { result },
  },
})
const findRow = async (reference: string) => {
  const element = (await screen.findByText(reference)).closest('tr')
  if (element === null) throw new Error(`No row of ${reference}`)
  return within(element)
}

test("shows each property's state, unpublished changes, and pending removals per portal", async () => {
  const { user, requests } = renderWithServer(<PortalBoard />, {
    ...board,
    ...removalResponse('imovirtual/7/abc'),
  })
  const flat = await findRow('LX-7')
  expect(flat.getByText('Online')).toBeVisible()
  expect(flat.getByText('Changed since last sent: price, photos')).toBeVisible()
  expect(flat.getByRole('link', { name: 'Open advert' })).toHaveAttribute('href', onlineAdvert.url)
  const deleted = await findRow('LX-8')
  expect(deleted.getByText('Deleted')).toBeVisible()
  expect(deleted.getByText('Being removed')).toBeVisible()

  await user.click(flat.getByRole('button', { name: 'Remove: LX-7, Imovirtual' }))
  expect(await screen.findByText('Remove from Imovirtual?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(requests.some(({ path }) => path.includes('/removeProperty/imovirtual/7/abc/'))).toBe(true),
  )
})

test('does not offer to publish properties that are off the market', async () => {
  renderWithServer(
    <PortalBoard />,
    boardOf(
      createBoardRow(7, []),
      createBoardRow(8, [], { sold: true }),
      createBoardRow(9, [], { collection: true }),
      createBoardRow(10, [], { archived: true }),
    ),
  )
  const publish = { name: /^Publish: / }
  expect((await findRow('LX-7')).getAllByRole('button', publish)).toHaveLength(2)
  for (const [reference, label] of [
    ['LX-8', 'Sold'],
    ['LX-9', 'Private collection'],
    ['LX-10', 'Archived'],
  ] as const) {
    expect((await findRow(reference)).getByText(label)).toBeVisible()
    expect((await findRow(reference)).queryByRole('button', publish)).toBeNull()
  }
})

test('publishes only the selected properties that are on the market', async () => {
  const results = [{ id: 7, state: 'waiting' }]
  const { user, getPosts } = renderWithServer(<PortalBoard />, {
    ...boardOf(createBoardRow(7, []), createBoardRow(9, [], { sold: true })),
    'POST /api/v1/integrations/exportProperties': { status: 201, body: { results } },
  })
  const bar = await selectFlats(user)
  await user.click(bar.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Kyero' }))
  await waitFor(() => expect(getPosts()).toHaveLength(1))
  expect(getPosts()[0]?.body?.getAll('properties[0]')).toEqual(['7'])
  expect(getPosts()[0]?.body?.has('properties[1]')).toBe(false)
  await user.click((await findRow('LX-7')).getByRole('checkbox', { name: 'Select LX-7' }))
  expect(bar.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('never shows a pending removal as online, offers to retry a failed one, and dismisses adverts that were never sent', async () => {
  const pendingRemoval = { ...onlineAdvert, wanted: 'withdrawn', changed: [] }
  const neverSent = { place: 'kyero', wanted: 'withdrawn', state: 'error', uuid: null, rows: [] }
  const { requests, user } = renderWithServer(<PortalBoard />, {
    ...boardOf(
      createBoardRow(7, [pendingRemoval, neverSent]),
      createBoardRow(8, [{ ...pendingRemoval, state: 'error', url: null }]),
    ),
    ...removalResponse('kyero/7/none', 'removed'),
  })
  const flat = await findRow('LX-7')
  expect(flat.getByText('Being removed')).toBeVisible()
  expect(flat.queryByText('Online')).toBeNull()
  await user.click((await findRow('LX-8')).getByRole('button', { name: 'Remove again: LX-8, Imovirtual' }))
  expect(await screen.findByText('Remove from Imovirtual?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(flat.getByRole('button', { name: 'Dismiss: LX-7, Kyero' }))
  await waitFor(() => expect(requests.some(({ path }) => path.includes('/kyero/7/none/'))).toBe(true))
})

test('publishes selected properties and reports each rejected one', async () => {
  const { user } = renderWithServer(<PortalBoard />, {
    ...boardOf(createBoardRow(7, []), createBoardRow(9, [])),
    'POST /api/v1/integrations/exportProperties': {
      status: 201,
      body: {
        results: [
          { id: 7, state: 'waiting' },
          { id: 9, error: 'DEMO' },
        ],
      },
    },
  })
  const flat = await findRow('LX-7')
  const bar = await selectFlats(user)
  await user.click(bar.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Kyero' }))
  const report = within(await screen.findByRole('dialog'))
  expect(report.getByRole('heading')).toHaveTextContent('Kyero: publishing 1; 1 needs fixing')
  expect(report.getByText('Flat 9')).toBeVisible()
  expect(report.queryByText('Flat 7')).toBeNull()
  expect(report.getByText(/part of the demo/)).toBeVisible()
  await user.click(report.getByRole('button', { name: 'Close' }))
  expect(flat.getByRole('button', { name: 'Publish: LX-7, Imovirtual' })).toBeVisible()
})

const responsesForFlats = (exportsOf: (id: number) => readonly object[]) => ({
  ...boardOf(...[7, 9].map((id) => createBoardRow(id, exportsOf(id)))),
  'POST /api/v1/integrations/exportProperties': {
    status: 201,
    body: { results: [7, 9].map((id) => ({ id, state: 'inserted', uuid: `k${id}` })) },
  },
  ...removalResponse('kyero/7/k7'),
  ...removalResponse('kyero/9/k9'),
})

async function selectFlats(user: ReturnType<typeof renderWithServer>['user']) {
  for (const id of [7, 9])
    await user.click((await findRow(`LX-${id}`)).getByRole('checkbox', { name: `Select LX-${id}` }))
  return within(await screen.findByRole('region', { name: 'Selected properties' }))
}

async function undoAfter(user: ReturnType<typeof renderWithServer>['user'], text: string) {
  expect(await screen.findByText(text)).toBeVisible()
  // The notification stays until it is closed.
  expect(notificationStore.read()).toMatchObject([{ text, timeout: 0, survivesNavigation: 'always' }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
}

test('undoes publishing selected properties; adverts that were already online stay', async () => {
  const { user, requests } = renderWithServer(
    <>
      <PortalBoard />
      <Notifications />
    </>,
    {
      ...responsesForFlats(() => []),
      'GET /api/v1/integrations/adverts': {
        body: { adverts: [{ property_id: 9, reference: 'LX-9', place: 'kyero' }] },
      },
    },
  )
  const bar = await selectFlats(user)
  await user.click(bar.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Kyero' }))
  await undoAfter(user, 'Kyero: publishing 2')
  expect(await screen.findByText('Kyero: 1 removal requested')).toBeVisible()
  const removals = requests.filter(({ path }) => path.includes('/removeProperty/'))
  expect(removals.map(({ path }) => path.split('/')[6])).toEqual(['7'])
})

test('undoes removing selected properties from a portal', async () => {
  const advert = { ...onlineAdvert, place: 'kyero', changed: [] }
  const { user, requests } = renderWithServer(
    <>
      <PortalBoard />
      <Notifications />
    </>,
    responsesForFlats((id) => [{ ...advert, uuid: `k${id}` }]),
  )
  const bar = await selectFlats(user)
  await user.click(bar.getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('menuitem', { name: /Kyero/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 2 properties from Kyero?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await undoAfter(user, 'Kyero: 2 removals requested')
  expect(await screen.findByText('Kyero: publishing 2')).toBeVisible()
  const exportRequests = requests.filter(({ path }) => path.endsWith('/exportProperties'))
  expect(exportRequests.map(({ body }) => [body?.get('properties[0]'), body?.get('properties[1]')])).toEqual([
    ['7', '9'],
  ])
})

test('puts the typed search into the URL', async () => {
  const { user } = renderWithServer(<PortalBoard />, board)
  await findRow('LX-7')
  await user.type(screen.getByRole('searchbox', { name: 'Reference or title' }), 'LX-8')
  await waitFor(() => expect(window.location.search).toBe('?search=LX-8'))
  window.history.replaceState(null, '', '/')
})

test('keeps the text typed just before a filter is selected', async () => {
  const { user } = renderWithServer(<PortalBoard />, board)
  await findRow('LX-7')
  await user.type(screen.getByRole('searchbox', { name: 'Reference or title' }), 'LX-8')
  await user.selectOptions(screen.getByRole('combobox'), 'error')
  expect(window.location.search).toBe('?trouble=error&search=LX-8')
  window.history.replaceState(null, '', '/')
})

test('shows callback and feed URLs, hides names of server settings, and names the portal before opening its site', async () => {
  const account = { missing: [], connected_at: null, connected_by: null, fetched_at: null }
  const noUrls = { callback_url: null, notify_url: null, feed_url: null }
  const { user } = renderWithServer(<PortalAccounts />, {
    'GET /api/v1/integrations/accounts': {
      body: {
        accounts: [
          {
            ...portals[0],
            ...account,
            ...noUrls,
            state: 'not_connected',
            callback_url: 'https://dashboard.example/integrations/callback/imovirtual',
          },
          {
            ...portals[1],
            ...account,
            ...noUrls,
            state: 'feed',
            feed_url: 'https://api.example/feeds/kyero/x/kyero.xml',
          },
          {
            place: 'idealista',
            kind: 'feed',
            ...portal,
            ...noUrls,
            state: 'not_configured',
            missing: ['IDEALISTA_CUSTOMER_CODE'],
          },
        ],
      },
    },
    'POST /api/v1/integrations/getAuthorizationCode': {
      status: 201,
      body: {
        is_url_request: true,
        request_authorization_url: 'https://www.imovirtual.com/pt/crm/authorization/?state=x',
      },
    },
  })
  expect(await screen.findByText('https://dashboard.example/integrations/callback/imovirtual')).toBeVisible()
  expect(screen.getByText('https://api.example/feeds/kyero/x/kyero.xml')).toBeVisible()
  expect(screen.getByText('Not set up yet. Ask whoever runs the server.')).toBeVisible()
  expect(screen.queryByText(/IDEALISTA_CUSTOMER_CODE/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Connect account: Imovirtual' }))
  expect(await screen.findByText('Continue to www.imovirtual.com')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Create new URL: Kyero' }))
  expect(await screen.findByText('Create a new feed URL for Kyero?')).toBeVisible()
})

test('updates an open dialog when the state of its advert changes', async () => {
  const responses = boardOf(createBoardRow(7, [{ ...onlineAdvert, state: 'waiting' }]))
  const { user } = renderWithServer(
    <>
      <PortalBoard />
      <RevalidateButton />
    </>,
    responses,
  )
  const flat = await findRow('LX-7')
  await user.click(flat.getByRole('button', { name: /Details: LX-7, Imovirtual/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText('Online')).toBeNull()
  Object.assign(responses, boardOf(createBoardRow(7, [onlineAdvert])))
  screen.getByText('Revalidate').click()
  expect(await dialog.findByText('Online')).toBeVisible()
})

function RevalidateButton() {
  const { revalidate } = useMutateCalls()
  return <button onClick={() => void revalidate('portals')}>Revalidate</button>
}
