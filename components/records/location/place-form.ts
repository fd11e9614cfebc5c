import type { CallName } from '#contract/index.ts'
import type { PlaceInput } from '#contract/place.ts'
import type { z } from 'zod'
import type { CallForm, ValuesOf } from '@/components/resource/use-call-form'
import type { RecordForm } from '@/components/resource/use-record-form'

export type Place = z.output<typeof PlaceInput>
type PlaceValues = z.input<typeof PlaceInput>

export type PlaceCall = {
  [C in CallName]: [ValuesOf<C>] extends [never]
    ? never
    : PlaceValues extends ValuesOf<C>
      ? ValuesOf<C> extends PlaceValues
        ? C
        : never
      : never
}[CallName]

export type PlaceForm = CallForm<PlaceCall>
export type PlaceRecordForm = RecordForm<PlaceCall>

export const partNames = ['routeLocation', 'political', 'concelho', 'distrito', 'al2', 'al3'] as const
type PartName = (typeof partNames)[number]
export type Parts = Record<PartName, string | null>

/** A point and its place names are merged as one value; the radius is separate. */
export const pointParts = ['lat', 'lng', ...partNames]

export const noParts: Parts = {
  concelho: null,
  distrito: null,
  political: null,
  al2: null,
  al3: null,
  routeLocation: null,
}

/** Empty form: latitude NaN means no marker, which the contract rejects as `position`. */
export const noPlace: Place = {
  lat: NaN,
  lng: 0,
  radius: 0,
  ...noParts,
}

/**
 * Place names for a new position. Names typed by the user stay; filled ones are replaced. A name missing at the new
 * position (the gazetteer has no streets) is cleared only if the concelho changed.
 */
export function filledParts(now: Parts, filledBefore: Parts, found: Parts): Parts {
  const elsewhere = found.concelho !== now.concelho
  const next = { ...now }
  for (const name of partNames) {
    const written = now[name] !== null && now[name] !== filledBefore[name]
    if (!written && (found[name] !== null || elsewhere)) next[name] = found[name]
  }
  return next
}
