import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fetchPlaceAt, type PlaceView } from '@/lib/agency/places'
import type { Coordinates } from '@/lib/format/coordinates'
import { fillAddress, emptyAddress, type Address, type LocationForm, addressFields } from './location-form'

/** Place names are requested once the marker hasn't moved for this long. */
const debounceMs = 400

export function useLocationFields(form: LocationForm) {
  const { control, getValues, setValue, formState } = form
  const { isDirty } = formState
  const [lat, lng, radius] = useWatch({ control, name: ['lat', 'lng', 'radius'] })
  const position = Number.isFinite(lat) ? { lat, lng } : null
  /** Place names that `fill` may replace. Names that differ from them were typed by the user. */
  const replaceableNames = useRef<Address | null>(null)
  const pendingNames = useRef<{ stop: () => void; finish: () => Promise<boolean> } | null>(null)
  const [isUnnamed, setUnnamed] = useState(false)
  useEffect(() => () => pendingNames.current?.stop(), [])

  function setPosition(newPosition: Coordinates | null) {
    pendingNames.current?.stop()
    pendingNames.current = null
    // The first move, and the first one after a save or reset, may replace the stored names.
    if (replaceableNames.current === null || !isDirty)
      replaceableNames.current = pickAddress(formState.defaultValues ?? {})
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('lng', newPosition?.lng ?? 0, options)
    setValue('lat', newPosition?.lat ?? NaN, options)
  }

  function fill(placeNames: Address) {
    const currentAddress = pickAddress(getValues())
    const address = fillAddress(currentAddress, replaceableNames.current ?? currentAddress, placeNames)
    for (const name of addressFields) {
      if (address[name] !== currentAddress[name]) setValue(name, address[name], { shouldDirty: true })
    }
    replaceableNames.current = placeNames
    setUnnamed(false)
  }

  async function fillNames(position: Coordinates | null, signal: AbortSignal): Promise<boolean> {
    try {
      const place = position && (await fetchPlaceAt(position, { signal }))
      // Changes may have been discarded meanwhile.
      if (!Object.is(getValues('lat'), position?.lat ?? NaN)) return true
      fill(place?.parts ?? emptyAddress)
      setUnnamed(position !== null && place === null)
      return true
    } catch {
      // The position is valid without names, and the user can type them.
      if (!signal.aborted) setUnnamed(true)
      return false
    } finally {
      if (!signal.aborted) pendingNames.current = null
    }
  }

  /** Moves the marker and fills in the place names; null removes it. */
  function move(newPosition: Coordinates | null) {
    setPosition(newPosition)
    const abortController = new AbortController()
    let namesRequest: Promise<boolean> | undefined
    const fetchNames = () => (namesRequest ??= fillNames(newPosition, abortController.signal))
    const timer = setTimeout(() => void fetchNames(), debounceMs)
    pendingNames.current = {
      stop: () => {
        clearTimeout(timer)
        abortController.abort()
      },
      finish: () => {
        clearTimeout(timer)
        return fetchNames()
      },
    }
  }

  function choose(place: PlaceView) {
    setPosition(place)
    fill(place.parts)
  }

  return {
    position,
    radius: Number.isFinite(radius) ? (radius ?? 0) : 0,
    isUnnamed,
    move,
    choose,
    /** Waits for the place names of a moved marker; resolves with false if they couldn't be fetched. */
    waitForNames: async () => (await pendingNames.current?.finish()) ?? true,
  }
}

function pickAddress(values: Partial<Record<string, unknown>>): Address {
  const address = { ...emptyAddress }
  for (const name of addressFields) {
    const value = values[name]
    if (typeof value === 'string' && value !== '') address[name] = value
  }
  return address
}
