import './page-parts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PropertyMedia } from '@/components/properties/property-media'
import { type Answer, renderWithServer } from './property-around'

const media = 'GET /api/v1/property/5/media'
const order = 'POST /api/v1/property/5/media'
const photo = (id: number) => ({ id, file: `${id}.jpg`, extension: 'jpg', cover: id === 1 ? 1 : 0, plant: 0 })
const stored = (version: string | undefined, ...ids: number[]): Answer => ({
  body: { block: { media: ids.map(photo) } },
  etag: version && `"${version}"`,
})
const refused: Answer = { status: 412, body: { errors: { msg: 'CHANGED_BY_SOMEONE_ELSE' } } }
const saved = (version?: string): Answer => ({
  status: 202,
  body: { saved: true },
  etag: version && `"${version}"`,
})

async function open(more: Record<string, Answer>) {
  const server: Record<string, Answer> = { [media]: stored('1', 1, 2, 3), ...more }
  const page = renderWithServer(<PropertyMedia id={5} />, server, '/properties/edit/5/media')
  await shows('123')
  const orders = () =>
    page.sent
      .filter(({ method, path }) => method === 'POST' && path === '/api/v1/property/5/media')
      .map(({ body, ifMatch }) => [ifMatch, [...(body?.values() ?? [])].join('')])
  const later = (place: number) => page.user.click(button(place))
  return { ...page, server, orders, later }
}

async function shows(ids: string) {
  const grid = await screen.findByRole('list', { name: 'Photographs and floor plans' })
  const shown = () =>
    within(grid)
      .getAllByRole('img')
      .map((img) => /(\d)\.jpg/.exec(img.getAttribute('src') ?? '')?.[1])
      .join('')
  await waitFor(() => expect(shown()).toBe(ids))
}

const button = (place: number) => screen.getByRole('button', { name: `Move photograph ${place} later` })
const told = () => screen.queryByText('Someone else changed the order in the meantime')

describe('two people with the photographs of one property', () => {
  test('an order says which one it is made upon, and the next the one after it', async () => {
    const { server, orders, later } = await open({ [order]: saved('2') })
    server[media] = stored('2', 2, 1, 3)
    await later(1)
    await shows('213')
    server[order] = saved('3')
    await later(2)
    await waitFor(() =>
      expect(orders()).toEqual([
        ['"1"', '213'],
        ['"2"', '231'],
      ]),
    )
    expect(told()).not.toBeInTheDocument()
  })

  test('where the other one has moved some too, theirs is shown, and mine can be applied over it', async () => {
    const { user, server, orders, later } = await open({ [order]: refused })
    server[media] = stored('2', 3, 4, 1, 2)
    await later(1)
    await waitFor(() => expect(told()).toBeVisible())
    await shows('3412')
    server[order] = saved('3')
    server[media] = stored('3', 2, 1, 3, 4)
    await user.click(screen.getByRole('button', { name: 'Apply my order' }))
    await waitFor(() =>
      expect(orders()).toEqual([
        ['"1"', '213'],
        ['"2"', '2134'],
      ]),
    )
    await shows('2134')
    expect(told()).not.toBeInTheDocument()
  })

  test('theirs can be kept', async () => {
    const { user, server, orders, later } = await open({ [order]: refused })
    server[media] = stored('2', 3, 1, 2)
    await later(1)
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }))
    await shows('312')
    expect(told()).not.toBeInTheDocument()
    expect(orders()).toHaveLength(1)
  })

  test('of two quick moves the second does not slip past a colleague whom the first has met', async () => {
    const { user, server, orders } = await open({ [order]: refused })
    server[media] = stored('2', 3, 1, 2)
    fireEvent.click(button(1))
    fireEvent.click(button(2))
    const apply = await screen.findByRole('button', { name: 'Apply my order' })
    expect(orders()).toHaveLength(1)
    await shows('312')
    server[order] = saved('3')
    await user.click(apply)
    await waitFor(() => expect(orders()[1]).toEqual(['"2"', '231']))
  })

  test('a photograph that came and one that went meanwhile are no matter', async () => {
    const { server, orders, later } = await open({})
    let nth = 0
    Object.defineProperty(server, order, {
      enumerable: true,
      get: () => (nth++ === 0 ? refused : saved('3')),
    })
    server[media] = stored('2', 1, 3, 4)
    await later(2)
    await waitFor(() =>
      expect(orders()).toEqual([
        ['"1"', '132'],
        ['"2"', '13'],
      ]),
    )
    expect(told()).not.toBeInTheDocument()
  })

  test('an API without versions is written to as ever', async () => {
    const { orders, later } = await open({ [media]: stored(undefined, 1, 2, 3), [order]: saved() })
    await later(1)
    await waitFor(() => expect(orders()).toEqual([[null, '213']]))
  })
})
