import { screen, waitFor } from '@testing-library/react'
import { EditService } from '@/components/services/edit-service'
import { ServiceEditor } from '@/components/services/service-form'
import { WhoWeAreDescription } from '@/components/who-we-are/who-we-are-description'
import { errorResponse, renderWithServer, savedResponse } from './render-with-server'

const toBilingual = (en: string, pt: string) => ({ en, pt })
const valuation = {
  id: 7,
  title: toBilingual('Valuation', 'Avaliação'),
  slug: toBilingual('valuation', 'avaliacao'),
  description: toBilingual('<p>In five days.</p>', 'Em cinco dias.\n\nPor escrito.'),
}

const findTitle = () => screen.findByRole('textbox', { name: 'Title (Portuguese)' })

test("opens the new service's page when the API returns its id as district_id", async () => {
  const { user, visitedUrls, getPosts } = renderWithServer(<ServiceEditor id={null} />, {
    'POST /api/v1/services/add': { status: 201, body: { district_id: 12 } },
  })
  await user.type(await findTitle(), 'Gestão')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(visitedUrls).toEqual(['/services/edit/12']))
  expect(getPosts()[0]?.body?.get('title[pt]')).toBe('Gestão')
})

test('treats a status other than 201 as a failure and keeps the typed values', async () => {
  const { user, visitedUrls } = renderWithServer(<ServiceEditor id={null} />, {
    'POST /api/v1/services/add': { status: 200, body: { service_id: 12 } },
  })
  await user.type(await findTitle(), 'Gestão')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await findTitle()).toHaveValue('Gestão')
  expect(visitedUrls).toEqual([])
})

test('saves the title, leaves plain and rich texts unchanged, and sends the version that was read', async () => {
  const { user, getPosts } = renderWithServer(<EditService id={7} />, {
    'GET /api/v1/services/7': { body: { service: valuation }, etag: '"one"' },
    'POST /api/v1/services/7/update': savedResponse(),
  })
  await user.type(await findTitle(), ' de imóveis')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(getPosts()).not.toEqual([]))
  const saved = getPosts()[0]
  expect(saved?.ifMatch).toBe('"one"')
  expect(saved?.body?.get('title[pt]')).toBe('Avaliação de imóveis')
  expect(saved?.body?.get('description[en]')).toBe('<p>In five days.</p>')
  expect(saved?.body?.get('description[pt]')).toBe(valuation.description.pt)
})

test('reads a service from the list when the API has no endpoint for a single service', async () => {
  renderWithServer(<EditService id={7} />, {
    'GET /api/v1/services': { body: { services: [valuation], total: 1 } },
  })
  expect(await findTitle()).toHaveValue('Avaliação')
})

test('reads further pages of the list for a service beyond the first hundred', async () => {
  const services = Array.from({ length: 100 }, (_, index) => ({ ...valuation, id: index + 8 }))
  const pages = [{ services, total: 101 }]
  const { requests } = renderWithServer(<EditService id={7} />, {
    'GET /api/v1/services': {
      get body() {
        return pages.shift() ?? { services: [valuation], total: 101 }
      },
    },
  })
  expect(await findTitle()).toHaveValue('Avaliação')
  const listRequests = requests.filter(({ path }) => path === '/api/v1/services')
  expect(listRequests.map(({ query }) => query.get('page'))).toEqual(['1', '2'])
})

test('says that the service may have been deleted instead of offering Retry', async () => {
  renderWithServer(<EditService id={7} />, { 'GET /api/v1/services': { body: { services: [], total: 0 } } })
  expect(await screen.findByText(/^The record may have been deleted/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/services/listings')
})

test('shows an error instead of an empty form when a text cannot be loaded', async () => {
  renderWithServer(<WhoWeAreDescription />, {
    'GET /api/v1/whoWeAre': errorResponse(500, 'ERROR'),
  })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
})
