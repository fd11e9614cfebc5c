'use client'

import { useEffect, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { closeOriginal, loadOriginal, type Original } from './original'

/** The decoded photograph; its memory is given back when it is no longer shown. */
export function useOriginal(address: string) {
  const [original, setOriginal] = useState<Original | null>(null)
  const [error, setError] = useState<AgencyError | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    let mine: Original | undefined
    loadOriginal(address).then(
      (loaded) => {
        mine = loaded
        if (left) closeOriginal(loaded)
        else setOriginal(loaded)
      },
      (thrown: unknown) => !left && setError(asAgencyError(thrown)),
    )
    return () => {
      left = true
      setOriginal(null)
      if (mine !== undefined) closeOriginal(mine)
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
