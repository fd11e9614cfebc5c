'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { Found } from '#contract/search.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { findRecords } from './find-records'

type ResponseBody = { to: string; found: Found | null; error: AgencyError | null }

/**
 * Search results, debounced by 500 ms. `found` has the previous results until the next response; outdated requests
 * are aborted.
 */
export function useFind(query: string, administrator: boolean) {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const text = query.trim().slice(0, limits.searchTextMax)
  const question = `${locale} ${attempt} ${text}`
  const [response, setResult] = useState<ResponseBody>({ to: '', found: null, error: null })

  useEffect(() => {
    if (text === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await findRecords(text, { administrator, locale, signal: stop.signal })
        if (!stop.signal.aborted) setResult({ to: question, found, error: null })
      } catch (error) {
        if (!stop.signal.aborted) setResult({ to: question, found: null, error: asAgencyError(error) })
      }
    }, limits.searchDelayMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, question, administrator, locale])

  const current = response.to === question
  return {
    found: text === '' ? null : response.found,
    waiting: text !== '' && !current,
    error: current && text !== '' ? response.error : null,
    retry: () => setAttempt(attempt + 1),
  }
}
