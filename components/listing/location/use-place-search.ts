'use client'

import { useEffect, useState } from 'react'
import { findPlaces, type PlaceView } from '@/lib/agency/places'

const restMs = 250

type Answer = { to: string; found: PlaceView[] } | { to: string; failed: true }

/** The places that a text suggests, a moment after the last key. */
export function usePlaceSearch(typed: string) {
  const text = typed.trim()
  const [answer, setAnswer] = useState<Answer>({ to: '', found: [] })

  useEffect(() => {
    if (text === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await findPlaces(text, { signal: stop.signal })
        setAnswer({ to: text, found })
      } catch {
        if (!stop.signal.aborted) setAnswer({ to: text, failed: true })
      }
    }, restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])

  if (answer.to !== text) return { state: 'waiting' as const, found: [] }
  if ('failed' in answer) return { state: 'failed' as const, found: [] }
  return { state: answer.found.length === 0 ? ('none' as const) : ('found' as const), found: answer.found }
}
