'use client'

import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fetchPlaceAt, type PlaceView } from '@/lib/agency/places'
import type { Coordinates } from '@/lib/format/coordinates'
import { filledParts, noParts, type Parts, type PlaceForm, partNames } from './place-form'

/** Names are requested once the marker has stopped moving for this long, in ms. */
const restMs = 400

export function usePlace(form: PlaceForm) {
  const { control, getValues, setValue, formState } = form
  const [lat, lng, radius] = useWatch({ control, name: ['lat', 'lng', 'radius'] })
  const position = Number.isFinite(lat) ? { lat, lng } : null
  const filledBefore = useRef<Parts | null>(null)
  const pendingNames = useRef<{ stop: () => void } | null>(null)
  const [unnamed, setUnnamed] = useState(false)
  useEffect(() => () => pendingNames.current?.stop(), [])

  function setPosition(next: Coordinates | null) {
    pendingNames.current?.stop()
    // Stored names follow the marker; typed ones don't.
    filledBefore.current ??= partsIn(formState.defaultValues ?? {})
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('lng', next?.lng ?? 0, options)
    setValue('lat', next?.lat ?? NaN, options)
  }

  function fill(found: Parts) {
    const now = partsIn(getValues())
    const next = filledParts(now, filledBefore.current ?? now, found)
    for (const fillNames of partNames) {
      if (next[fillNames] !== now[fillNames]) setValue(fillNames, next[fillNames], { shouldDirty: true })
    }
    filledBefore.current = found
    setUnnamed(false)
  }

  async function fillNames(position: Coordinates, signal: AbortSignal) {
    try {
      const place = await fetchPlaceAt(position, { signal })
      fill(place?.parts ?? noParts)
      setUnnamed(place === null)
    } catch {
      // The names can be typed; the position is what matters.
      if (!signal.aborted) setUnnamed(true)
    }
  }

  /** Moves the marker and fills in the place names; null removes it. */
  function move(next: Coordinates | null) {
    setPosition(next)
    const aborting = new AbortController()
    // Otherwise the names of the previous position would be saved with the new one.
    const rename = () => (next === null ? fill(noParts) : void fillNames(next, aborting.signal))
    const timer = setTimeout(rename, restMs)
    pendingNames.current = {
      stop: () => {
        clearTimeout(timer)
        aborting.abort()
      },
    }
  }

  function choose(place: PlaceView) {
    setPosition(place)
    fill(place.parts)
  }

  return { position, radius: Number.isFinite(radius) ? (radius ?? 0) : 0, unnamed, move, choose }
}

function partsIn(values: Partial<Record<string, unknown>>): Parts {
  const part = (fillNames: string) => {
    const value = values[fillNames]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    concelho: part('concelho'),
    distrito: part('distrito'),
    political: part('political'),
    al2: part('al2'),
    al3: part('al3'),
    routeLocation: part('routeLocation'),
  }
}
