import fc from 'fast-check'
import { exportPlaces } from '#contract/portal-places.ts'
import { propertyKinds } from '#contract/property-kinds.ts'
import { validateAdvert } from '#contract/portal-rules.ts'
import { energyRatings } from '#contract/energy-ratings.ts'
import type { Advert } from '../../agency-api/portals/read-adverts.ts'
import { blurLocation } from '../../agency-api/portals/blur.ts'
import { idealista } from '../../agency-api/portals/idealista/feed.ts'
import { attributesOf, toPayload } from '../../agency-api/portals/imovirtual/payload.ts'
import { jamesEdition } from '../../agency-api/portals/james-edition/feed.ts'
import { kyero } from '../../agency-api/portals/kyero/feed.ts'
import { findJamesEditionViolations } from '../portals/james-edition-rules.ts'
import { IdealistaFile } from '../portals/idealista-rules.ts'
import { findKyeroViolations } from '../portals/kyero-rules.ts'
import { validationErrorsOf } from '../portals/olx/adverts.ts'
import { renderFeed, completeAdvert } from './complete-advert.ts'

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    ']]>',
    '&amp;',
    '<script>alert(1)</script>',
    '🏡 casa',
    'a\u0000b\u0008c',
    '\ud800',
    '" \' &',
    '&#x0;',
  ),
)
const text = (min: number, max: number) =>
  hostileText.map((text) =>
    `Casa com vista ${text}`.padEnd(min, ' junto ao rio').slice(0, max).toWellFormed(),
  )
const area = fc.option(fc.double({ min: 1, max: 100_000, noNaN: true }))
const advert: fc.Arbitrary<Advert> = fc.record({
  id: fc.integer({ min: 1, max: 1e9 }),
  reference: fc.string({ minLength: 1, maxLength: 40 }).map((suffix) => `R${suffix}`),
  kind: fc.constantFrom(...propertyKinds),
  for_sale: fc.boolean(),
  price: fc.option(fc.double({ min: 1, max: 99_999_999, noNaN: true })),
  title: fc.record({ en: text(8, 60), pt: text(8, 60) }),
  description: fc.record({ en: text(60, 900), pt: text(60, 900) }),
  point: fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    exact: fc.boolean(),
  }),
  radius: fc.nat(5000),
  town: fc.constantFrom('Lisboa', 'Vila Nova de Gaia', 'Óbidos & Peniche'),
  province: fc.constantFrom('Lisboa', 'Évora'),
  parish: fc.option(fc.string({ maxLength: 80 })),
  bedrooms: fc.nat(20),
  bathrooms: fc.integer({ min: 1, max: 12 }),
  parking: fc.option(fc.nat(9)),
  living_area: area,
  gross_area: fc.double({ min: 1, max: 100_000, noNaN: true }),
  land_area: fc.double({ min: 1, max: 1e8, noNaN: true }),
  year: fc.option(fc.integer({ min: 1500, max: 2030 })),
  energy: fc.option(fc.constantFrom(...energyRatings)),
  elevator: fc.option(fc.boolean()),
  floor: fc.option(fc.constantFrom('3', '3.º', 'R/C', 'cave', '12', 'último andar')),
  is_new: fc.boolean(),
  features: fc.record({
    en: fc.array(hostileText.filter((candidate) => candidate.trim() !== '')),
    pt: fc.array(fc.constant('Piscina')),
  }),
  images: fc
    .array(fc.nat(1e6), { minLength: 2, maxLength: 70 })
    .map((all) => all.map((n) => `https://agencia.pt/media/${n}.jpg`)),
  youtube_id: fc.option(fc.constant('dQw4w9WgXcQ')),
  website: fc.constantFrom(null, 'https://agencia.pt/a?b=1&c=2', 'agencia.pt'),
  contact: fc.option(
    fc.record({
      name: fc.constantFrom('Rita Nunes', 'José & Filhos'),
      email: fc.constantFrom('rita@example.pt', 'r+s@sub.example.museum'),
      phone: fc.option(fc.constantFrom('+351 912 345 678', '00351 21 000 00 00', 'ext. 4', '')),
      photo: fc.option(fc.constant('https://agencia.pt/media/a.jpg')),
    }),
  ),
})

const manyRuns = { numRuns: 300 }

test("every feed conforms to its portal's known rules for any property", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(advert, { selector: ({ id }) => id, maxLength: 3 }), async (adverts) => {
      expect(findKyeroViolations(await renderFeed(kyero, adverts))).toEqual([])
      expect(findJamesEditionViolations(await renderFeed(jamesEdition, adverts))).toEqual([])
      const supported = adverts.filter(({ kind }) => kind !== 'room')
      const { error } = IdealistaFile.safeParse(JSON.parse(await renderFeed(idealista, supported)))
      expect(error?.issues).toBeUndefined()
    }),
    manyRuns,
  )
})

test.each([
  ['3.º', '3'],
  ['1st floor', '1'],
  ['2nd', '2'],
  ['3rd', '3'],
  ['R/C', 'bj'],
  ['0', 'bj'],
  ['01', undefined],
  ['st', 'st'],
  ['3.º Esq.', undefined],
])("idealista's feed contains the floor %s as %s", async (floor, code) => {
  const file = JSON.parse(await renderFeed(idealista, [{ ...completeAdvert, floor }]))
  expect(IdealistaFile.parse(file).customerProperties[0]?.propertyAddress.addressFloor).toBe(code)
})

test.each([
  ['+351 912 345 678', '912345678'],
  ['00351912345678', '912345678'],
  ['912 345 678', '912345678'],
  ['+44 7911 123456', undefined],
  ['0034 612 345 678', undefined],
])("idealista's feed contains the phone number %s as %s", async (phone, expected) => {
  const contact = { name: 'Rita Nunes', email: 'rita@example.pt', phone, photo: null }
  const file = JSON.parse(await renderFeed(idealista, [{ ...completeAdvert, contact }]))
  const [property] = IdealistaFile.parse(file).customerProperties
  expect(property?.propertyContact?.contactPrimaryPhoneNumber).toBe(expected)
})

test('areas of 0 count as missing', async () => {
  const home = { ...completeAdvert, land_area: 0 }
  const withoutLivingArea = await renderFeed(jamesEdition, [{ ...home, living_area: 0 }])
  expect(withoutLivingArea).toContain('<living_area unit="sqm">96</living_area>')
  expect(withoutLivingArea).not.toContain('land_area')
  expect(await renderFeed(kyero, [{ ...home, gross_area: 0 }])).toContain('<built>82</built>')
  const plot = { ...completeAdvert, kind: 'land' as const, living_area: 0, gross_area: 0, land_area: 500 }
  expect(attributesOf(plot)).toContainEqual({ urn: 'urn:concept:net-area-m2', value: '500' })
})

test('Imovirtual gets no number of bathrooms if it is 0', () => {
  const urns = attributesOf({ ...completeAdvert, bathrooms: 0 }).map(({ urn }) => urn)
  expect(urns).toContain('urn:concept:number-of-rooms')
  expect(urns).not.toContain('urn:concept:number-of-bathrooms')
})

test('the fake Imovirtual accepts the payload of any complete advert', () => {
  fc.assert(
    fc.property(advert, (draft) => {
      const sent = toPayload(
        { IMOVIRTUAL_SITE: 'urn:site:imovirtualcom' },
        { ...draft, living_area: draft.living_area ?? 80 },
      )
      expect(validationErrorsOf(JSON.parse(JSON.stringify(sent)))).toEqual([])
    }),
    manyRuns,
  )
})

test('a blurred location is never the exact point, and stays within the radius', () => {
  const secret = Buffer.alloc(32, 7)
  const distanceInMetres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
    Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * 111_320
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.record({
        lat: fc.double({ min: -60, max: 60, noNaN: true }),
        lng: fc.double({ min: -170, max: 170, noNaN: true }),
        radius: fc.integer({ min: 1, max: 50_000 }),
      }),
      (id, point) => {
        const blurred = blurLocation(secret, id, point)
        const distance = distanceInMetres(point, blurred)
        expect(distance).toBeGreaterThan(0.2 * point.radius)
        // A radius below five metres counts as five.
        expect(distance).toBeLessThan(Math.max(point.radius, 5))
        expect(blurLocation(secret, id, point)).toEqual(blurred)
      },
    ),
    manyRuns,
  )
})

test('validation never throws, and names the field and the problem of each error', () => {
  const number = fc.option(fc.double())
  const facts = fc.record({
    title: fc.record({ en: hostileText, pt: hostileText }),
    description: fc.record({ en: hostileText, pt: hostileText }),
    kind: fc.option(fc.constantFrom(...propertyKinds)),
    price: fc.double(),
    hide_price: fc.constantFrom(0 as const, 1 as const),
    archived: fc.constantFrom(0 as const, 1 as const),
    sold: fc.boolean(),
    collection: fc.constantFrom(0 as const, 1 as const),
    located: fc.boolean(),
    concelho: fc.option(hostileText),
    distrito: fc.option(hostileText),
    photographs: fc.nat(3),
    bedrooms: number,
    bathrooms: number,
    living_area: number,
    gross_area: number,
    land_area: number,
    energy: fc.option(fc.constantFrom(...energyRatings)),
    website: fc.option(hostileText),
  })
  fc.assert(
    fc.property(facts, fc.constantFrom(...exportPlaces), (input, place) => {
      for (const { field, problem } of validateAdvert(place, input))
        expect([field, problem]).not.toContain('')
    }),
    manyRuns,
  )
})

test.each([
  ['kyero', kyero],
  ['idealista', idealista],
  ['JamesEdition', jamesEdition],
] as const)('the file of %s matches its snapshot', async (_, adapter) => {
  expect(await renderFeed(adapter, [completeAdvert])).toMatchSnapshot()
})

test('the Imovirtual advert matches its snapshot', () => {
  expect(toPayload({ IMOVIRTUAL_SITE: 'urn:site:imovirtualcom' }, completeAdvert)).toMatchSnapshot()
})
