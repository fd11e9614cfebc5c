import fc from 'fast-check'
import { DevelopmentFilter, developmentStates } from '#contract/developments.ts'
import { limits } from '#contract/limits.ts'
import {
  parseListState,
  readStoredListQuery,
  formatListState,
  cookiesOf,
} from '@/components/portfolio/list/list-state'
import {
  type Filters,
  noFilters,
  listRules,
  type Sort,
  sorts,
} from '@/components/developments/list/development-list-state'
import { commonFilters } from './filter-arbitraries'

const { active } = listRules
// At the ends of the track, the sliders set -1: no limit.
const from = fc.constantFrom(-1, ...Array.from({ length: limits.rangeSliderMax }, (_, index) => index + 1))
const to = fc.integer({ min: -1, max: limits.rangeSliderMax - 1 })
const range = fc.record({ from, to }).filter((ends) => ends.to < 0 || ends.from <= ends.to)
const anyFilters: fc.Arbitrary<Filters> = fc.record({ ...commonFilters, bedrooms: range, parking: range })

describe('development list state', () => {
  test('round-trips through the URL, and its filters through the one-day cookies', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...(Object.keys(sorts) as Sort[])), (filters, sort) => {
        const state = { filters, sort, page: 3, view: 'map' as const }
        expect(parseListState(new URLSearchParams(formatListState(state)), active)).toEqual(state)
        const stored = new Map(cookiesOf(state, active).map(({ name, value }) => [name, value]))
        const storedQuery = readStoredListQuery(active, (name) => stored.get(name))
        expect(active.parseFilters(new URLSearchParams(storedQuery))).toEqual(filters)
      }),
    )
  })

  test('parses any URL into filters that the API accepts', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('bedrooms', 'parking', 'price', 'type', 'name', 'sort'), fc.string()),
        fc.constantFrom(...developmentStates),
        (values, state) => {
          const filters = listRules[state].parseFilters(new URLSearchParams(values))
          expect(DevelopmentFilter.safeParse(listRules[state].toFilter(filters)).success).toBe(true)
        },
      ),
    )
  })

  test('ignores reversed ranges and the filters of the archived list', () => {
    const params = new URLSearchParams('bedrooms=2-5&parking=9-3&name=foz')
    expect(active.parseFilters(params)).toEqual({
      ...noFilters,
      name: 'FOZ',
      bedrooms: { from: 2, to: 5 },
    })
    expect(listRules.archived.parseFilters(params)).toEqual(noFilters)
  })

  test.each([
    ['2-10', { from: 2, to: -1 }],
    ['2-40', { from: 2, to: -1 }],
    ['12-40', { from: 10, to: -1 }],
    ['0-3', { from: -1, to: 3 }],
    ['0-0', { from: -1, to: 0 }],
    ['0-10', noFilters.bedrooms],
  ])('reads the range %s as the slider would set it', (bedrooms, expected) => {
    expect(active.parseFilters(new URLSearchParams({ bedrooms })).bedrooms).toEqual(expected)
  })

  test('stores its filters in other cookies than the property list', () => {
    const names = cookiesOf({ filters: noFilters, sort: 'newest', page: 1, view: 'cards' }, active)
    expect(names.map(({ name }) => name)).toEqual([
      'filters-condominiums-active',
      'filters-location-condominiums-active',
      'view-condominiums',
    ])
  })

  test('ignores the location filter stored for properties', () => {
    const properties = { ...active, resource: 'properties' as const }
    const state = {
      filters: { ...noFilters, location: 'Estrela' },
      sort: 'newest',
      page: 1,
      view: 'cards',
    } as const
    const stored = new Map(cookiesOf(state, properties).map(({ name, value }) => [name, value]))
    expect(readStoredListQuery(active, (name) => stored.get(name))).toBe('')
    expect(readStoredListQuery(properties, (name) => stored.get(name))).toBe('location=Estrela')
  })
})
