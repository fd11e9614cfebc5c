import './browser-stubs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MediaTab } from '@/components/records/media/media-tab'
import {
  conflictResponse,
  type FakeResponse,
  type FakeResponses,
  renderWithServer,
  savedResponse,
} from './render-with-server'

const mediaRoute = 'GET /api/v1/property/5/media'
const orderRoute = 'POST /api/v1/property/5/media'
const createPhoto = (id: number) => ({
  id,
  file: `${id}.jpg`,
  extension: 'jpg',
  cover: id === 1 ? 1 : 0,
  plant: 0,
})
const storedResponse = (version: string | undefined, ...ids: number[]): FakeResponse => ({
  body: { block: { media: ids.map(createPhoto) } },
  etag: version && `"${version}"`,
})

async function openMedia(overrides: FakeResponses) {
  const server: FakeResponses = { [mediaRoute]: storedResponse('1', 1, 2, 3), ...overrides }
  const page = renderWithServer(<MediaTab resource="properties" id={5} />, server, '/properties/edit/5/media')
  await expectOrder('123')
  const getSentOrders = () =>
    page.requests
      .filter(({ method, path }) => method === 'POST' && path === '/api/v1/property/5/media')
      .map(({ body, ifMatch }) => [ifMatch, [...(body?.values() ?? [])].join('')])
  const moveLater = (position: number) => page.user.click(getMoveLaterButton(position))
  return { ...page, server, getSentOrders, moveLater }
}

async function expectOrder(ids: string) {
  const grid = await screen.findByRole('list', { name: 'Photos and floor plans' })
  const getPhotoOrder = () =>
    within(grid)
      .getAllByRole('img')
      .map((img) => /(\d)\.jpg/.exec(img.getAttribute('src') ?? '')?.[1])
      .join('')
  await waitFor(() => expect(getPhotoOrder()).toBe(ids))
}

const getMoveLaterButton = (position: number) =>
  screen.getByRole('button', { name: `Move photo ${position} later` })
const queryConflictMessage = () => screen.queryByText('Someone else changed the order while you were editing')

describe('concurrent photo ordering', () => {
  test('sends the version with each order and uses the returned one for the next', async () => {
    const { server, getSentOrders, moveLater } = await openMedia({ [orderRoute]: savedResponse('2') })
    server[mediaRoute] = storedResponse('2', 2, 1, 3)
    await moveLater(1)
    await expectOrder('213')
    server[orderRoute] = savedResponse('3')
    await moveLater(2)
    await waitFor(() =>
      expect(getSentOrders()).toEqual([
        ['"1"', '213'],
        ['"2"', '231'],
      ]),
    )
    expect(queryConflictMessage()).not.toBeInTheDocument()
  })

  test(`after a conflict, shows the other user's order; "Apply my order" replaces it`, async () => {
    const { user, server, getSentOrders, moveLater } = await openMedia({ [orderRoute]: conflictResponse })
    server[mediaRoute] = storedResponse('2', 3, 4, 1, 2)
    await moveLater(1)
    await waitFor(() => expect(queryConflictMessage()).toBeVisible())
    await expectOrder('3412')
    server[orderRoute] = savedResponse('3')
    server[mediaRoute] = storedResponse('3', 2, 1, 3, 4)
    await user.click(screen.getByRole('button', { name: 'Apply my order' }))
    await waitFor(() =>
      expect(getSentOrders()).toEqual([
        ['"1"', '213'],
        ['"2"', '2134'],
      ]),
    )
    await expectOrder('2134')
    expect(queryConflictMessage()).not.toBeInTheDocument()
  })

  test(`"Keep theirs" keeps the other user's order`, async () => {
    const { user, server, getSentOrders, moveLater } = await openMedia({ [orderRoute]: conflictResponse })
    server[mediaRoute] = storedResponse('2', 3, 1, 2)
    await moveLater(1)
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }))
    await expectOrder('312')
    expect(queryConflictMessage()).not.toBeInTheDocument()
    expect(getSentOrders()).toHaveLength(1)
  })

  test("does not overwrite the other user's order with the second of two quick moves", async () => {
    const { user, server, getSentOrders } = await openMedia({ [orderRoute]: conflictResponse })
    server[mediaRoute] = storedResponse('2', 3, 1, 2)
    fireEvent.click(getMoveLaterButton(1))
    fireEvent.click(getMoveLaterButton(2))
    const apply = await screen.findByRole('button', { name: 'Apply my order' })
    expect(getSentOrders()).toHaveLength(1)
    await expectOrder('312')
    server[orderRoute] = savedResponse('3')
    await user.click(apply)
    await waitFor(() => expect(getSentOrders()[1]).toEqual(['"2"', '231']))
  })

  test.each([
    ['failed', [savedResponse('2')], ['"1"']],
    ['was stored, but its response was lost', [conflictResponse, savedResponse('3')], ['"1"', '"2"']],
  ])('saves the second of two quick moves if the first %s', async (_outcome, responses, versions) => {
    const { server, getSentOrders } = await openMedia({})
    const pending: FakeResponse[] = [{ status: 504, body: 'lost' }, ...responses]
    Object.defineProperty(server, orderRoute, { enumerable: true, get: () => pending.shift() })
    if (responses.length > 1) server[mediaRoute] = storedResponse('2', 2, 1, 3)
    fireEvent.click(getMoveLaterButton(1))
    fireEvent.click(getMoveLaterButton(2))
    const secondMoves = versions.map((version) => [version, '231'])
    await waitFor(() => expect(getSentOrders()).toEqual([['"1"', '213'], ...secondMoves]))
    expect(queryConflictMessage()).not.toBeInTheDocument()
  })

  test('sends the order again without a conflict if photos were only added and removed in the meantime', async () => {
    const { server, getSentOrders, moveLater } = await openMedia({})
    let attempts = 0
    Object.defineProperty(server, orderRoute, {
      enumerable: true,
      get: () => (attempts++ === 0 ? conflictResponse : savedResponse('3')),
    })
    server[mediaRoute] = storedResponse('2', 1, 3, 4)
    await moveLater(2)
    await waitFor(() =>
      expect(getSentOrders()).toEqual([
        ['"1"', '132'],
        ['"2"', '13'],
      ]),
    )
    expect(queryConflictMessage()).not.toBeInTheDocument()
  })

  test('saves without a version when the API has none', async () => {
    const { getSentOrders, moveLater } = await openMedia({
      [mediaRoute]: storedResponse(undefined, 1, 2, 3),
      [orderRoute]: savedResponse(),
    })
    await moveLater(1)
    await waitFor(() => expect(getSentOrders()).toEqual([[null, '213']]))
  })
})
