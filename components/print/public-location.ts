type PublicLocation = {
  radius: number
  routeLocation: string | null
  political: string | null
  concelho: string | null
  distrito: string | null
}

/**
 * Joins street, locality, municipality and district, without blanks and duplicates. Omits the street unless the website
 * shows the exact location (radius 0). Returns null if nothing is left.
 */
export function formatPublicLocation({
  radius,
  routeLocation,
  political,
  concelho,
  distrito,
}: PublicLocation): string | null {
  const names = [radius > 0 ? null : routeLocation, political, concelho, distrito]
  const parts = names.filter((name) => name !== null && name !== '')
  return [...new Set(parts)].join(', ') || null
}
