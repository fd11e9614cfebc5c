'use client'

import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fetchPlaceAt, type PlaceView } from '@/lib/agency/places'
import type { Coordinates } from '@/lib/format/coordinates'
import { filledParts, noParts, type Parts, type PlaceForm, partNames } from './place-form'

/** The marker may be on its way still: names are asked for once it rests. */
const restMs = 400

/** The place that a form edits: where its marker is, and what moves it and fills in the names around. */
export function usePlace(form: PlaceForm) {
  const { control, getValues, setValue, formState } = form
  const [lat, lng, radius] = useWatch({ control, name: ['lat', 'lng', 'radius'] })
  const position = Number.isFinite(lat) ? { lat, lng } : null
  const filledBefore = useRef<Parts | null>(null)
  const asking = useRef<{ stop: () => void } | null>(null)
  const [unnamed, setUnnamed] = useState(false)
  useEffect(() => () => asking.current?.stop(), [])

  function put(next: Coordinates | null) {
    asking.current?.stop()
    // Names that came with the record follow its marker; what is typed over them does not.
    filledBefore.current ??= partsIn(formState.defaultValues ?? {})
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('lng', next?.lng ?? 0, options)
    setValue('lat', next?.lat ?? NaN, options)
  }

  function fill(found: Parts) {
    const now = partsIn(getValues())
    const next = filledParts(now, filledBefore.current ?? now, found)
    for (const name of partNames) {
      if (next[name] !== now[name]) setValue(name, next[name], { shouldDirty: true })
    }
    filledBefore.current = found
    setUnnamed(false)
  }

  async function name(at: Coordinates, signal: AbortSignal) {
    try {
      const place = await fetchPlaceAt(at, { signal })
      fill(place?.parts ?? noParts)
      setUnnamed(place === null)
    } catch {
      // The names can be typed; the position is what matters.
      if (!signal.aborted) setUnnamed(true)
    }
  }

  /** Moves the marker and names what lies around it; null takes it away. */
  function move(next: Coordinates | null) {
    put(next)
    const aborting = new AbortController()
    // Names of a place that the marker has left would be saved as those of where it is.
    const rename = () => (next === null ? fill(noParts) : void name(next, aborting.signal))
    const timer = setTimeout(rename, restMs)
    asking.current = {
      stop: () => {
        clearTimeout(timer)
        aborting.abort()
      },
    }
  }

  /** Puts the marker where a suggestion lies, with its names. */
  function choose(place: PlaceView) {
    put(place)
    fill(place.parts)
  }

  return { position, radius: Number.isFinite(radius) ? (radius ?? 0) : 0, unnamed, move, choose }
}

function partsIn(values: Partial<Record<string, unknown>>): Parts {
  const part = (name: string) => {
    const value = values[name]
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
