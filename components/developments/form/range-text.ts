/** Returns `1–4`; one figure if the bounds are equal or one of them is -1 (not set); null if both are -1. */
export function formatRange(
  from: number,
  to: number,
  format: (value: number) => string = String,
): string | null {
  const [first, last] = [from < 0 ? to : from, to < 0 ? from : to]
  if (first < 0) return null
  return first === last ? format(first) : `${format(first)}–${format(last)}`
}
