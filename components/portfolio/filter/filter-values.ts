/** A range; -1 means no bound. */
export type Span = { from: number; to: number }
export const noSpan: Span = { from: -1, to: -1 }

/** 0, an empty text and an open range are inactive. */
export type FilterValue = string | number | Span

export function isSet(value: FilterValue): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'number' ? value !== 0 : value.from >= 0 || value.to >= 0
}

/** Serializes filters to the URL, omitting inactive ones. A range is `2-5`, `2-` or `-5`. */
export function writeFilterValues(filters: Readonly<Record<string, FilterValue>>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (isSet(value)) params.set(name, typeof value === 'object' ? spanText(value) : String(value))
  }
  return params
}

/** Parses a range from 0 to `max`; invalid ones are open. */
export function readSpan(text: string | null, max: number): Span {
  const [, from = '', to = ''] = /^(\d{0,3})-(\d{0,3})$/.exec(text ?? '') ?? []
  const end = (digits: string) => (digits === '' ? -1 : Math.min(max, Number(digits)))
  const span = { from: end(from), to: end(to) }
  return span.to >= 0 && span.from > span.to ? noSpan : span
}

function spanText({ from, to }: Span): string {
  return `${from < 0 ? '' : from}-${to < 0 ? '' : to}`
}
