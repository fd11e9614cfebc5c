import { createTranslator, type Messages } from 'next-intl'
import { languageTags } from '#contract/language-tags.ts'
import { PropertyInput } from '#contract/property.ts'
import { guessColumns, createRowParser } from '@/components/csv/import/import-plan'
import { propertyFields } from '@/components/properties/fields'
import {
  toPropertyInput,
  findUnmatchedFields,
  createPropertyCsvFields,
} from '@/components/properties/import/property-cells'
import { createPropertyCsvColumns } from '@/components/properties/list/property-columns'
import { formatHeader } from '@/components/resource/use-field-texts'
import { locales } from '@/lib/i18n/locales'
import { flattenMessages, readMessages } from './read-messages'

const lookups = {
  type_id: new Map([['moradia', 4]]),
  agent_id: new Map([
    ['rita melo', 7],
    ['rita@agency.example', 7],
  ]),
  district_id: new Map([['sintra', 2]]),
}
const parseRow = createRowParser(PropertyInput, (cells) => toPropertyInput(cells, lookups))
const row = { reference: 'a-1', 'i18n.title.pt': 'Casa', type_id: 'Moradia', price: '385.000,50' }

test('reads Portuguese numbers, typologies such as T3, words, and names of agents, types and districts', () => {
  const { body } = parseRow({
    ...row,
    for_sale: 'Arrendamento',
    hide_price: 'Sim',
    bedrooms: 'T3',
    gross_area: '120,5',
    energy: 'isento',
    agent_id: 'Rita@agency.example',
    district_id: 'SINTRA',
  })
  expect(body).toMatchObject({
    reference: 'A-1',
    type_id: 4,
    price: 385_000.5,
    for_sale: 0,
    hide_price: 1,
    low_cost: 0,
    bedrooms: 3,
    bathrooms: null,
    gross_area: 120.5,
    energy: 'Exempt',
    agent_id: 7,
    district_id: 2,
  })
})

test('reports the columns with missing, invalid or unknown values', () => {
  expect(
    parseRow({ ...row, price: '1,250', for_sale: 'talvez', energy: 'Z', bedrooms: 'many' }).errors,
  ).toEqual({
    price: 'numeric',
    for_sale: 'invalid',
    energy: 'invalid',
    bedrooms: 'numeric',
  })
  expect(parseRow({ reference: '', price: '' }).errors).toMatchObject({
    reference: 'required',
    type_id: 'required',
    price: 'required',
    'i18n.title.pt': 'oneLanguage',
  })
  expect(findUnmatchedFields({ type_id: 'Castelo', agent_id: '', district_id: 'sintra' }, lookups)).toEqual([
    'type_id',
  ])
})

test.each(locales)(
  'reads the interface’s texts in %s for energy ratings, listing kinds and flags',
  (locale) => {
    const texts = new Map(flattenMessages(readMessages(locale)))
    for (const [key, field, value] of [
      ['listing.form.energyExempt', 'energy', 'Exempt'],
      ['listing.form.energyInProcess', 'energy', 'In Process'],
      ['properties.form.forSale', 'for_sale', 1],
      ['properties.form.forRent', 'for_sale', 0],
      ['properties.csv.sale', 'for_sale', 1],
      ['properties.csv.rent', 'for_sale', 0],
      ['common.yes', 'hide_price', 1],
      ['common.no', 'hide_price', 0],
    ] as const) {
      const text = texts.get(key)
      expect([key, text, parseRow({ ...row, [field]: text ?? '' })]).toMatchObject([
        key,
        expect.any(String),
        { body: { [field]: value } },
      ])
    }
  },
)

test.each(locales)('recognizes the columns of an export in %s', (locale) => {
  const t = createTranslator({ locale: languageTags[locale], messages: readMessages(locale) as Messages })
  const english = createTranslator({ locale: languageTags.en, messages: readMessages('en') as Messages })
  const csv = createTranslator({
    locale: languageTags[locale],
    messages: readMessages(locale) as Messages,
    namespace: 'properties.csv',
  })
  const exported = createPropertyCsvColumns(csv, t).map(({ header }) => header)
  // The importing user may use a different language from the exporting user.
  const guess = (language: typeof t) =>
    guessColumns(
      createPropertyCsvFields((path) => formatHeader(language, propertyFields, path)),
      exported,
    )
  const mapping = guess(english)
  expect(mapping).toEqual(guess(t))
  for (const field of ['reference', 'price', 'type_id', 'for_sale', 'bedrooms', 'gross_area', 'energy'])
    expect([field, mapping[field]]).toEqual([field, expect.any(Number)])
  expect(new Set(Object.values(mapping).filter((column) => column !== null)).size).toBeGreaterThan(14)
})

test.each(locales)('recognizes field names in %s whatever the language of the importing user', (locale) => {
  const fieldsIn = (importLocale: (typeof locales)[number]) => {
    const t = createTranslator({
      locale: languageTags[importLocale],
      messages: readMessages(importLocale) as Messages,
    })
    return createPropertyCsvFields((path) => formatHeader(t, propertyFields, path))
  }
  const header = fieldsIn(locale).map(({ label }) => label)
  for (const importLocale of locales) {
    const mapping = guessColumns(fieldsIn(importLocale), header)
    expect([importLocale, mapping]).toEqual([
      importLocale,
      Object.fromEntries(fieldsIn(locale).map(({ name }, index) => [name, index])),
    ])
  }
})
