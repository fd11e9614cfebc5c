type Place = {
  radius: number
  routeLocation: string | null
  political: string | null
  concelho: string | null
  distrito: string | null
}

/** Where it lies, from the street up; the street only where the website shows the exact point. Null when nothing is known. */
export function publicPlace({ radius, routeLocation, political, concelho, distrito }: Place): string | null {
  const names = [radius > 0 ? null : routeLocation, political, concelho, distrito]
  const known = names.filter((name) => name !== null && name !== '')
  return [...new Set(known)].join(', ') || null
}
