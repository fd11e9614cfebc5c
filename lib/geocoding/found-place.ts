/** Names around a place as the agency's records keep them: `al2` and `al3` are the administrative levels of map services. */
export type PlaceParts = {
  concelho: string | null
  distrito: string | null
  /** The freguesia, or the town where that is not known. */
  political: string | null
  al2: string | null
  al3: string | null
  /** Street and number. */
  routeLocation: string | null
}

/** A place as it is offered: degrees of WGS 84. */
export type FoundPlace = {
  name: string
  /** Where that is: `Cascais, Lisboa`. */
  detail: string
  lat: number
  lng: number
  parts: PlaceParts
}

export const noParts: PlaceParts = {
  concelho: null,
  distrito: null,
  political: null,
  al2: null,
  al3: null,
  routeLocation: null,
}

/** Parts of an address in Portugal: the administrative levels follow from concelho and freguesia. */
export function partsOf(
  names: Partial<Pick<PlaceParts, 'concelho' | 'distrito' | 'political' | 'routeLocation'>>,
): PlaceParts {
  const { concelho = null, distrito = null, political = null, routeLocation = null } = names
  return { concelho, distrito, political, al2: concelho, al3: political, routeLocation }
}

/** `Estoril` in `Cascais, Lisboa`: the names that say more than the name itself, each once. */
export function detailOf(name: string, ...around: (string | null | undefined)[]): string {
  const names = around.filter((each): each is string => Boolean(each) && each !== name)
  return [...new Set(names)].join(', ')
}
