/** A range of a filter; -1 sets no bound at that end. */
export type Span = { from: number; to: number }
export const noSpan: Span = { from: -1, to: -1 }

/** 0, an empty text and an open range filter nothing. */
export type FilterValue = string | number | Span

export function isSet(value: FilterValue): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'number' ? value !== 0 : value.from >= 0 || value.to >= 0
}

/** How many of these are on. */
export function countSet<Name extends string>(
  filters: Readonly<Record<Name, FilterValue>>,
  names: readonly Name[],
): number {
  return names.filter((name) => isSet(filters[name])).length
}

/** Puts filters into an address; what filters nothing is left out. A range reads `2-5`, `2-` or `-5`. */
export function writeFilterValues(filters: Readonly<Record<string, FilterValue>>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (isSet(value)) params.set(name, typeof value === 'object' ? spanText(value) : String(value))
  }
  return params
}

/** Reads what `writeFilterValues` writes of a range from 0 to `max`; what makes no sense is an open one. */
export function readSpan(text: string | null, max: number): Span {
  const [, from = '', to = ''] = /^(\d{0,3})-(\d{0,3})$/.exec(text ?? '') ?? []
  const end = (digits: string) => (digits === '' ? -1 : Math.min(max, Number(digits)))
  const span = { from: end(from), to: end(to) }
  return span.to >= 0 && span.from > span.to ? noSpan : span
}

function spanText({ from, to }: Span): string {
  return `${from < 0 ? '' : from}-${to < 0 ? '' : to}`
}
