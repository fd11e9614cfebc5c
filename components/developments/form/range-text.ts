/** Returns `1–4`, one figure if both bounds are equal, null if neither is set (-1). */
export function formatRange(
  from: number,
  to: number,
  format: (value: number) => string = String,
): string | null {
  const [first, last] = [from < 0 ? to : from, to < 0 ? from : to]
  if (first < 0) return null
  return first === last ? format(first) : `${format(first)}–${format(last)}`
}
