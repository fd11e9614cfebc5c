import { z } from 'zod'
import { browserMethodOf, type Endpoint } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpoints } from '#contract/index.ts'
import { createMatcher, fillPath } from '#contract/matching.ts'

const matcher = createMatcher(endpoints, browserMethodOf)
const maxQueryLength = 8_000

export type MatchedEndpoint = {
  name: CallName
  endpoint: Endpoint
  /** Path and query below /api/v1, rebuilt from the contract's template and query schema. */
  path: string
}

/**
 * Matches a request to an endpoint of the contract. Segments arrive decoded, so each one is validated before they
 * are joined. `allow` lists the methods when only the method is wrong. Throws AgencyError 404 for unknown paths, and
 * ERROR_WITH_FILTER for long queries.
 */
export function matchEndpoint(
  method: string,
  segments: string[],
  query: URLSearchParams,
): MatchedEndpoint | { allow: string[] } {
  if (!segments.every((segment) => /^[A-Za-z0-9_-]{1,64}$/.test(segment))) throw new AgencyError('404')
  const path = `/${segments.join('/')}`
  const match = matcher.match(method, path)
  if (match === null) {
    const allow = matcher.methods(path)
    if (allow.length === 0) throw new AgencyError('404')
    return { allow }
  }
  const { name, endpoint, params } = match
  return { name, endpoint, path: fillPath(endpoint.path, params) + encodeAllowedQuery(endpoint, query) }
}

function encodeAllowedQuery(endpoint: Endpoint, query: URLSearchParams): string {
  const allowed = new URLSearchParams()
  for (const key of keysOf(endpoint.query)) {
    const value = query.get(key)
    if (value !== null) allowed.set(key, value)
  }
  const text = allowed.toString()
  if (text.length > maxQueryLength) throw new AgencyError('ERROR_WITH_FILTER')
  return text === '' ? '' : `?${text}`
}

export function acceptsBody(endpoint: Endpoint): boolean {
  return (
    endpoint.method !== 'GET' && !(endpoint.body instanceof z.ZodObject && keysOf(endpoint.body).length === 0)
  )
}

function keysOf(schema: z.ZodType): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}
