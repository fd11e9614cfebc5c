import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { LocationInput } from '#contract/location.ts'
import type { FieldDisplay, GetFieldDisplay } from '@/components/resource/merge-choice'
import type { CallForm } from '@/components/resource/use-call-form'
import { formatCoordinates } from '@/lib/format/coordinates'
import type { ListingResource } from '../record/listing-resource'

export type LocationValues = z.output<typeof LocationInput>
export type LocationCall = `${ListingResource}.saveLocation`
export type LocationForm = CallForm<LocationCall>

/**
 * `political` is the freguesia (parish) or the town. In Portugal, the administrative levels `al2` and `al3` have the
 * same names as `concelho` and `political`.
 */
export const addressFields = ['routeLocation', 'political', 'concelho', 'distrito', 'al2', 'al3'] as const
type AddressField = (typeof addressFields)[number]
export type Address = Record<AddressField, string | null>

/** A point and its place names are merged as one value; the radius is separate. */
export const pointFields = ['lat', 'lng', ...addressFields]

export const emptyAddress: Address = {
  concelho: null,
  distrito: null,
  political: null,
  al2: null,
  al3: null,
  routeLocation: null,
}

/** Values before the user places the marker. The contract rejects the latitude NaN with the rule `position`. */
export const emptyLocation: LocationValues = {
  lat: NaN,
  lng: 0,
  radius: 0,
  ...emptyAddress,
}

/**
 * Returns the place names for a new position. Keeps a name that differs from `replaceableNames`: the user typed it.
 * Clears a name that is missing at the new position (the gazetteer has no streets) only if the concelho changed.
 */
export function fillAddress(
  currentAddress: Address,
  replaceableNames: Address,
  placeNames: Address,
): Address {
  const hasOtherConcelho = placeNames.concelho !== currentAddress.concelho
  const address = { ...currentAddress }
  for (const name of addressFields) {
    const isEdited = currentAddress[name] !== null && currentAddress[name] !== replaceableNames[name]
    if (!isEdited && (placeNames[name] !== null || hasOtherConcelho)) address[name] = placeNames[name]
  }
  return address
}

export function useLocationDisplay(): GetFieldDisplay {
  const t = useTranslations('listing.location')
  const radius: FieldDisplay = {
    label: t('radius'),
    format: (value) => (typeof value === 'number' ? t('metres', { metres: value }) : ''),
  }
  const point: FieldDisplay = { label: t('title'), format: (value) => formatPoint(value) || t('emptyTitle') }
  return (path) => (path === 'radius' ? radius : point)
}

/** Returns the coordinates and the place names without duplicates: two fields often name the same parish. */
function formatPoint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const parts: Record<string, unknown> = { ...value }
  const { lat, lng } = parts
  if (typeof lat !== 'number' || typeof lng !== 'number' || !Number.isFinite(lat)) return ''
  const names = addressFields
    .map((name) => parts[name])
    .filter((name) => typeof name === 'string' && name !== '')
  return [formatCoordinates({ lat, lng }), ...new Set(names)].join('\n')
}
