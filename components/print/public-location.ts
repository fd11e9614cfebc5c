type Location = {
  radius: number
  routeLocation: string | null
  political: string | null
  concelho: string | null
  distrito: string | null
}

/**
 * The public location, from the street up. The street is included only if the website shows the exact point. Null if
 * nothing is known.
 */
export function publicLocation({
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
