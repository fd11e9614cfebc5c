import fc from 'fast-check'
import { formatArea } from '@/lib/format/area'
import { formatBytes } from '@/lib/format/bytes'
import { formatDate, formatDateTime, formatDay, formatMonth, formatRelative } from '@/lib/format/date'
import { formatterFor } from '@/lib/format/date-formatter'
import { formatDateInput, parseDateInput } from '@/lib/format/date-input'
import { initialsOf, avatarInitialsOf } from '@/lib/format/initials'
import { formatPrice } from '@/lib/format/money'
import { formatNumber } from '@/lib/format/number'
import { formatAmount, parseNumber, parsePrice } from '@/lib/format/number-input'
import { locales } from '@/lib/i18n/locales'

const anyAmount = fc
  .integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 })
  .map((cents) => cents / 100)

test.each([
  [940, 'en', '940 B'],
  [12_400, 'pt', '12 kB'],
  [4_400_000, 'en', '4.4 MB'],
  [4_400_000, 'zh', '4.4 MB'],
  [4_400_000, 'pt', '4,4 MB'],
  [4_400_000, 'fr', '4,4 Mo'],
])('formats a file of %d bytes in %s as %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text)
})

describe('prices in Portuguese notation', () => {
  test('are parsed back to the same value after formatting', () => {
    fc.assert(
      fc.property(anyAmount, (value) => {
        expect(parsePrice(formatAmount(value))).toBe(value)
      }),
    )
  })

  test('may be grouped by spaces, dots, commas or not at all, with a comma or point as decimal separator', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        fc.integer({ min: 10, max: 99 }),
        (whole, part) => {
          const dots = formatAmount(whole)
          const variants = [
            `${dots},${part}`,
            `${whole},${part}`,
            `${whole}.${part}`,
            `${dots.replace(/\./g, ' ')},${part}`,
          ]
          const commas = `${dots.replace(/\./g, ',')}.${part}`
          for (const text of [...variants, commas]) expect(parsePrice(text)).toBe(Number(`${whole}.${part}`))
        },
      ),
    )
  })

  test('are finite, null or NaN for any text, without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parsePrice(text)
        expect(value === null || Number.isNaN(value) || Number.isFinite(value)).toBe(true)
      }),
    )
  })

  test.each([
    '1,250',
    '1.25.0',
    '12.34.567',
    '1,2,3',
    'abc',
    '1e5',
    '0x10',
    '--5',
    '€',
    '1.250.00',
    '1,234,56',
    '9'.repeat(16),
  ])('are NaN for ambiguous or invalid %s', (text) => expect(parsePrice(text)).toBeNaN())

  test.each([
    ['', null],
    ['   ', null],
    ['1.250', 1250],
    ['1.25', 1.25],
    ['1\u00a0250\u202f000,5', 1250000.5],
    ['12,', 12],
    [',5', 0.5],
    ['-1.250,5', -1250.5],
    ['120 m²', 120],
    ['€ 99', 99],
  ])('are parsed from %j as %j', (text, value) => expect(parsePrice(text)).toBe(value))
})

describe.each(locales)('other numbers in %s', (locale) => {
  test('are parsed back to the same value after formatting', () => {
    fc.assert(
      fc.property(anyAmount, (value) => {
        expect(parseNumber(formatNumber(value, locale), locale)).toBe(value)
      }),
    )
  })
})

test.each([
  ['en', '1,890', 1890],
  ['en', '1.5', 1.5],
  ['en', '1.890', NaN],
  ['zh', '1,890.5', 1890.5],
  ['pt', '1.890', 1890],
  ['pt', '1,890', NaN],
  ['fr', '1 890,5', 1890.5],
])('in %s, parses %s as %d', (locale, text, value) => expect(parseNumber(text, locale)).toBe(value))

test('formats prices with dots, a comma and a non-breaking space, and omits zero cents', () => {
  expect(formatPrice(1250000)).toBe('1.250.000\u00a0€')
  expect(formatPrice(1250.5)).toBe('1.250,50\u00a0€')
  expect(formatPrice(999)).toBe('999\u00a0€')
})

test.each([
  ['en', '3,600'],
  ['pt', '3.600'],
  ['es', '3.600'],
  ['fr', '3\u202f600'],
  ['zh', '3,600'],
])('formats a number in %s', (locale, text) => {
  expect(formatNumber(3600, locale)).toBe(text)
})

test('formats areas in their unit', () => {
  expect(formatArea(1250.5, 'en')).toBe('1,250.5\u00a0m²')
  expect(formatArea(1250.5, 'pt')).toBe('1.250,5\u00a0m²')
  expect(formatArea(1.2, 'pt', 'ha')).toBe('1,2\u00a0ha')
})

test('caches separate formatters for different options with the same value', () => {
  const options = (['day', 'year'] as const).map((name) => ({ [name]: 'numeric' }))
  const texts = options.map((option) => formatterFor('en', option).format(new Date('2026-11-22T12:00:00Z')))
  expect(texts).toEqual(['22', '2026'])
})

test("uses Lisbon time regardless of the computer's time zone", () => {
  expect(formatDate('2026-06-30T23:30:00Z', 'en')).toBe('1 Jul 2026')
  expect(formatDateTime('2026-01-05T09:05:00Z', 'en')).toBe('5 Jan 2026, 09:05')
  expect(formatDateTime('2026-07-05T09:05:00Z', 'en')).toBe('5 Jul 2026, 10:05')
  expect(formatMonth(2026, 3, 'en')).toBe('Mar 26')
  expect(formatMonth(2005, 3, 'pt')).toBe('mar. 05')
  // European Portuguese, not Brazilian, for both the locale and its tag.
  for (const locale of ['pt', 'pt-PT']) {
    expect(formatDate('2026-11-22T12:00:00Z', locale)).toBe('22/11/2026')
    expect(formatDateTime('2026-09-02T17:07:00Z', locale)).toBe('02/09/2026, 18:07')
    expect(formatDay('2026-11-22T12:00:00Z', locale)).toBe('domingo, 22 de novembro de 2026')
  }
})

test('writes the first of a month as an ordinal in French', () => {
  expect(formatDate('2026-11-01T12:00:00Z', 'fr')).toBe('1er nov. 2026')
  expect(formatDateTime('2026-10-01T17:31:00Z', 'fr')).toBe('1er oct. 2026, 18:31')
  expect(formatDay('2026-11-01T12:00:00Z', 'fr')).toBe('dimanche 1er novembre 2026')
  expect(formatDate('2026-11-21T12:00:00Z', 'fr')).toBe('21 nov. 2026')
  expect(formatDate('2026-11-01T12:00:00Z', 'en')).toBe('1 Nov 2026')
})

test('formats relative time in the largest fitting unit', () => {
  const now = Date.parse('2026-03-14T12:00:00Z')
  expect(formatRelative(now - 3 * 3_600_000, now, 'en')).toBe('3 hours ago')
  expect(formatRelative(now - 86_400_000, now, 'pt')).toBe('ontem')
  expect(formatRelative(now - 5000, now, 'en')).toBe('now')
  expect(formatRelative(now - 59_000, now, 'en')).toBe('now')
  expect(formatRelative(now - 59.6 * 60_000, now, 'en')).toBe('1 hour ago')
  expect(formatRelative(now - 23.6 * 3_600_000, now, 'en')).toBe('yesterday')
  expect(formatRelative(now - 3 * 86_400_000, now, 'zh')).toBe('3 天前')
})

test('takes initials from the first and the last name', () => {
  expect(initialsOf('Ana Rita de Sá')).toBe('AS')
  expect(initialsOf('  élio ')).toBe('É')
  expect(initialsOf('João (Zé) Melo')).toBe('JM')
  expect(initialsOf('')).toBe('?')
  expect(avatarInitialsOf({ name: 'Ana Sá', initials: 'ANSA' })).toBe('AN')
  expect(avatarInitialsOf({ name: 'Ana Sá', initials: 'A𠮷Z' })).toBe('A𠮷')
  expect(initialsOf('🌊 𠮷田 Sá')).toBe('𠮷S')
  expect(avatarInitialsOf({ name: 'Ana Sá', initials: null })).toBe('AS')
  expect(avatarInitialsOf({ name: 'Ana Sá', initials: '' })).toBe('AS')
})

describe('date inputs', () => {
  test.each([
    ['en', '02/09/2026'],
    ['pt', '02/09/2026'],
    ['es', '02/09/2026'],
    ['fr', '02/09/2026'],
    ['zh', '2026/09/02'],
  ])('format and parse a date in %s', (locale, text) => {
    expect(formatDateInput('2026-09-02', locale)).toBe(text)
    expect(parseDateInput(text, locale)).toBe('2026-09-02')
  })

  test.each([
    ['2.9.2026', '2026-09-02'],
    [' 2-9-2026 ', '2026-09-02'],
    ['02092026', '2026-09-02'],
    ['2026-09-02', '2026-09-02'],
    ['', ''],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['13/13/2026', null],
    ['02/09/202', null],
    ['02/09/1899', null],
    ['02/09/2101', null],
    ['tomorrow', null],
  ])('read "%s" as %s', (text, date) => {
    expect(parseDateInput(text, 'pt')).toBe(date)
  })
})
