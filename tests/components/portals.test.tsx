import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { screen, waitFor, within } from '@testing-library/react'
import { PortalsCard, type FactsOfForm } from '@/components/portals/portals-card'
import { noticeStore } from '@/components/resource/notifier'
import { PortalReturnCard } from '@/components/portals/portal-return-card'
import { renderWithServer } from './property-around'

const facts: FactsOfForm = {
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
const portal = { configured: true, connected: true, experimental: false }
const answer = (exports: object[], located = true) => ({
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
const line = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const item = heading.closest('li')
  if (item === null) throw new Error(`No line of ${name}`)
  return within(item)
}
const show = (exports: object[] = [], located = true) => {
  const led: string[] = []
  const card = <PortalsCard id={7} facts={facts} unsaved={false} onField={(path) => led.push(path)} />
  return { led, ...renderWithServer(card, answer(exports, located)) }
}

test('each portal says what it still asks for, and each line leads to its field', async () => {
  const { user, led } = show()
  const imovirtual = await line('Imovirtual')
  await user.click(imovirtual.getByRole('button', { name: 'The title needs 5 to 70 characters; it has 2' }))
  expect(led).toEqual(['i18n.title.pt'])
  expect(imovirtual.getByRole('button', { name: 'Publish: Imovirtual' })).toBeDisabled()
  expect((await line('idealista')).getByText('This portal always shows the price')).toBeVisible()
  expect((await line('Kyero')).getByText('Ready to publish')).toBeVisible()
})

test('a property without a place is led to its location', async () => {
  show([], false)
  const link = (await line('Kyero')).getByRole('link', { name: 'This property has no location' })
  expect(link).toHaveAttribute('href', '/properties/edit/7/location')
})

test('a feed that was fetched is not called online, and what changed since is named', async () => {
  show([
    {
      place: 'kyero',
      wanted: 'listed',
      state: 'success',
      uuid: 'u',
      changed: ['price'],
      sent_at: '2026-11-20T10:00:00Z',
    },
  ])
  const kyero = await line('Kyero')
  expect(kyero.getByText('Fetched by the portal')).toBeVisible()
  expect(kyero.queryByText('Online')).toBeNull()
  expect(kyero.getByText(/Changed since: price/)).toBeVisible()
})

test("a portal's own words are shown as they came, its codes in the reader's", async () => {
  const row = {
    field: 'media',
    problem: 'moderated',
    action: 'publish',
    description: '',
    reason: 'Marca de água',
  }
  show([
    {
      place: 'imovirtual',
      wanted: 'listed',
      state: 'error',
      uuid: 'u',
      portal_code: 'moderated',
      rows: [row],
    },
  ])
  expect((await line('Imovirtual')).getByText('refused by moderation · Marca de água')).toBeVisible()
})

test('what a portal answers while it is waited for is told', async () => {
  const state = { place: 'imovirtual', wanted: 'listed', uuid: 'u' }
  const answers = answer([{ ...state, state: 'waiting' }])
  renderWithServer(<PortalsCard id={7} facts={facts} unsaved={false} onField={() => undefined} />, answers)
  expect(await (await line('Imovirtual')).findByText('Waiting for response')).toBeVisible()
  answers['GET /api/v1/integrations/property/7'].body.exports = [{ ...state, state: 'error' }]
  await waitFor(
    () => expect(noticeStore.read().map(({ text }) => text)).toContain('Imovirtual returned an error'),
    { timeout: 6000 },
  )
}, 10_000)

test.each([
  ['connected', 'The account is connected.'],
  ['refused', 'The account was not connected'],
  ['failed', 'Please try again.'],
])('a browser that comes back %s is told so where it comes back to', async (said, text) => {
  renderWithServer(
    <SearchParamsContext.Provider value={new URLSearchParams({ portal: said })}>
      <PortalReturnCard />
    </SearchParamsContext.Provider>,
  )
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
})

test('a reload does not tell again what came of a consent', async () => {
  history.replaceState(null, '', '/portals?portal=connected&tab=1')
  renderWithServer(
    <SearchParamsContext.Provider value={new URLSearchParams('portal=connected&tab=1')}>
      <PortalReturnCard />
    </SearchParamsContext.Provider>,
  )
  expect(await screen.findByText(/The account is connected/)).toBeVisible()
  expect(location.search).toBe('?tab=1')
  history.replaceState(null, '', '/')
})
