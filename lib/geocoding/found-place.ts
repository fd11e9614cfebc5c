type PlaceParts = {
  concelho: string | null
  distrito: string | null
  /** The freguesia, or the town if unknown. */
  political: string | null
  /** Administrative levels 2 and 3: the same as `concelho` and `political`. */
  al2: string | null
  al3: string | null
  /** Street and number. */
  routeLocation: string | null
}

/** Place with its coordinates in degrees (WGS 84). */
export type FoundPlace = {
  name: string
  /** Surroundings of the place: `Cascais, Lisboa`. */
  detail: string
  lat: number
  lng: number
  parts: PlaceParts
}

/** Geocoding service at a base URL. */
export type GeocodingService = {
  /** Finds places by name or address, at most `limit`. */
  search: (base: string, text: string, limit: number) => Promise<FoundPlace[]>
  /** Returns the address at a point; null if there is none. */
  reverseGeocode: (base: string, lat: number, lng: number) => Promise<FoundPlace | null>
}

/** Returns the parts of a Portuguese address. */
export function partsOf(
  names: Partial<Pick<PlaceParts, 'concelho' | 'distrito' | 'political' | 'routeLocation'>>,
): PlaceParts {
  const { concelho = null, distrito = null, political = null, routeLocation = null } = names
  return { concelho, distrito, political, al2: concelho, al3: political, routeLocation }
}

/** Returns the surroundings of a place without repetitions: `Cascais, Lisboa` for `Estoril`. */
export function surroundingsOf(name: string, ...surroundings: (string | null | undefined)[]): string {
  const names = surroundings.filter((part): part is string => Boolean(part) && part !== name)
  return [...new Set(names)].join(', ')
}

type Address = {
  name: string | undefined
  street: string | undefined
  streetNumber: string | undefined
  political: string | null
  concelho: string | null
  distrito: string | null
  /** Undefined in Portugal. */
  country: string | undefined
  lat: number
  lng: number
}

/** Converts an address of a geocoding service. */
export function toFoundPlace(address: Address): FoundPlace {
  const { street, political, concelho, distrito, lat, lng } = address
  const route = street === undefined ? null : [street, address.streetNumber].filter(Boolean).join(' ')
  const name = address.name ?? route ?? political ?? concelho ?? ''
  return {
    name,
    detail: surroundingsOf(name, route, political, concelho, distrito, address.country),
    lat,
    lng,
    parts: partsOf({ concelho, distrito, political, routeLocation: route }),
  }
}
