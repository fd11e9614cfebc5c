import './browser-stubs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PropertyMedia } from '@/components/properties/record/property-media'
import { type ResponseBody, renderWithServer } from './render-with-server'

const media = 'GET /api/v1/property/5/media'
const order = 'POST /api/v1/property/5/media'
const photo = (id: number) => ({ id, file: `${id}.jpg`, extension: 'jpg', cover: id === 1 ? 1 : 0, plant: 0 })
const stored = (version: string | undefined, ...ids: number[]): ResponseBody => ({
  body: { block: { media: ids.map(photo) } },
  etag: version && `"${version}"`,
})
const refused: ResponseBody = { status: 412, body: { errors: { msg: 'CHANGED_BY_SOMEONE_ELSE' } } }
const saved = (version?: string): ResponseBody => ({
  status: 202,
  body: { saved: true },
  etag: version && `"${version}"`,
})

async function open(more: Record<string, ResponseBody>) {
  const server: Record<string, ResponseBody> = { [media]: stored('1', 1, 2, 3), ...more }
  const page = renderWithServer(<PropertyMedia id={5} />, server, '/properties/edit/5/media')
  await shows('123')
  const orders = () =>
    page.sent
      .filter(({ method, path }) => method === 'POST' && path === '/api/v1/property/5/media')
      .map(({ body, ifMatch }) => [ifMatch, [...(body?.values() ?? [])].join('')])
  const moveLater = (position: number) => page.user.click(button(position))
  return { ...page, server, orders, moveLater }
}

async function shows(ids: string) {
  const grid = await screen.findByRole('list', { name: 'Photos and floor plans' })
  const visible = () =>
    within(grid)
      .getAllByRole('img')
      .map((img) => /(\d)\.jpg/.exec(img.getAttribute('src') ?? '')?.[1])
      .join('')
  await waitFor(() => expect(visible()).toBe(ids))
}

const button = (position: number) => screen.getByRole('button', { name: `Move photo ${position} later` })
const conflictMessage = () => screen.queryByText('Someone else changed the order while you were editing')

describe('concurrent photo ordering', () => {
  test('sends the version with each order and uses the returned one for the next', async () => {
    const { server, orders, moveLater } = await open({ [order]: saved('2') })
    server[media] = stored('2', 2, 1, 3)
    await moveLater(1)
    await shows('213')
    server[order] = saved('3')
    await moveLater(2)
    await waitFor(() =>
      expect(orders()).toEqual([
        ['"1"', '213'],
        ['"2"', '231'],
      ]),
    )
    expect(conflictMessage()).not.toBeInTheDocument()
  })

  test('shows their order after a conflict and can apply mine over it', async () => {
    const { user, server, orders, moveLater } = await open({ [order]: refused })
    server[media] = stored('2', 3, 4, 1, 2)
    await moveLater(1)
    await waitFor(() => expect(conflictMessage()).toBeVisible())
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
    expect(conflictMessage()).not.toBeInTheDocument()
  })

  test('can keep their order', async () => {
    const { user, server, orders, moveLater } = await open({ [order]: refused })
    server[media] = stored('2', 3, 1, 2)
    await moveLater(1)
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }))
    await shows('312')
    expect(conflictMessage()).not.toBeInTheDocument()
    expect(orders()).toHaveLength(1)
  })

  test("does not overwrite a colleague's order with the second of two quick moves", async () => {
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

  test('ignores photos added and removed in the meantime', async () => {
    const { server, orders, moveLater } = await open({})
    let requests = 0
    Object.defineProperty(server, order, {
      enumerable: true,
      get: () => (requests++ === 0 ? refused : saved('3')),
    })
    server[media] = stored('2', 1, 3, 4)
    await moveLater(2)
    await waitFor(() =>
      expect(orders()).toEqual([
        ['"1"', '132'],
        ['"2"', '13'],
      ]),
    )
    expect(conflictMessage()).not.toBeInTheDocument()
  })

  test('saves without a version when the API has none', async () => {
    const { orders, moveLater } = await open({ [media]: stored(undefined, 1, 2, 3), [order]: saved() })
    await moveLater(1)
    await waitFor(() => expect(orders()).toEqual([[null, '213']]))
  })
})
