/** Returns `1–4`; one figure if the bounds are equal or one of them is -1 (not set); null if both are -1. */
export function formatRange(
  from: number,
  to: number,
  format: (value: number) => string = String,
): string | null {
  const [lower, upper] = [from < 0 ? to : from, to < 0 ? from : to]
  if (lower < 0) return null
  return lower === upper ? format(lower) : `${format(lower)}–${format(upper)}`
}
