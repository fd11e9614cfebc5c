'use client'

import { useEffect, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { closeOriginal, loadOriginal, type Original } from './original'

/** The decoded photo; frees its memory on unmount. */
export function useOriginal(address: string) {
  const [original, setOriginal] = useState<Original | null>(null)
  const [error, setError] = useState<AgencyError | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    let ours: Original | undefined
    loadOriginal(address).then(
      (loaded) => {
        ours = loaded
        if (left) closeOriginal(loaded)
        else setOriginal(loaded)
      },
      (thrown: unknown) => !left && setError(asAgencyError(thrown)),
    )
    return () => {
      left = true
      setOriginal(null)
      if (ours !== undefined) closeOriginal(ours)
    }
  }, [address, attempt])

  return {
    original,
    error,
    retry: () => {
      setError(null)
      setAttempt((now) => now + 1)
    },
  }
}
