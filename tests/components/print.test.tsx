import { screen, waitFor } from '@testing-library/react'
import { PrintBar } from '@/components/print/print-bar'
import { parsePrintOptions, formatPrintOptions } from '@/components/print/print-options'
import { problemsOf } from '@/components/print/print-problems'
import {
  formatEnergy,
  createOtherFacts,
  createKeyFigures,
  formatPrintedPrice,
  createWindowCardFigures,
} from '@/components/print/printed-facts'
import { createPublicUrl } from '@/components/print/public-url'
import { formatPublicLocation } from '@/components/print/public-location'
import { paragraphsOf } from '@/lib/format/rich-text'
import { renderWithServer } from './render-with-server'

const translate = (key: string) => key
const toBilingual = (en: string, pt: string) => ({ en, pt })

const property = {
  id: 7,
  reference: 'LX-7',
  type_id: 1,
  i18n: {
    title: toBilingual('Flat', 'Apartamento'),
    description: toBilingual('', 'Dois quartos.'),
    slogan: toBilingual('', ''),
  },
  price: 385_000,
  for_sale: 1 as const,
  hide_price: 0 as const,
  collection: 0 as const,
  archived: 0 as const,
  bedrooms: 2,
  bathrooms: 1,
  parking: 0,
  gross_area: 85.5,
  living_area: null,
  exterior_area: 12,
  construction: null,
  lote_size: 2,
  lote_size_type: 'ha' as const,
  land_size: null,
  floor: '3',
  year: 1998,
  elevator: 0 as const,
  energy: 'B-' as const,
} as never as Parameters<typeof formatPrintedPrice>[0]

test("reads the print options from the URL; labels use the text's language unless overridden", () => {
  const read = (text: string, locale = 'fr') => parsePrintOptions(new URLSearchParams(text), locale)
  expect(read('')).toEqual({ kind: 'sheet', language: 'en', labelLanguage: 'en' })
  expect(read('', 'pt')).toEqual({ kind: 'sheet', language: 'pt', labelLanguage: 'pt' })
  expect(read('kind=window&language=pt&labels=zh')).toEqual({
    kind: 'window',
    language: 'pt',
    labelLanguage: 'zh',
  })
  expect(formatPrintOptions(read('kind=window&language=pt'))).toBe('?kind=window&language=pt')
  expect(formatPrintOptions(read('language=pt&labels=es'))).toBe('?kind=sheet&language=pt&labels=es')
})

test('prints "on request" for hidden and missing prices, and rents per month', () => {
  expect(formatPrintedPrice(property, translate, 'en')).toBe('385.000\u00a0€')
  expect(formatPrintedPrice({ ...property, hide_price: 1 }, translate, 'en')).toBe('onRequest')
  expect(formatPrintedPrice({ ...property, price: 0 }, translate, 'en')).toBe('onRequest')
  expect(formatPrintedPrice({ ...property, for_sale: 0, price: 1200 }, translate, 'en')).toBe(
    '1.200\u00a0€ perMonth',
  )
  expect(formatPrintedPrice({ ...property, for_sale: 0, price: 1200 }, translate, 'zh')).toBe(
    '1.200\u00a0€perMonth',
  )
})

test('prints known values only, with areas in their units', () => {
  expect(createKeyFigures(property, 'en').map(({ labelKey }) => labelKey)).toEqual([
    'listing.form.bedrooms',
    'listing.form.bathrooms',
    'listing.form.grossArea',
    'listing.form.exteriorArea',
  ])
  expect(
    createWindowCardFigures({ ...property, parking: 2, living_area: 70 }, 'en').map(
      ({ labelKey }) => labelKey,
    ),
  ).toEqual([
    'listing.form.bedrooms',
    'listing.form.bathrooms',
    'listing.form.grossArea',
    'listing.form.livingArea',
  ])
  expect(createOtherFacts(property, translate, 'en')).toEqual([
    { labelKey: 'listing.form.lotSize', value: '2\u00a0ha' },
    { labelKey: 'listing.form.floor', value: '3' },
    { labelKey: 'listing.form.year', value: '1998' },
    { labelKey: 'listing.form.elevator', value: 'listing.form.no' },
  ])
  expect(createOtherFacts({ ...property, lote_size: 0, land_size: 0 }, translate, 'en')).toEqual(
    createOtherFacts({ ...property, lote_size: null }, translate, 'en'),
  )
  expect(formatEnergy(null, translate, 'not stated')).toBe('not stated')
  expect(formatEnergy('Exempt', translate, '')).toBe('listing.form.energyExempt')
})

test('omits the street when the exact location is hidden', () => {
  const location = {
    radius: 0,
    routeLocation: 'Rua A, 3',
    political: 'Estrela',
    concelho: 'Lisboa',
    distrito: 'Lisboa',
  }
  expect(formatPublicLocation(location)).toBe('Rua A, 3, Estrela, Lisboa')
  expect(formatPublicLocation({ ...location, radius: 500 })).toBe('Estrela, Lisboa')
  expect(
    formatPublicLocation({ radius: 0, routeLocation: '', political: null, concelho: null, distrito: null }),
  ).toBeNull()
})

test("links the QR code to the website page in the text's language", () => {
  const pattern = 'https://www.agency.example/{language}/imoveis/{slug}?ref={reference}'
  const record = { id: 7, reference: 'LX 7', slug: 'casa-da-serra' }
  expect(createPublicUrl(pattern, 'pt', record)).toBe(
    'https://www.agency.example/pt/imoveis/casa-da-serra?ref=LX%207',
  )
  expect(createPublicUrl(pattern, 'pt', { ...record, slug: '' })).toBeNull()
  expect(createPublicUrl('https://a.example/{id}', 'en', { ...record, slug: '' })).toBe('https://a.example/7')
  expect(createPublicUrl(null, 'pt', record)).toBeNull()
})

test('lists missing values before printing', () => {
  const complete = {
    property,
    photos: [{}],
    location: 'Lisboa',
    agent: {},
    slug: toBilingual('a', 'b'),
    agency: { name: 'A', ami: '1', propertyUrl: 'https://a.example/{slug}' },
  } as never as Parameters<typeof problemsOf>[0]
  const namesOfProblems = (printed: typeof complete, kind: 'sheet' | 'window', language: 'pt' | 'en') =>
    problemsOf(printed, { kind, language, labelLanguage: language }).map(({ name }) => name)
  expect(namesOfProblems(complete, 'sheet', 'pt')).toEqual([])
  expect(namesOfProblems(complete, 'sheet', 'en')).toEqual(['noText'])
  const incomplete = {
    ...complete,
    property: { ...property, energy: null, price: 0, collection: 1 as const },
    photos: [],
    location: null,
    agent: null,
    slug: toBilingual('', ''),
    agency: { ...complete.agency, ami: null },
  }
  expect(namesOfProblems(incomplete, 'window', 'pt')).toEqual([
    'noEnergy',
    'noPhoto',
    'noPrice',
    'noPlace',
    'noAgent',
    'noPageUrl',
    'noAmi',
    'private',
  ])
})

test('prints rich text as paragraphs and bullets without markup', () => {
  const text = '<p>One <b>bold</b> &amp; two</p><ul><li>First</li><li><p>Second</p></li></ul><h2>End</h2>'
  expect(paragraphsOf(text)).toEqual(['One bold & two', '• First', '• Second', 'End'])
  expect(paragraphsOf('A\n\nB <')).toEqual(['A', 'B <'])
  expect(paragraphsOf('<p>One\nparagraph</p>\n<p>Another</p>')).toEqual(['One paragraph', 'Another'])
})

test("changes the URL with layout and language; the labels follow the text's language", async () => {
  const { user, visitedUrls } = renderWithServer(
    <PrintBar options={{ kind: 'sheet', language: 'en', labelLanguage: 'fr' }} name="LX-7" />,
  )
  await user.click(screen.getByRole('radio', { name: 'Window card' }))
  await user.selectOptions(screen.getByLabelText('Text language'), 'pt')
  await user.selectOptions(screen.getByLabelText('Label language'), 'zh')
  await waitFor(() =>
    expect(visitedUrls).toEqual([
      '?kind=window&language=en&labels=fr',
      '?kind=sheet&language=pt',
      '?kind=sheet&language=en&labels=zh',
    ]),
  )
})

test('uses the reference as the page title, and thus the file name, while printing', async () => {
  const titles: string[] = []
  globalThis.print = () => void titles.push(document.title)
  document.title = 'Print'
  const { user } = renderWithServer(
    <PrintBar options={{ kind: 'sheet', language: 'en', labelLanguage: 'en' }} name="LX-7" />,
  )
  await user.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(titles).toEqual(['LX-7']))
  expect(document.title).toBe('Print')
})
