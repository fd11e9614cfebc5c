import fc from 'fast-check'
import { CondominiumFilter, condominiumStates } from '#contract/condominiums.ts'
import { limits } from '#contract/limits.ts'
import { missingFilters } from '#contract/missing-filters.ts'
import {
  parseListState,
  storedListQuery,
  formatListState,
  cookiesOf,
} from '@/components/portfolio/list/list-state'
import {
  filterOf,
  type Filters,
  noFilters,
  parseFilters,
} from '@/components/condominiums/list/listing-filters'
import { listRules, type Sort, sorts } from '@/components/condominiums/list/listing-state'

const { active } = listRules
const text = (max: number) =>
  fc.string({ unit: 'grapheme', maxLength: max }).map((value) => value.slice(0, max).trim())
const capitals = (max: number) => text(max).map((value) => value.toUpperCase().slice(0, max).trim())
const flag = fc.constantFrom(0 as const, 1 as const)
const rangeEnd = fc.integer({ min: -1, max: limits.rangeSliderMax })
const range = fc.tuple(rangeEnd, rangeEnd).map(([first, second]) => {
  const [from, to] = second >= 0 && first > second ? [second, first] : [first, second]
  return { from, to }
})
const area = fc.integer({ min: 0, max: 100 * limits.filterAreaMax }).map((hundredths) => hundredths / 100)
const day = fc
  .option(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }))
  .map((date) => date?.toISOString().slice(0, 10) ?? '')
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  name: capitals(100),
  reference: capitals(40),
  location: text(200),
  search: text(100),
  type: fc.integer({ min: 0, max: 1_000_000 }),
  price: fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100),
  bedrooms: range,
  parking: range,
  highlighted: flag,
  problems: flag,
  missing: fc.constantFrom('' as const, ...missingFilters),
  priceFrom: fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100),
  areaFrom: area,
  areaTo: area,
  changedSince: day,
  changedBy: fc.integer({ min: 0, max: 1_000_000 }),
  agent: fc.integer({ min: 0, max: 1_000_000 }),
  district: fc.integer({ min: 0, max: 1_000_000 }),
  tag: fc.integer({ min: 0, max: 1_000_000 }),
})

describe('development list state', () => {
  test('round-trips through the URL and the one-day cookies', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...(Object.keys(sorts) as Sort[])), (filters, sort) => {
        const state = { filters, sort, page: 3, view: 'map' as const }
        expect(parseListState(new URLSearchParams(formatListState(state, active)), active)).toEqual(state)
        const stored = new Map(cookiesOf(state, active).map(({ name, value }) => [name, value]))
        const remembered = storedListQuery(active, (name) => stored.get(name))
        expect(parseFilters(new URLSearchParams(remembered), 'active')).toEqual(filters)
      }),
    )
  })

  test('parses any URL into filters that the API accepts', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('bedrooms', 'parking', 'price', 'type', 'name', 'sort'), fc.string()),
        fc.constantFrom(...condominiumStates),
        (values, state) => {
          const filters = parseFilters(new URLSearchParams(values), state)
          expect(CondominiumFilter.safeParse(filterOf(state, filters)).success).toBe(true)
        },
      ),
    )
  })

  test('limits ranges to 10 and orders their ends; the archive ignores filters', () => {
    const params = new URLSearchParams('bedrooms=2-40&parking=9-3&name=foz')
    expect(parseFilters(params, 'active')).toEqual({
      ...noFilters,
      name: 'FOZ',
      bedrooms: { from: 2, to: 10 },
    })
    expect(parseFilters(params, 'archived')).toEqual(noFilters)
  })

  test('is stored separately from the filters of properties', () => {
    const names = cookiesOf({ filters: noFilters, sort: 'newest', page: 1, view: 'cards' }, active)
    expect(names.map(({ name }) => name)).toEqual([
      'filters-condominiums-active',
      'filters-location-condominiums-active',
      'view-condominiums',
    ])
  })

  test('ignores the location filter stored for properties', () => {
    const properties = { ...active, resource: 'properties', filterScope: 'properties-active' }
    const filtered = {
      filters: { ...noFilters, location: 'Estrela' },
      sort: 'newest',
      page: 1,
      view: 'cards',
    } as const
    const stored = new Map(cookiesOf(filtered, properties).map(({ name, value }) => [name, value]))
    expect(storedListQuery(active, (name) => stored.get(name))).toBe('')
    expect(storedListQuery(properties, (name) => stored.get(name))).toBe('location=Estrela')
  })
})
