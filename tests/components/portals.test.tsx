import { screen, waitFor, within } from '@testing-library/react'
import type { FormFacts } from '@/components/portals/advert-problems-card'
import { PortalsCard } from '@/components/portals/portals-card'
import { AdvertCheck, PublicationLog } from '@/components/properties/record/publication-log'
import { useFormFacts, usePropertyPublications } from '@/components/properties/record/property-portals'
import { notificationStore } from '@/components/resource/notifier'
import { PortalReturnCard } from '@/components/portals/portal-return-card'
import { mockFetch } from './network'
import { renderPage } from './render-page'
import { renderWithServer } from './render-with-server'
import { Navigation } from './next-navigation'

const facts: FormFacts = {
  title: { en: 'Flat', pt: 'T2' },
  description: {
    en: 'Two bedrooms and the river.',
    pt: 'Dois quartos, uma varanda e o rio em todas as janelas da casa.',
  },
  kind: 'apartment',
  price: 600_000,
  hide_price: 1,
  archived: 0,
  sold: false,
  collection: 0,
  bedrooms: 2,
  bathrooms: 1,
  living_area: 80,
  gross_area: 95,
  land_area: null,
  energy: 'B',
  website: null,
}
const advert = { place: 'imovirtual', wanted: 'listed', uuid: 'u' }
const portal = { configured: true, connected: true, experimental: false }
const responsesWith = (exports: object[], { located = true } = {}) => ({
  'GET /api/v1/integrations/property/7': {
    body: {
      portals: [
        { place: 'imovirtual', kind: 'consent', ...portal },
        { place: 'idealista', kind: 'feed', ...portal },
        { place: 'kyero', kind: 'feed', ...portal },
      ],
      exports,
      share: null,
      facts: { located, concelho: 'Lisboa', distrito: 'Lisboa', photographs: 3 },
    },
  },
})
const findPortalItem = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const item = heading.closest('li')
  if (item === null) throw new Error(`No item of ${name}`)
  return within(item)
}
function Card() {
  const response = usePropertyPublications(7)
  return <PortalsCard id={7} response={response} facts={facts} isAdministrator />
}
const renderCard = (exports: object[] = [], { located = true } = {}) =>
  renderWithServer(<Card />, responsesWith(exports, { located }))

test('links each problem that prevents publication at a portal to its field', async () => {
  renderCard()
  const imovirtual = await findPortalItem('Imovirtual')
  expect(
    imovirtual.getByRole('link', { name: 'The title must have 5 to 70 characters; it has 2' }),
  ).toHaveAttribute('href', '/properties/edit/7/general#field-i18n.title.pt')
  expect(imovirtual.getByRole('button', { name: 'Publish: Imovirtual' })).toBeDisabled()
  expect((await findPortalItem('idealista')).getByText('This portal always shows the price')).toBeVisible()
  expect((await findPortalItem('Kyero')).getByText('Ready to publish')).toBeVisible()
})

test('doesn’t call a property ready for a portal whose account isn’t connected', async () => {
  const responses = responsesWith([])
  for (const item of responses['GET /api/v1/integrations/property/7'].body.portals) item.connected = false
  renderWithServer(<Card />, responses)
  const kyero = await findPortalItem('Kyero')
  expect(kyero.getByText(/^Your agency’s account isn’t connected yet/)).toBeVisible()
  expect(kyero.queryByText('Ready to publish')).toBeNull()
})

test('links a property without coordinates to its location tab', async () => {
  renderCard([], { located: false })
  const link = (await findPortalItem('Kyero')).getByRole('link', { name: 'This property has no location' })
  expect(link).toHaveAttribute('href', '/properties/edit/7/location')
})

test('does not show a fetched feed as online, and lists the changes since', async () => {
  const sent_at = '2026-11-20T10:00:00Z'
  renderCard([{ ...advert, place: 'kyero', state: 'success', changed: ['price'], sent_at }])
  const kyero = await findPortalItem('Kyero')
  expect(kyero.getByText('Fetched by the portal')).toBeVisible()
  expect(kyero.queryByText('Online')).toBeNull()
  expect(kyero.getByText(/Changed since last sent: price/)).toBeVisible()
})

test("shows a portal's messages verbatim and translates its codes", async () => {
  const texts = { action: 'publish', description: '', reason: 'Marca de água' }
  const row = { field: 'media', problem: 'moderated', ...texts }
  renderCard([{ ...advert, state: 'error', portal_code: 'moderated', rows: [row] }])
  expect(
    (await findPortalItem('Imovirtual')).getByText('rejected by the portal’s moderators · Marca de água'),
  ).toBeVisible()
  expect(
    (await findPortalItem('Imovirtual')).getAllByText(/rejected by the portal’s moderators/),
  ).toHaveLength(1)
})

test("announces a portal's response that arrives while the page is open", async () => {
  const responses = responsesWith([{ ...advert, state: 'waiting' }])
  renderWithServer(<Card />, responses)
  expect(await (await findPortalItem('Imovirtual')).findByText('Waiting for response')).toBeVisible()
  responses['GET /api/v1/integrations/property/7'].body.exports = [{ ...advert, state: 'error' }]
  await waitFor(
    () => expect(notificationStore.read().map(({ text }) => text)).toContain('Imovirtual returned an error'),
    { timeout: 6000 },
  )
}, 10_000)

test.each([
  ['connected', 'The account is connected.'],
  ['refused', 'The account wasn’t connected'],
  ['failed', 'The account wasn’t connected. Try again.'],
])('shows the result of the consent on the page that the browser returns to: %s', async (result, text) => {
  renderWithServer(
    <Navigation search={new URLSearchParams({ portal: result })}>
      <PortalReturnCard />
    </Navigation>,
  )
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
})

test('does not repeat the result of a consent after a reload', async () => {
  history.replaceState(null, '', '/portals?portal=connected&tab=1')
  renderWithServer(
    <Navigation search={new URLSearchParams('portal=connected&tab=1')}>
      <PortalReturnCard />
    </Navigation>,
  )
  expect(await screen.findByText(/The account is connected/)).toBeVisible()
  expect(location.search).toBe('?tab=1')
  history.replaceState(null, '', '/')
})

const log = { 'GET /api/v1/property/7/exporterlog': { body: { block: { exporter_log: [] } } } }

test('the log of all portals says that there is nothing to fix once every advert is online', async () => {
  renderWithServer(<PublicationLog id={7} places={['kyero']} />, {
    ...log,
    ...responsesWith([{ ...advert, state: 'success' }]),
  })
  expect(await screen.findByText('Online, nothing to fix')).toBeVisible()
  expect(screen.queryByText('OOPS! We have no feedback')).toBeNull()
})

test('the log of all portals has no feedback while an advert isn’t online', async () => {
  renderWithServer(<PublicationLog id={7} places={['kyero']} />, {
    ...log,
    ...responsesWith([{ ...advert, state: 'error' }]),
  })
  expect(await screen.findByText('OOPS! We have no feedback')).toBeVisible()
})

const general = {
  reference: 'LX-7',
  type_id: 1,
  i18n: {
    title: { en: 'Flat by the river', pt: 'Apartamento junto ao rio' },
    description: { en: facts.description.en, pt: facts.description.pt },
    slogan: { en: '', pt: '' },
  },
  price: 600_000,
  living_area: 80,
  bedrooms: 2,
  search: { youtube_id: null, website: null, listing_id: null, lifestyles_id: [] },
  id: 7,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

test('the check for a portal lists missing data, with links to the tabs', async () => {
  renderWithServer(<AdvertCheck id={7} place="imovirtual" />, {
    'GET /api/v1/property/7/general': { body: { block: general } },
    ...log,
    'POST /api/v1/integrations/checkInsertion/imovirtual/7': {
      status: 201,
      body: { view_data: { result: null, log: [] } },
    },
    'GET /api/v1/integrations/property/7': {
      body: {
        portals: [],
        exports: [],
        share: null,
        facts: { located: false, concelho: null, distrito: null, photographs: 0 },
      },
    },
  })
  const links = within(await screen.findByRole('list', { name: 'Portals: Imovirtual' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['This property has no location', '/properties/edit/7/location'],
    ['This property has no photos', '/properties/edit/7/media'],
  ])
})

test('shows a portal that has not been set up as not available', async () => {
  const responses = responsesWith([])
  for (const item of responses['GET /api/v1/integrations/property/7'].body.portals)
    item.configured = item.place !== 'kyero'
  renderWithServer(<Card />, responses)
  expect((await findPortalItem('Kyero')).getByText('Not available at the moment')).toBeVisible()
  expect((await findPortalItem('Imovirtual')).getByText('Not published')).toBeVisible()
})

function PropertyKind() {
  return <p>{useFormFacts(7)?.kind}</p>
}

test('finds a property type beyond the first page of key items', async () => {
  const types = Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    name: { en: 'Castle', pt: 'Castelo' },
  }))
  const house = { id: 101, name: { en: 'House', pt: 'Moradia' } }
  mockFetch(({ path, query }) => {
    if (path.endsWith('/key-items/types'))
      return { body: { keys: query.get('page') === '2' ? [house] : types, total: 101 } }
    return { body: { block: { ...general, type_id: house.id }, tags: [] } }
  })
  renderPage(<PropertyKind />)
  expect(await screen.findByText('house')).toBeVisible()
})
