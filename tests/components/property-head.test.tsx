import { screen } from '@testing-library/react'
import { PropertyGeneral } from '#contract/property.ts'
import { PropertyHead } from '@/components/properties/record/property-head'
import { renderWithServer } from './render-property'

const texts = { en: 'Flat', pt: 'Apartamento' }
const property = (more: object) =>
  PropertyGeneral.parse({
    id: 5,
    reference: 'SOL-5',
    type_id: 1,
    i18n: { title: texts, description: texts, slogan: { en: '', pt: '' } },
    price: 300_000,
    created_at: '2026-03-01T09:00:00.000Z',
    updated_at: '2026-03-01T09:00:00.000Z',
    ...more,
  })
const tags = {
  'GET /api/v1/properties/getTags': {
    body: {
      tags: [
        { id: 2, kind: 'reserved', i18n: { tag: { en: 'reserved', pt: 'reservado' } } },
        { id: 3, kind: 'sold', i18n: { tag: { en: 'sold', pt: 'vendido' } } },
      ],
    },
  },
}

test.each([
  ['Reserved', { tag_id: 2 }, '/properties/listings'],
  ['Sold', { tag_id: 3 }, '/properties/sold'],
  ['Archived', { tag_id: 3, archived: 1 }, '/properties/archived'],
])('shows that a property is %s and links back to its list', async (state, more, list) => {
  renderWithServer(<PropertyHead property={property(more)} />, tags)
  expect(await screen.findByText(state)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(list)
})
