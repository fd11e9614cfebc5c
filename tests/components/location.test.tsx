import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useCallForm } from '@/components/resource/use-call-form'
import { CoordinatesField } from '@/components/records/location/position-fields'
import { markerOffsetOf } from '@/components/records/location/use-location-marker'
import {
  fillAddress,
  emptyLocation,
  type Address,
  type LocationValues,
} from '@/components/records/location/location-form'
import { useLocationFields } from '@/components/records/location/use-location-fields'
import { TextField } from '@/components/fields/text-field'
import { PlaceSearch } from '@/components/records/location/place-search'
import { formatCoordinates, isShortMapLink, parseCoordinates } from '@/lib/format/coordinates'
import { mockFetch } from './network'
import { renderPage } from './render-page'

const cascais: Address = {
  concelho: 'Cascais',
  distrito: 'Lisboa',
  political: 'Estoril',
  al2: 'Cascais',
  al3: 'Estoril',
  routeLocation: null,
}
const place = { name: 'Estoril', detail: 'Cascais, Lisboa', lat: 38.7057, lng: -9.3977, parts: cascais }

test.each([
  ['38,7139, -9,1394', 38.7139, -9.1394],
  ['38.7139, -9.1394', 38.7139, -9.1394],
  ['38.7139 -9.1394', 38.7139, -9.1394],
  ['38,7139;-9,1394', 38.7139, -9.1394],
  ['(38.7139, −9.1394)', 38.7139, -9.1394],
  ['38.7139° N, 9.1394° W', 38.7139, -9.1394],
  ['38,7139 N 9,1394 O', 38.7139, -9.1394],
  ['38, -9', 38, -9],
  [`38°42'50.4"N 9°08'21.8"W`, 38.714, -9.139389],
  ['38º 42’ 50,4” N, 9º 08’ 21,8” O', 38.714, -9.139389],
  [`N 38°42' W 9°08'`, 38.7, -9.133333],
  ['38 42 50,4 N, 9 8 21.8 W', 38.714, -9.139389],
  ['38.7139 N, -9.1394 W', 38.7139, -9.1394],
  ['-22,9068 S -43,1729 O', -22.9068, -43.1729],
  [`38°42'50.4"N, -0°08'21.8"`, 38.714, -0.139389],
  ['https://www.google.com/maps/@38.7139,-9.1394,15z', 38.7139, -9.1394],
  [
    'https://www.google.pt/maps/place/Castelo/@38.71,-9.13,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d38.7139092!4d-9.1334762',
    38.713909,
    -9.133476,
  ],
  ['https://www.google.com/maps/place/38%C2%B042%2750.4%22N+9%C2%B008%2721.8%22W/', 38.714, -9.139389],
  ['https://maps.google.com/?q=38.7139,-9.1394', 38.7139, -9.1394],
  ['https://www.google.com/maps/search/?api=1&query=38.7139%2C-9.1394', 38.7139, -9.1394],
  ['https://www.openstreetmap.org/?mlat=38.7139&mlon=-9.1394#map=16/38.70/-9.10', 38.7139, -9.1394],
  ['https://www.openstreetmap.org/#map=16/38.7139/-9.1394', 38.7139, -9.1394],
  ['https://maps.apple.com/?ll=38.7139,-9.1394&q=Casa', 38.7139, -9.1394],
  ['https://maps.apple.com/place?coordinate=38.7139,-9.1394&name=Casa', 38.7139, -9.1394],
])('parses %p as coordinates', (typed, lat, lng) => {
  const parsed = parseCoordinates(typed)
  expect(parsed?.lat).toBeCloseTo(lat, 5)
  expect(parsed?.lng).toBeCloseTo(lng, 5)
})

test.each([
  '',
  '38.7',
  'Lisboa',
  '91, 0',
  '0, 181',
  '38.7139, -9.1394, 4',
  '1e5, 2',
  `38°72'N 9°W`,
  'https://maps.app.goo.gl/x1y2',
])('does not parse %p as coordinates', (typed) => {
  expect(parseCoordinates(typed)).toBeNull()
})

test('formats coordinates so that they parse back', () => {
  expect(parseCoordinates(formatCoordinates({ lat: 38.7139, lng: -9.1394 }))).toEqual({
    lat: 38.7139,
    lng: -9.1394,
  })
})

test('moves the marker with arrow keys, further with Shift; ignores other keys', () => {
  expect(markerOffsetOf('ArrowUp', false)).toEqual({ x: 0, y: -10 })
  expect(markerOffsetOf('ArrowRight', true)).toEqual({ x: 80, y: 0 })
  expect(markerOffsetOf('a', false)).toBeNull()
})

test('updates place names with the marker but keeps typed ones', () => {
  const edited = { ...cascais, political: 'Monte Estoril', routeLocation: 'Avenida Saboia 3' }
  const lisbon = { ...cascais, concelho: 'Lisboa', political: 'Benfica', al2: 'Lisboa', al3: 'Benfica' }
  expect(fillAddress(edited, cascais, lisbon)).toEqual({
    ...lisbon,
    political: 'Monte Estoril',
    routeLocation: 'Avenida Saboia 3',
  })
})

test('keeps the street if the new position has none, unless the marker leaves the municipality', () => {
  const before = { ...cascais, routeLocation: 'Avenida Saboia 3' }
  expect(fillAddress(before, before, cascais).routeLocation).toBe('Avenida Saboia 3')
  expect(fillAddress(before, before, { ...cascais, concelho: 'Sintra' }).routeLocation).toBeNull()
})

function Editor({ stored = emptyLocation }: { stored?: LocationValues }) {
  const form = useCallForm('properties.saveLocation', {
    defaultValues: stored,
    params: { id: 1 },
    onSaved: () => undefined,
  })
  const { position, move, choose, waitForNames } = useLocationFields(form)
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        if (await waitForNames()) await form.submit()
      }}
    >
      <PlaceSearch disabled={false} onChoose={choose} />
      <CoordinatesField control={form.control} position={position} disabled={false} onChange={move} />
      <TextField control={form.control} name="concelho" label="Concelho" emptyAsNull />
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
      <button type="submit">Save</button>
    </form>
  )
}

const mockPlaces = () =>
  mockFetch(({ url }) => ({
    body: url.includes('/reverse')
      ? { place: { ...place, parts: { ...cascais, concelho: 'Porto' } } }
      : { places: url.includes('esto') ? [place] : [] },
  }))

test('searches and selects a place by keyboard and fills in its fields', async () => {
  mockPlaces()
  const { user } = renderPage(<Editor />)
  const combobox = screen.getByRole('combobox', { name: 'Find a place or address' })
  await user.type(combobox, 'esto')
  expect(await screen.findByRole('option', { name: 'Estoril Cascais, Lisboa' })).toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  expect(combobox).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText(/Coordinates/)).toHaveValue('38.70570, -9.39770')
  expect(screen.getByLabelText('Concelho')).toHaveValue('Cascais')
})

test('saves a place that is selected while place names for typed coordinates are loading', async () => {
  const requests = mockFetch(({ url, method }) => {
    if (url.includes('/reverse')) return new Promise(() => undefined)
    return method === 'POST' ? { status: 202, body: { saved: true } } : { body: { places: [place] } }
  })
  const { user } = renderPage(<Editor />)
  await user.type(screen.getByLabelText(/Coordinates/), '41.15, -8.61')
  await waitFor(() => expect(requests).toHaveLength(1))
  await user.type(screen.getByRole('combobox'), 'esto')
  await user.click(await screen.findByRole('option', { name: 'Estoril Cascais, Lisboa' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ method: 'POST', fields: { concelho: 'Cascais' } }),
  )
})

test('says when a search finds nothing', async () => {
  mockPlaces()
  const { user } = renderPage(<Editor />)
  await user.type(screen.getByRole('combobox'), 'xyzzy')
  expect(await screen.findByText(/No results for “xyzzy”/)).toBeInTheDocument()
})

test('looks up place names for typed coordinates; shows an error on invalid ones, which stay in the field', async () => {
  mockPlaces()
  const { user } = renderPage(<Editor />)
  const coordinates = screen.getByLabelText(/Coordinates/)
  await user.type(coordinates, '41,15, -8,61')
  await user.tab()
  expect(coordinates).toHaveValue('41.15000, -8.61000')
  expect(await screen.findByDisplayValue('Porto')).toBeInTheDocument()
  await user.clear(coordinates)
  await user.type(coordinates, 'somewhere')
  await user.tab()
  expect(coordinates).toHaveValue('somewhere')
  expect(screen.getByText(/Enter coordinates such as/)).toBeInTheDocument()
})

test('clears place names together with the coordinates', async () => {
  mockFetch(({ url }) => ({
    body: {
      place: url.includes('lat=0') ? null : { ...place, parts: { ...cascais, concelho: 'Porto' } },
    },
  }))
  const { user } = renderPage(<Editor />)
  const coordinates = screen.getByLabelText(/Coordinates/)
  await user.type(coordinates, '41.15, -8.61')
  expect(await screen.findByDisplayValue('Porto')).toBeInTheDocument()
  await user.clear(coordinates)
  await waitFor(() => expect(screen.getByLabelText('Concelho')).toHaveValue(''))
  await user.type(coordinates, '41.15, -8.61')
  expect(await screen.findByDisplayValue('Porto')).toBeInTheDocument()
  fireEvent.change(coordinates, { target: { value: '0, 0' } })
  await waitFor(() => expect(screen.getByLabelText('Concelho')).toHaveValue(''))
})

test('discarding cleared coordinates keeps the stored place names', async () => {
  const requests = mockFetch(() => ({ status: 202, body: { saved: true } }))
  const { user } = renderPage(
    <Editor stored={{ ...emptyLocation, ...cascais, lat: 38.7057, lng: -9.3977 }} />,
  )
  await user.clear(screen.getByLabelText(/Coordinates/))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.fields).toMatchObject({ lat: '38.7057', concelho: 'Cascais' })
})

test('replaces the stored place names after an earlier move was discarded', async () => {
  mockFetch(({ url }) => ({
    body: {
      place: { ...place, parts: { ...cascais, concelho: url.includes('lat=41') ? 'Porto' : 'Sintra' } },
    },
  }))
  const { user } = renderPage(
    <Editor stored={{ ...emptyLocation, ...cascais, lat: 38.7057, lng: -9.3977 }} />,
  )
  const moveTo = (text: string) =>
    fireEvent.change(screen.getByLabelText(/Coordinates/), { target: { value: text } })
  moveTo('41.15, -8.61')
  expect(await screen.findByDisplayValue('Porto')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(await screen.findByDisplayValue('Cascais')).toBeInTheDocument()
  moveTo('38.80, -9.38')
  expect(await screen.findByDisplayValue('Sintra')).toBeInTheDocument()
})

test('requires moving the marker first when there is no position', async () => {
  const requests = mockPlaces()
  const { user } = renderPage(<Editor />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The map marker must be moved into position')).toBeInTheDocument()
  expect(requests).toEqual([])
})

test('distinguishes short map links from full ones and from coordinates', () => {
  expect(isShortMapLink(' https://maps.app.goo.gl/Ab12')).toBe(true)
  expect(isShortMapLink('goo.gl/maps/Ab12')).toBe(true)
  expect(isShortMapLink('https://www.google.com/maps/@38.7,-9.1,15z')).toBe(false)
  expect(isShortMapLink('38.7139, -9.1394')).toBe(false)
})
