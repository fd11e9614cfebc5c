import { limits } from '#contract/limits.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import {
  type ListRules,
  type ListState,
  toPageQuery,
  sharedSorts,
} from '@/components/portfolio/list/list-state'
import type { ListControl } from '@/components/portfolio/list/use-list'
import {
  type FilterValuesOf,
  flagFilter,
  integerFilter,
  inactiveValuesOf,
  enumFilter,
  parseFilterSet,
} from '@/components/portfolio/filter/filter-values'
import {
  nameFilters,
  basicFilters,
  recordFilters,
  toCallFilters,
} from '@/components/portfolio/filter/shared-filters'

export type PropertyState = PropertyFilter['state']

export const dealTypes = ['sale', 'rent'] as const
/** Yes/no filters in one group of the panel; those of the portals are another group. */
export const flagFilters = ['collectionPrive', 'newDevelopment', 'highlighted', 'problems'] as const

const filterSet = {
  ...nameFilters,
  ...basicFilters,
  beds: integerFilter(limits.roomsSliderMax),
  baths: integerFilter(limits.roomsSliderMax),
  imovirtual: flagFilter,
  idealista: flagFilter,
  james_edition: flagFilter,
  kyero: flagFilter,
  collectionPrive: flagFilter,
  newDevelopment: flagFilter,
  ...recordFilters,
  business: enumFilter(dealTypes),
}
export type Filters = FilterValuesOf<typeof filterSet>
export const noFilters: Filters = inactiveValuesOf(filterSet)

export function isFilterHidden(state: PropertyState, name: string): boolean {
  return state === 'low_cost' && ['collectionPrive', 'newDevelopment', 'highlighted'].includes(name)
}

export const sorts = {
  ...sharedSorts,
  reference: ['reference', false],
  referenceDown: ['reference', true],
  bedsHigh: ['bedrooms', true],
  bedsLow: ['bedrooms', false],
  areaHigh: ['gross_area', true],
  areaLow: ['gross_area', false],
} as const
export type Sort = keyof typeof sorts

export type PropertyListState = ListState<Filters, Sort>
export type PropertyListControl = ListControl<Filters, Sort>

function createRules(state: PropertyState) {
  const isFilterable = state === 'active' || state === 'low_cost'
  const toFilter = (filters: Filters): Partial<PropertyFilter> & { state: PropertyState } => ({
    // The API's name for the location filter of properties.
    ...toCallFilters(filters, { locationParameter: 'locationUpdate' }),
    state,
  })
  return {
    resource: 'properties',
    state,
    sorts,
    noFilters,
    isFilterable,
    toFilter,
    parseFilters: (params) =>
      parseFilterSet(filterSet, params, (name) =>
        isFilterable ? !isFilterHidden(state, name) : name === 'search',
      ),
    toQuery: (listState) => ({ ...toPageQuery(listState, sorts), filter: toFilter(listState.filters) }),
  } satisfies ListRules<Filters, Sort>
}
export const listRules = {
  active: createRules('active'),
  sold: createRules('sold'),
  archived: createRules('archived'),
  low_cost: createRules('low_cost'),
}
