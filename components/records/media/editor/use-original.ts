'use client'

import { useEffect, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { closeOriginal, loadOriginal, type Original } from './original'

/** Loads and decodes a photo; frees its memory on unmount. */
export function useOriginal(url: string) {
  const [original, setOriginal] = useState<Original | null>(null)
  const [error, setError] = useState<AgencyError | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isUnmounted = false
    let loaded: Original | undefined
    loadOriginal(url).then(
      (next) => {
        loaded = next
        if (isUnmounted) closeOriginal(next)
        else setOriginal(next)
      },
      (thrown: unknown) => !isUnmounted && setError(asAgencyError(thrown)),
    )
    return () => {
      isUnmounted = true
      setOriginal(null)
      if (loaded !== undefined) closeOriginal(loaded)
    }
  }, [url, attempt])

  return {
    original,
    error,
    retry: () => {
      setError(null)
      setAttempt((previous) => previous + 1)
    },
  }
}
