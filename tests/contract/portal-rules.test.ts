import { findJamesEditionViolations } from '../portals/james-edition-rules.ts'
import { IdealistaFile } from '../portals/idealista-rules.ts'
import { findKyeroViolations } from '../portals/kyero-rules.ts'
import { validationErrorsOf } from '../portals/olx/adverts.ts'
import { idealista } from '../../agency-api/portals/idealista/feed.ts'
import { attributesOf, toPayload } from '../../agency-api/portals/imovirtual/payload.ts'
import { jamesEdition } from '../../agency-api/portals/james-edition/feed.ts'
import { kyero } from '../../agency-api/portals/kyero/feed.ts'
import { renderFeed, completeAdvert } from './complete-advert.ts'

// Tests the validators that other tests rely on: each case makes a valid feed or advert invalid.

test.each<[string, RegExp, string]>([
  ['no id', /<id>.*<\/id>/, ''],
  ['a date of another form', /<date>.*<\/date>/, '<date>21/11/2026</date>'],
  ['no reference', /<ref>.*<\/ref>/, ''],
  ['cents in the price', /<price>\d+</, '<price>385000.40<'],
  ['a price with dots', /<price>\d+</, '<price>385.000<'],
  ['another frequency', />sale</, '>year<'],
  ['digits in the type', />apartment</, '>T3<'],
  ['accents in the type', />apartment</, '>armazém<'],
  ['no town', /<town>.*<\/town>/, ''],
  ['another currency', />EUR</, '>BRL<'],
  ['an energy rating with a sign', /<consumption>\w</, '<consumption>B-<'],
  ['an energy rating in words', /<emissions>\w</, '<emissions>Exempt<'],
  ['a decimal area', /<built>\d+</, '<built>95.5<'],
  ['empty bedrooms', /<beds>\d+</, '<beds><'],
  ['empty features', /<features>[\s\S]*<\/features>/, '<features></features>'],
  ['an image with a query', /a\.jpg/, 'a.jpg?v=2'],
  ['an image of another kind', /a\.jpg/, 'a.webp'],
  ['no images', /<images>[\s\S]*<\/images>/, '<images></images>'],
  ['no description', /<desc>[\s\S]*<\/desc>/, ''],
  ['an invalid latitude', /<latitude>.*<\/latitude>/, '<latitude>abc</latitude>'],
  ['an unknown element', /<beds>/, '<catastral>1</catastral><beds>'],
  ['a bare ampersand', /&amp;/, '&'],
])("Kyero's rules reject %s", async (_, valid, invalid) => {
  const file = await renderFeed(kyero, [completeAdvert])
  expect(findKyeroViolations(file)).toEqual([])
  const broken = file.replace(valid, invalid)
  expect(broken).not.toBe(file)
  expect(findKyeroViolations(broken)).not.toEqual([])
})

test.each<[string, RegExp, string]>([
  ['a customer code that is too short', /ilc\w+/, 'ilcabc'],
  ['a date of another form', /"20\d\d\/\d\d\/\d\d /, '"2026-11-21 '],
  ['a price of 0', /"operationPrice":\d+/, '"operationPrice":0'],
  ['cents in the price', /"operationPrice":\d+/, '"operationPrice":385000.4'],
  ['coordinates without their precision', /"addressCoordinatesPrecision":"exact",/, ''],
  ['a decimal area', /"featuresAreaConstructed":\d+/, '"featuresAreaConstructed":95.5'],
  [
    'a useful area that is not smaller than the gross area',
    /"featuresAreaUsable":\d+/,
    '"featuresAreaUsable":5000',
  ],
  ['a home without a number of bathrooms', /"featuresBathroomNumber":\d+,/, ''],
  ['an invalid energy rating', /"B-"/, '"H"'],
  ['an unknown name', /"featuresType"/, '"featuresPool":true,"featuresType"'],
  ['a language by its code', /"portuguese"/, '"pt"'],
  ['an empty list of images', /"propertyImages":\[.*?\]/, '"propertyImages":[]'],
  ['an empty list of descriptions', /"propertyDescriptions":\[.*?\]/, '"propertyDescriptions":[]'],
  ['a telephone with signs', /"contactPrimaryPhoneNumber":"\d+"/, '"contactPrimaryPhoneNumber":"+351 912"'],
  ['an ordinal floor', /"addressFloor":"3"/, '"addressFloor":"3.º"'],
])("idealista's rules reject %s", async (_, valid, invalid) => {
  const file = await renderFeed(idealista, [completeAdvert])
  expect(IdealistaFile.safeParse(JSON.parse(file)).error).toBeUndefined()
  const broken = file.replace(valid, invalid)
  expect(broken).not.toBe(file)
  expect(IdealistaFile.safeParse(JSON.parse(broken)).success).toBe(false)
})

test.each<[string, RegExp, string]>([
  ['an unknown root element', /jameslist_feed/g, 'jamesedition_feed'],
  ['a reference with a space', /reference="[^"]+"/, 'reference="LX 7"'],
  ['an empty price_on_request', />no<\/price_on_request>/, '></price_on_request>'],
  ['an invalid price', /(<price [^>]*>)\d+/, '$1abc'],
  ['no headline', /<headline>.*<\/headline>/, ''],
  ['one photo', /<image>[\s\S]*?<\/image>/, ''],
])("JamesEdition's rules reject %s", async (_, valid, invalid) => {
  const file = await renderFeed(jamesEdition, [completeAdvert])
  expect(findJamesEditionViolations(file)).toEqual([])
  const broken = file.replace(valid, invalid)
  expect(broken).not.toBe(file)
  expect(findJamesEditionViolations(broken)).not.toEqual([])
})

test.each<[string, Record<string, unknown>]>([
  ['a title of four characters', { title: 'Casa' }],
  ['a title of 71 characters', { title: 'A casa'.padEnd(71, ' x') }],
  ['a title in capitals', { title: 'APARTAMENTO JUNTO AO RIO' }],
  ['a description of 49 characters', { description: 'a'.repeat(49) }],
  ['another currency', { price: { value: 1, currency: 'USD' } }],
  ['no price', { price: undefined }],
  ['coordinates without `exact`', { location: { lat: 38, lon: -9 } }],
  ['no attributes', { attributes: [] }],
  [
    'an attribute without a URN',
    { attributes: [...attributesOf(completeAdvert), { urn: 'net-area', value: '80' }] },
  ],
  ['no id in custom_fields', { custom_fields: {} }],
  ['a contact without an email address', { contact: { name: 'Rita' } }],
  ['a telephone of six digits', { contact: { name: 'Rita', email: 'rita@example.pt', phone: '912345' } }],
  ['an image without an absolute URL', { images: [{ url: 'a.jpg' }] }],
])('the fake Imovirtual rejects %s', (_, part) => {
  const sent: Record<string, unknown> = toPayload(
    { IMOVIRTUAL_SITE: 'urn:site:imovirtualcom' },
    {
      ...completeAdvert,
      description: {
        ...completeAdvert.description,
        pt: 'Dois quartos, varanda e o rio em todas as janelas do apartamento.',
      },
    },
  )
  expect(validationErrorsOf(sent)).toEqual([])
  expect(validationErrorsOf({ ...sent, ...part })).not.toEqual([])
})
