import './browser-stubs'
import { screen, waitFor, within } from '@testing-library/react'
import { LocationTab } from '@/components/records/location/location-tab'
import {
  conflictResponse,
  errorResponse,
  type FakeResponse,
  type FakeResponses,
  renderWithServer,
  savedResponse,
} from './render-with-server'

const locationRoute = 'GET /api/v1/property/5/location'
const saveRoute = 'POST /api/v1/property/5/location'
const removalRoute = 'POST /api/v1/property/5/location/remove'
const alfama = {
  lat: 38.7117,
  lng: -9.1305,
  radius: 0,
  concelho: 'Lisboa',
  distrito: 'Lisboa',
  political: 'Alfama',
  al2: null,
  al3: null,
  routeLocation: null,
}
const storedResponse = (version: string, location: object | null): FakeResponse => ({
  body: { block: { location } },
  etag: `"${version}"`,
})

async function openLocation(overrides: FakeResponses = {}) {
  const { lat, lng, radius: _, ...parts } = alfama
  const server: FakeResponses = {
    [locationRoute]: storedResponse('1', alfama),
    'GET /api/v1/places/reverse': { body: { place: { name: 'Alfama', detail: 'Lisboa', lat, lng, parts } } },
    ...overrides,
  }
  const page = renderWithServer(
    <LocationTab resource="properties" id={5} tiles={null} />,
    server,
    '/properties/edit/5/location',
  )
  await screen.findByRole('form', { name: 'Location' })
  const getWrites = (path: string) =>
    page.requests.filter(
      (request) => request.method === 'POST' && request.path === `/api/v1/property/5/${path}`,
    )
  const getLookups = () =>
    page.requests.filter(({ path }) => path === '/api/v1/places/reverse').map(({ query }) => query)
  const type = async (input: HTMLElement, text: string) => {
    await page.user.clear(input)
    await page.user.type(input, text)
  }
  return { ...page, server, getLookups, getWrites, type }
}

const getCoordinates = () => screen.getByRole('textbox', { name: /^Coordinates/ })
const getStreet = () => screen.getByRole('textbox', { name: 'Street and number' })
const getRadius = () => screen.getByRole('textbox', { name: /^Radius/ })
const findConflictDialog = () => screen.findByRole('dialog', { name: 'Someone else changed this record' })

describe('location tab with concurrent edits', () => {
  test('offers a choice between two whole locations when both sides changed the coordinates', async () => {
    const { user, server, getLookups, getWrites, type } = await openLocation({
      [saveRoute]: conflictResponse,
    })
    await type(getCoordinates(), '38.7139, -9.1394')
    await waitFor(() => expect(getLookups().at(-1)?.get('lat')).toBe('38.7139'))
    expect(await screen.findByDisplayValue('Alfama')).toBeVisible()
    server[locationRoute] = storedResponse('2', {
      ...alfama,
      lat: 41.15,
      lng: -8.61,
      concelho: 'Porto',
      political: 'Vitória',
    })
    await user.keyboard('{Control>}s{/Control}')
    const dialog = await findConflictDialog()
    const groups = within(dialog).getAllByRole('radiogroup')
    expect(groups).toHaveLength(1)
    expect(groups[0]).toHaveTextContent(/38\.71390, -9\.13940/)
    expect(groups[0]).toHaveTextContent(/41\.15000, -8\.61000.*Vitória.*Porto/)

    await user.click(within(dialog).getByRole('radio', { name: /^Mine/ }))
    server[saveRoute] = savedResponse('3')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getWrites('location')).toHaveLength(2))
    const [, second] = getWrites('location')
    expect(second?.ifMatch).toBe('"2"')
    expect(Object.fromEntries(second?.body ?? [])).toMatchObject({
      lat: '38.7139',
      lng: '-9.1394',
      concelho: 'Lisboa',
      political: 'Alfama',
    })
  })

  test('merges a changed radius with a changed street', async () => {
    const { user, server, getWrites, type } = await openLocation({ [saveRoute]: conflictResponse })
    await type(getRadius(), '200')
    server[locationRoute] = storedResponse('2', { ...alfama, routeLocation: 'Rua dos Remédios 8' })
    await user.keyboard('{Control>}s{/Control}')
    const dialog = await findConflictDialog()
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument()
    expect(dialog).toHaveTextContent(/Their change.*Rua dos Remédios 8/)
    server[saveRoute] = savedResponse('3')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getWrites('location')).toHaveLength(2))
    expect(Object.fromEntries(getWrites('location')[1]?.body ?? [])).toMatchObject({
      radius: '200',
      routeLocation: 'Rua dos Remédios 8',
    })
    expect(getStreet()).toHaveValue('Rua dos Remédios 8')
  })

  test('shows "No location yet" as theirs when the other side removed the location', async () => {
    const { user, server, type } = await openLocation({ [saveRoute]: conflictResponse })
    await type(getStreet(), 'Rua Nova 1')
    server[locationRoute] = storedResponse('2', null)
    await user.keyboard('{Control>}s{/Control}')
    const dialog = await findConflictDialog()
    expect(within(dialog).getByRole('radio', { name: /^Theirs.*No location yet/ })).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: /^Theirs/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Apply without saving' }))
    await waitFor(() => expect(getCoordinates()).toHaveValue(''))
    expect(getStreet()).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Remove location' })).not.toBeInTheDocument()
  })

  test('does not remove a location that was moved in the meantime, and shows the new one', async () => {
    const { user, server, getWrites } = await openLocation({ [removalRoute]: conflictResponse })
    server[locationRoute] = storedResponse('2', { ...alfama, lat: 41.15, lng: -8.61 })
    await user.click(screen.getByRole('button', { name: 'Remove location' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove location' }),
    )
    await waitFor(() => expect(getCoordinates()).toHaveValue('41.15000, -8.61000'))
    expect(getWrites('location/remove').map(({ ifMatch }) => ifMatch)).toEqual(['"1"'])
  })

  test('saves a new location with the version that the removal of the old one returned', async () => {
    const { user, server, getWrites, type } = await openLocation({ [removalRoute]: savedResponse('2') })
    server[locationRoute] = storedResponse('2', null)
    await user.click(screen.getByRole('button', { name: 'Remove location' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove location' }),
    )
    await waitFor(() => expect(getCoordinates()).toHaveValue(''))
    await type(getCoordinates(), '38.7139, -9.1394')
    server[saveRoute] = savedResponse('3')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(getWrites('location').map(({ ifMatch }) => ifMatch)).toEqual(['"2"']))
  })
})

describe('saving before the place names of a moved marker have arrived', () => {
  const porto = { concelho: 'Porto', distrito: 'Porto', political: 'Vitória', al2: null, al3: null }

  async function moveAndSave(lookup: FakeResponse) {
    const { promise, resolve } = Promise.withResolvers<FakeResponse>()
    const page = await openLocation({
      [saveRoute]: savedResponse('2'),
      'GET /api/v1/places/reverse': promise,
    })
    await page.type(getCoordinates(), '41.15, -8.61')
    await page.type(getStreet(), 'Rua Nova 1')
    await page.user.keyboard('{Control>}s{/Control}')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    expect(page.getWrites('location')).toEqual([])
    resolve(lookup)
    return page
  }

  test('waits for the names and keeps the typed street', async () => {
    const place = {
      name: 'Porto',
      detail: '',
      lat: 41.15,
      lng: -8.61,
      parts: { ...porto, routeLocation: null },
    }
    const { getWrites } = await moveAndSave({ body: { place } })
    await waitFor(() => expect(getWrites('location')).toHaveLength(1))
    expect(Object.fromEntries(getWrites('location')[0]?.body ?? [])).toMatchObject({
      lat: '41.15',
      concelho: 'Porto',
      political: 'Vitória',
      routeLocation: 'Rua Nova 1',
    })
  })

  test('does not save if the names cannot be fetched; the next attempt saves without them', async () => {
    const { user, getWrites } = await moveAndSave(errorResponse(500, 'ERROR'))
    expect(await screen.findByText(/no address for this point/)).toBeVisible()
    expect(getWrites('location')).toEqual([])
    expect(getStreet()).toHaveValue('Rua Nova 1')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(getWrites('location')).toHaveLength(1))
  })
})
