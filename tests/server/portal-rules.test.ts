import { sentenceOf } from '../../agency-api/portals/problem-texts.ts'
import type { AdvertFacts } from '../../lib/contract/portal-facts.ts'
import { validateAdvert } from '../../lib/contract/portal-rules.ts'
import { portalPlaces } from '../../lib/contract/portal-places.ts'

const longText = 'x'.repeat(70_000)
const emptyAdvert: AdvertFacts = {
  title: { en: '', pt: '' },
  description: { en: '', pt: '' },
  kind: null,
  price: 0,
  hide_price: 0,
  archived: 1,
  sold: true,
  collection: 1,
  located: false,
  concelho: null,
  distrito: null,
  photographs: 0,
  bedrooms: null,
  bathrooms: null,
  living_area: null,
  gross_area: null,
  land_area: null,
  energy: null,
  website: null,
}
const invalidAdverts: [string, AdvertFacts][] = [
  ['an empty advert', emptyAdvert],
  ['a room', { ...emptyAdvert, kind: 'room', hide_price: 1, photographs: 1, located: true }],
  ['land', { ...emptyAdvert, kind: 'land', price: 1, energy: 'A+' }],
  [
    'texts too long',
    { ...emptyAdvert, title: { en: longText, pt: longText }, description: { en: longText, pt: longText } },
  ],
]

describe.each(portalPlaces)('unmet requirements of %s', (portal) => {
  test.each(invalidAdverts)('have distinct texts: %s', (_, facts) => {
    const sentences = validateAdvert(portal, facts).map((error) => sentenceOf(error, 'en'))
    expect(sentences).not.toContain('')
    expect(sentences).toEqual([...new Set(sentences)])
  })
})

test('formats amounts in requirements as prices', () => {
  const errors = validateAdvert('james_edition', { ...emptyAdvert, price: 100_000 })
  const sentences = errors
    .filter(({ problem }) => problem === 'PRICE_LOW')
    .map((error) => sentenceOf(error, 'en'))
  expect(sentences).toEqual(['The portal may reject prices below 490.000\u00a0€'])
})
