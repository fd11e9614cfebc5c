type Location = {
  radius: number
  routeLocation: string | null
  political: string | null
  concelho: string | null
  distrito: string | null
}

/** Formats the location from the street up, and the street only if the website shows the exact point. */
export function formatPublicLocation({
  radius,
  routeLocation,
  political,
  concelho,
  distrito,
}: Location): string | null {
  const names = [radius > 0 ? null : routeLocation, political, concelho, distrito]
  const parts = names.filter((name) => name !== null && name !== '')
  return [...new Set(parts)].join(', ') || null
}
