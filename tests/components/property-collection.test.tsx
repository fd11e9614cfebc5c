import './browser-stubs'
import { screen, waitFor } from '@testing-library/react'
import { PropertyEditor } from '@/components/properties/form/property-form'
import { PropertyCollection } from '@/components/properties/form/property-collection'
import { createPropertyBlock } from './property-block'
import {
  errorResponse,
  type FakeResponse,
  type FakeResponses,
  renderWithServer,
  savedResponse,
  tagsResponse,
} from './render-with-server'

const collectionRoute = 'GET /api/v1/property/5/collection'
const saveRoute = 'POST /api/v1/property/5/collection'
const storedResponse = (collection: 0 | 1, pt: string): FakeResponse => ({
  body: { block: { collection, slogan: { en: '', pt } } },
  etag: '"1"',
})

async function openCollection(overrides: FakeResponses) {
  const page = renderWithServer(<PropertyCollection id={5} />, overrides, '/properties/edit/5/collection')
  const collectionSwitch = await screen.findByRole('switch', { name: 'In the private collection' })
  const getSaves = () => page.requests.filter(({ method, path }) => `${method} ${path}` === saveRoute)
  return { ...page, collectionSwitch, getSaves }
}

describe('collection tab', () => {
  test('shows the slogan only while the switch is on, and saves the switch and the slogan together', async () => {
    const response: FakeResponse = savedResponse('2')
    const { user, collectionSwitch, getSaves } = await openCollection({
      [collectionRoute]: storedResponse(0, ''),
      [saveRoute]: response,
    })
    expect(screen.queryByLabelText(/Slogan \(Portuguese\)/)).not.toBeInTheDocument()
    await user.click(collectionSwitch)
    await user.type(screen.getByLabelText(/Slogan \(Portuguese\)/), 'O rio à porta')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getSaves()).toHaveLength(1))
    expect(getSaves()[0]?.ifMatch).toBe('"1"')
    expect(Object.fromEntries(getSaves()[0]?.body ?? [])).toMatchObject({
      collection: '1',
      'slogan[pt]': 'O rio à porta',
    })
  })

  test('explains that the property was deleted meanwhile, and keeps the text', async () => {
    const notFound: FakeResponse = errorResponse(404, 'NOT_FOUND')
    const { user } = await openCollection({
      [collectionRoute]: storedResponse(1, 'O rio'),
      [saveRoute]: notFound,
    })
    await user.type(screen.getByLabelText(/Slogan \(Portuguese\)/), ' à porta')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Someone deleted this record while you were editing/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save as a new record' })).not.toBeInTheDocument()
    expect(screen.getByLabelText(/Slogan \(Portuguese\)/)).toHaveValue('O rio à porta')
  })

  test('names the adverts that the private collection takes offline, before saving', async () => {
    const { user, collectionSwitch } = await openCollection({
      [collectionRoute]: storedResponse(0, ''),
      'GET /api/v1/integrations/adverts': {
        body: { adverts: [{ property_id: 5, reference: 'A-5', place: 'imovirtual' }] },
      },
    })
    expect(screen.queryByText(/will go offline/)).not.toBeInTheDocument()
    await user.click(collectionSwitch)
    expect(await screen.findByText(/1 advert will go offline: Imovirtual/)).toBeInTheDocument()
    await user.click(collectionSwitch)
    expect(screen.queryByText(/will go offline/)).not.toBeInTheDocument()
  })

  test('keeps the slogan of a property that leaves the collection, and shows errors on its field', async () => {
    const rejection: FakeResponse = errorResponse(422, 'ERROR', { 'slogan[pt]': 'max:200' })
    const { user, collectionSwitch, getSaves } = await openCollection({
      [collectionRoute]: storedResponse(1, 'O rio à porta'),
      [saveRoute]: rejection,
    })
    await user.type(screen.getByLabelText(/Slogan \(Portuguese\)/), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText(/Slogan \(Portuguese\)/)).toBeInvalid())
    await user.click(collectionSwitch)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getSaves()).toHaveLength(2))
    expect(Object.fromEntries(getSaves()[1]?.body ?? [])).toMatchObject({
      collection: '0',
      'slogan[pt]': 'O rio à porta!',
    })
  })

  test('offers a retry when loading fails', async () => {
    const server: FakeResponses = {
      [collectionRoute]: errorResponse(500, 'ERROR'),
    }
    const page = renderWithServer(<PropertyCollection id={5} />, server)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    server[collectionRoute] = storedResponse(0, '')
    await page.user.click(retry)
    expect(await screen.findByRole('switch', { name: 'In the private collection' })).toBeVisible()
  })
})

describe('property form', () => {
  test('names the adverts that the sold tag takes offline, before saving; none for the reserved tag', async () => {
    const { user, requests } = renderWithServer(
      <PropertyEditor id={5} />,
      {
        'GET /api/v1/property/5/general': { body: { block: createPropertyBlock() }, etag: '"1"' },
        'GET /api/v1/properties/getTags': tagsResponse('reserved', 'sold'),
        'GET /api/v1/integrations/adverts': {
          body: { adverts: [{ property_id: 5, reference: 'SOL-5', place: 'imovirtual' }] },
        },
      },
      '/properties/edit/5/general',
    )
    await user.click(await screen.findByRole('button', { name: 'reserved' }))
    expect(requests.some(({ path }) => path.endsWith('/adverts'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'sold' }))
    expect(await screen.findByText(/1 advert will go offline: Imovirtual/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'sold' }))
    expect(screen.queryByText(/will go offline/)).not.toBeInTheDocument()
  })
})
