import fc from 'fast-check'
import { limits } from '#contract/limits.ts'
import { PropertyFilter, propertyStates } from '#contract/properties.ts'
import {
  type Filters,
  isFilterHidden,
  dealTypes,
  noFilters,
  listRules,
  type Sort,
  sorts,
} from '@/components/properties/list/property-list-state'
import {
  cookiesOf,
  parseListState,
  readStoredListQuery,
  views,
  formatListState,
} from '@/components/portfolio/list/list-state'
import { commonFilters, flag } from './filter-arbitraries'

const filterNames = Object.keys(noFilters) as (keyof Filters)[]
const roomCount = fc.integer({ min: 0, max: limits.roomsSliderMax })
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  ...commonFilters,
  beds: roomCount,
  baths: roomCount,
  imovirtual: flag,
  idealista: flag,
  james_edition: flag,
  kyero: flag,
  collectionPrive: flag,
  newDevelopment: flag,
  business: fc.constantFrom('' as const, ...dealTypes),
})
const { active } = listRules
const anyListState = fc.record({
  filters: anyFilters,
  page: fc.integer({ min: 1, max: 10_000 }),
  sort: fc.constantFrom(...(Object.keys(sorts) as Sort[])),
  view: fc.constantFrom(...views),
})

describe('list state in the URL', () => {
  test('round-trips filters, page, sort order and view', () => {
    fc.assert(
      fc.property(anyListState, (listState) => {
        expect(parseListState(new URLSearchParams(formatListState(listState)), active)).toEqual(listState)
      }),
    )
  })

  test.each(filterNames)('round-trips %s alone through the URL and the one-day cookies', (name) => {
    fc.assert(
      fc.property(anyFilters, (all) => {
        const filters = { ...noFilters, [name]: all[name] }
        const listState = { filters, page: 1, sort: 'newest' as const, view: 'cards' as const }
        expect(parseListState(new URLSearchParams(formatListState(listState)), active).filters).toEqual(
          filters,
        )
        const stored = new Map(cookiesOf(listState, active).map((cookie) => [cookie.name, cookie.value]))
        expect(readStoredListQuery(active, (cookie) => stored.get(cookie))).toBe(formatListState(listState))
      }),
    )
  })

  test('stores the location in a separate cookie from the other filters', () => {
    const filters = { ...noFilters, location: 'Óbidos', reference: 'CS-1' }
    const seconds = 86_400
    expect(cookiesOf({ filters, page: 3, sort: 'title', view: 'table' }, active)).toEqual([
      { name: 'filters-properties-active', value: 'reference=CS-1', seconds },
      { name: 'filters-location-properties-active', value: 'Óbidos', seconds },
      { name: 'view-properties', value: 'table' },
    ])
  })

  test('parses any URL into filters that the API accepts', () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.dictionary(fc.constantFrom(...filterNames, 'page', 'sort', 'view'), fc.string()),
        fc.constantFrom(...propertyStates),
        (query, values, state) => {
          const params = new URLSearchParams(query)
          for (const [name, value] of Object.entries(values)) params.set(name, value)
          const listState = parseListState(params, listRules[state])
          expect(listState.page).toBeGreaterThanOrEqual(1)
          expect(PropertyFilter.safeParse(listRules[state].toFilter(listState.filters)).success).toBe(true)
        },
      ),
    )
  })

  test.each(['2026-02-31', '2026-13-01', '26-01-01', 'yesterday'])('ignores %s as a day', (day) => {
    expect(active.parseFilters(new URLSearchParams({ changedSince: day }))).toEqual(noFilters)
  })

  test('upper-cases reference and name, limits sliders to 6, and ignores invalid values', () => {
    const params = new URLSearchParams('reference=cs-1&name=çasa&beds=9&price=-4&type=x&highlighted=yes')
    expect(active.parseFilters(params)).toEqual({ ...noFilters, reference: 'CS-1', name: 'ÇASA', beds: 6 })
  })
})

describe('filters of a list', () => {
  test('are ignored on sold and archived lists, except the search', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom('sold' as const, 'archived' as const), (filters, state) => {
        const url = formatListState({ filters, page: 1, sort: 'newest', view: 'cards' })
        expect(listRules[state].isFilterable).toBe(false)
        const { search } = filters
        const expected = search === '' ? { state } : { state, search }
        expect(listRules[state].toFilter(listRules[state].parseFilters(new URLSearchParams(url)))).toEqual(
          expected,
        )
      }),
    )
  })

  test('for private collection, new developments and highlights are hidden and ignored on the low-cost list', () => {
    const params = new URLSearchParams('collectionPrive=1&newDevelopment=1&highlighted=1&problems=1')
    expect(listRules.low_cost.parseFilters(params)).toEqual({ ...noFilters, problems: 1 })
    expect(filterNames.filter((name) => isFilterHidden('low_cost', name))).toEqual([
      'collectionPrive',
      'newDevelopment',
      'highlighted',
    ])
  })

  test('send the location as `locationUpdate`, the name in the API', () => {
    expect(active.toFilter({ ...noFilters, location: 'Lisboa', baths: 2 })).toEqual({
      state: 'active',
      locationUpdate: 'Lisboa',
      baths: 2,
    })
  })
})
