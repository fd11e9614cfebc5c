import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { SearchResource, SearchResult } from '#contract/search.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { SearchRequest } from '@/components/resource/search-definition'
import { isUnsupported } from '@/components/resource/unsupported-call'
import { searchedResources, searches } from '@/components/search-registry'
import { call } from '@/lib/agency/call'

type SearchState = { requestKey: string; results: SearchResult | null; error: AgencyError | null }

/**
 * Searches after a pause in typing. Keeps the previous `results` until the next response, and aborts outdated
 * requests.
 */
export function useSearch(query: string, isAdministrator: boolean) {
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
        const results = await findRecords(text, { isAdministrator, locale, signal: abortController.signal })
        if (!abortController.signal.aborted) setResponse({ requestKey, results, error: null })
      } catch (error) {
        if (!abortController.signal.aborted)
          setResponse({ requestKey, results: null, error: asAgencyError(error) })
      }
    }, limits.searchDelayMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [text, requestKey, isAdministrator, locale])

  const isCurrent = response.requestKey === requestKey
  return {
    results: text === '' ? null : response.results,
    isWaiting: text !== '' && !isCurrent,
    error: isCurrent && text !== '' ? response.error : null,
    retry: () => setAttempt(attempt + 1),
  }
}

export const maxPerResource = 5
/** One more than shown per resource, to detect further results. */
const limitPerResource = maxPerResource + 1
/** True once the API has turned out to lack the global search, which isn't requested again. */
let isSearchUnsupported = false

type SearchContext = Pick<SearchRequest, 'locale' | 'signal'> & { isAdministrator: boolean }

/** Searches all resources, a few results each. Throws AgencyError if no request succeeded. */
async function findRecords(q: string, { isAdministrator, ...request }: SearchContext): Promise<SearchResult> {
  if (!isSearchUnsupported) {
    try {
      return await call('search.find', { query: { q, limit: limitPerResource } }, { signal: request.signal })
    } catch (error) {
      if (!(error instanceof AgencyError) || !(error.status === 404 || isUnsupported(error))) throw error
      isSearchUnsupported = true
    }
  }
  return findInLists({ ...request, search: q, limit: limitPerResource }, isAdministrator)
}

/**
 * Fallback for APIs without a global search: searches each resource's list. A failed list is left out; if all fail,
 * throws the first error. Only administrators search users.
 */
async function findInLists(request: SearchRequest, isAdministrator: boolean): Promise<SearchResult> {
  const resources = searchedResources.filter((name) => isAdministrator || !searches[name].administratorsOnly)
  const responses = await Promise.allSettled(resources.map((name) => searches[name].find(request)))
  if (responses.every(({ status }) => status === 'rejected') && responses[0]?.status === 'rejected')
    throw responses[0].reason
  const resultOf = (name: SearchResource) => {
    const response = responses[resources.indexOf(name)]
    return response?.status === 'fulfilled' ? response.value : { records: [], total: 0 }
  }
  const results = searchedResources.map((name) => [name, resultOf(name)] as const)
  return {
    ...Object.fromEntries(results.map(([name, { records }]) => [name, records])),
    totals: Object.fromEntries(results.map(([name, { total }]) => [name, total])),
  } as SearchResult
}
