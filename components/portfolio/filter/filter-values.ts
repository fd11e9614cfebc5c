import { limits } from '#contract/limits.ts'

/** A range; -1 means no limit. */
export type Range = { from: number; to: number }
export const anyRange: Range = { from: -1, to: -1 }

/** A filter is inactive if its value is 0, '' or `anyRange`. */
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

/** Parses a range such as `2-5`, limited to `max`; returns `anyRange` if invalid. */
export function parseRange(text: string | null, max: number): Range {
  const [, from = '', to = ''] = /^(\d{0,3})-(\d{0,3})$/.exec(text ?? '') ?? []
  const parseBound = (digits: string) => (digits === '' ? -1 : Math.min(max, Number(digits)))
  const range = { from: parseBound(from), to: parseBound(to) }
  return range.to >= 0 && range.from > range.to ? anyRange : range
}

function formatRange({ from, to }: Range): string {
  return `${from < 0 ? '' : from}-${to < 0 ? '' : to}`
}

/** Parses a date such as `2026-11-21`; returns '' if invalid. */
export function parseDay(text: string | null): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? Date.parse(`${text}T00:00Z`) : NaN
  return text !== null && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : ''
}

/** Parses an area in square metres, rounded to two decimals; returns 0 if invalid. */
export function parseArea(text: string | null): number {
  const value = Math.round(Number(text ?? 0) * 100) / 100
  return value > 0 && value <= limits.filterAreaMax ? value : 0
}
