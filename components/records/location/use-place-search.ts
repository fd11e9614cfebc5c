'use client'

import { useEffect, useState } from 'react'
import { findPlaces, type PlaceView } from '@/lib/agency/places'

const debounceMs = 250

type PlaceSearchState = { query: string; found: PlaceView[] } | { query: string; failed: true }

export function usePlaceSearch(query: string) {
  const text = query.trim()
  const [response, setResponse] = useState<PlaceSearchState>({ query: '', found: [] })

  useEffect(() => {
    if (text === '') return
    const abortController = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await findPlaces(text, { signal: abortController.signal })
        setResponse({ query: text, found })
      } catch {
        if (!abortController.signal.aborted) setResponse({ query: text, failed: true })
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [text])

  if (response.query !== text) return { state: 'waiting' as const, found: [] }
  if ('failed' in response) return { state: 'failed' as const, found: [] }
  return {
    state: response.found.length === 0 ? ('none' as const) : ('found' as const),
    found: response.found,
  }
}
