import { limits } from '#contract/limits.ts'

/** A range; -1 means no limit. */
export type Range = { from: number; to: number }
export const anyRange: Range = { from: -1, to: -1 }

/** A filter is inactive if its value is 0, a blank string or `anyRange`. */
export type FilterValue = string | number | Range

export function isSet(value: FilterValue): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'number' ? value !== 0 : value.from >= 0 || value.to >= 0
}

/** Serializes filters to the URL, omitting inactive ones. A range is `2-5`, `2-` or `-5`. */
export function formatFilterValues(filters: Readonly<Record<string, FilterValue>>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (isSet(value)) params.set(name, typeof value === 'object' ? formatRange(value) : String(value))
  }
  return params
}

function formatRange({ from, to }: Range): string {
  return `${from < 0 ? '' : from}-${to < 0 ? '' : to}`
}

/**
 * A filter's inactive value, and the parser of its text in the URL. The parser receives '' if the parameter is missing,
 * and returns the inactive value for invalid text.
 */
type Filter<Value extends FilterValue> = { inactive: Value; parse: (text: string) => Value }

type FilterSet = Readonly<Record<string, Filter<FilterValue>>>
export type FilterValuesOf<Filters extends FilterSet> = { [Name in keyof Filters]: Filters[Name]['inactive'] }

export const inactiveValuesOf = <Filters extends FilterSet>(filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { inactive }]) => [name, inactive]),
  ) as FilterValuesOf<Filters>

/** Parses filters from the URL or the stored cookie. Filters that aren't available stay inactive. */
export const parseFilterSet = <Filters extends FilterSet>(
  filters: Filters,
  params: Pick<URLSearchParams, 'get'>,
  isAvailable: (name: string) => boolean,
) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { inactive, parse }]) => [
      name,
      isAvailable(name) ? parse(params.get(name) ?? '') : inactive,
    ]),
  ) as FilterValuesOf<Filters>

export const textFilter = (max: number): Filter<string> => ({
  inactive: '',
  parse: (value) => value.slice(0, max),
})

export const uppercaseFilter = (max: number): Filter<string> => ({
  inactive: '',
  parse: (value) => value.slice(0, max).toUpperCase(),
})

export const enumFilter = <Value extends string>(values: readonly Value[]): Filter<Value | ''> => ({
  inactive: '',
  parse: (value) => values.find((name) => name === value) ?? '',
})

export const flagFilter: Filter<0 | 1> = { inactive: 0, parse: (value) => (value === '1' ? 1 : 0) }

export const integerFilter = (max = Number.MAX_SAFE_INTEGER): Filter<number> => ({
  inactive: 0,
  parse: (value) => Math.min(max, Math.floor(parsePositiveNumber(value))),
})

export const priceFilter: Filter<number> = {
  inactive: 0,
  parse: (value) => roundHundredths(parsePositiveNumber(value)),
}

/** In square metres. */
export const areaFilter: Filter<number> = {
  inactive: 0,
  parse(value) {
    const number = roundHundredths(Number(value))
    return number > 0 && number <= limits.filterAreaMax ? number : 0
  },
}

export const dayFilter: Filter<string> = { inactive: '', parse: parseDay }

/** Removes the limits of a range that are at the ends of its slider, 0 and `max`, because these mean no limit. */
export const withoutOuterLimits = ({ from, to }: Range, max: number): Range => ({
  from: from <= 0 ? anyRange.from : Math.min(from, max),
  to: to >= max ? anyRange.to : to,
})

/** A range such as `2-5`, with the values of a slider from 0 to `max`. */
export const rangeFilter = (max: number): Filter<Range> => ({
  inactive: anyRange,
  parse(value) {
    const [, from = '', to = ''] = /^(\d{0,3})-(\d{0,3})$/.exec(value) ?? []
    const parseBound = (digits: string) => (digits === '' ? -1 : Number(digits))
    const bounds = { from: parseBound(from), to: parseBound(to) }
    return bounds.to >= 0 && bounds.from > bounds.to ? anyRange : withoutOuterLimits(bounds, max)
  },
})

/** Parses a date such as `2026-11-21`; returns '' if invalid. */
export function parseDay(value: string | null): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(value ?? '') ? Date.parse(`${value}T00:00Z`) : NaN
  return value !== null && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : ''
}

function parsePositiveNumber(value: string): number {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 && number < Number.MAX_SAFE_INTEGER ? number : 0
}

const roundHundredths = (value: number) => Math.round(value * 100) / 100
