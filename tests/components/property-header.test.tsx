import { screen, waitFor } from '@testing-library/react'
import { PropertyGeneral } from '#contract/property.ts'
import { PropertyHeader } from '@/components/properties/record/property-header'
import { createPropertyBlock, propertyTexts } from './property-block'
import { renderWithServer, savedResponse, tagsResponse } from './render-with-server'

const createProperty = (overrides: object) => PropertyGeneral.parse(createPropertyBlock(overrides))
const tags = {
  'GET /api/v1/properties/getTags': tagsResponse('reserved', 'sold'),
}

test.each([
  ['Reserved', { tag_id: 2 }, '/properties/listings'],
  ['Sold', { tag_id: 3 }, '/properties/sold'],
  ['Archived', { tag_id: 3, archived: 1 }, '/properties/archived'],
  ['Price hidden', { hide_price: 1 }, '/properties/listings'],
])('shows the state %s and a link back to the list', async (state, overrides, list) => {
  renderWithServer(<PropertyHeader property={createProperty(overrides)} />, tags)
  expect(await screen.findByText(state)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(list)
})

test('links each problem to its field, and each portal with an advert to the portals tab', async () => {
  const incomplete = createProperty({
    energy: null,
    price: 0,
    idealista_uuid: 'x',
    i18n: { ...propertyTexts, description: { en: '', pt: 'Casa' } },
  })
  renderWithServer(<PropertyHeader property={incomplete} />, {
    ...tags,
    'GET /api/v1/property/5/location': { body: { block: { location: null } } },
  })
  const page = '/properties/edit/5'
  const links = [
    ['No photos', `${page}/media`],
    ['No location', `${page}/location`],
    ['No price', `${page}/general#field-price`],
    ['Not translated: EN', `${page}/general#field-i18n.title.en,i18n.description.en`],
    ['No energy rating', `${page}/general#field-energy`],
    ['No agent', `${page}/general#field-agent_id`],
    ['idealista', `${page}/portals`],
  ]
  for (const [name, href] of links)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test.each(['active', 'moderated', 'removed_by_moderator', 'outdated', 'unpaid'])(
  'links to Imovirtual only while the advert is active there: %s',
  async (state) => {
    const advertised = createProperty({ idealista_uuid: 'x', imovirtual_uuid: 'y', imovirtual_state: state })
    renderWithServer(<PropertyHeader property={advertised} />, tags)
    expect(await screen.findByRole('link', { name: 'idealista' })).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Imovirtual' })).toHaveLength(state === 'active' ? 1 : 0)
  },
)

test('accepts Exempt as an energy rating', async () => {
  renderWithServer(<PropertyHeader property={createProperty({ energy: 'Exempt' })} />, tags)
  expect(await screen.findByRole('link', { name: 'No photos' })).toBeVisible()
  expect(screen.queryByText('No energy rating')).toBeNull()
})

test('offers the actions of the lists in its menu', async () => {
  const { user, requests } = renderWithServer(<PropertyHeader property={createProperty({})} />, {
    ...tags,
    'POST /api/v1/property/quickChange': savedResponse(),
  })
  await user.click(screen.getByRole('button', { name: 'Actions for SOL-5' }))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual(
    expect.arrayContaining(['Print…', 'Duplicate', 'Mark as sold…', 'Highlight', 'Archive', 'Delete']),
  )
  expect(items).not.toContain('Edit')
  await user.click(screen.getByRole('menuitem', { name: 'Hide price' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('quickChange'))?.body?.get('block')).toBe('hide_price'),
  )
})
