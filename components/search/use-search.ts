'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { SearchResult } from '#contract/search.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { findRecords } from './find-records'

type SearchState = { requestKey: string; results: SearchResult | null; error: AgencyError | null }

/**
 * Searches after a pause in typing. `found` has the previous results until the next response; outdated requests are
 * aborted.
 */
export function useSearch(query: string, administrator: boolean) {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const text = query.trim().slice(0, limits.searchTextMax)
  const requestKey = `${locale} ${attempt} ${text}`
  const [response, setResponse] = useState<SearchState>({ requestKey: '', results: null, error: null })

  useEffect(() => {
    if (text === '') return
    const abortController = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await findRecords(text, { administrator, locale, signal: abortController.signal })
        if (!abortController.signal.aborted) setResponse({ requestKey, results: found, error: null })
      } catch (error) {
        if (!abortController.signal.aborted)
          setResponse({ requestKey, results: null, error: asAgencyError(error) })
      }
    }, limits.searchDelayMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [text, requestKey, administrator, locale])

  const current = response.requestKey === requestKey
  return {
    found: text === '' ? null : response.results,
    waiting: text !== '' && !current,
    error: current && text !== '' ? response.error : null,
    retry: () => setAttempt(attempt + 1),
  }
}
