import type { Endpoint } from './endpoint.ts'
import { decodeText } from './text-decoding.ts'

/** Safe path segment: no traversal, separators or terminators (docs/security.md P-2). */
const safeSegment = /^[A-Za-z0-9_-]{1,64}$/

/** Fills a path's parameters: `/property/{id}/media`, `{ id: 7 }` → `/property/7/media`. Throws on unsafe values. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(params[name])
    if (!safeSegment.test(text)) throw new TypeError(`Unsafe value for {${name}}`)
    return encodeURIComponent(text)
  })
}

type Entry<N> = { name: N; endpoint: Endpoint }

/**
 * Creates a matcher that finds the endpoint for a method and a path below /api/v1. Literal segments win over
 * parameters, which also match malformed ids. `methodOf` returns the method to compare: the endpoint's own, or the one
 * that browsers send to the BFF.
 */
export function createMatcher<N>(entries: readonly Entry<N>[], methodOf: (endpoint: Endpoint) => string) {
  const entriesBySpecificity = entries
    .map((entry) => ({ ...entry, segments: entry.endpoint.path.split('/').slice(1) }))
    .sort((a, b) => countParameters(a.segments) - countParameters(b.segments))

  const findMatches = (path: string) => {
    const parts = path.split('/').slice(1)
    if (!parts.every((part) => safeSegment.test(part))) return []
    return entriesBySpecificity.flatMap(({ name, endpoint, segments }) => {
      const params = readParams(segments, parts)
      return params !== null && acceptsParams(endpoint, params) ? [{ name, endpoint, params }] : []
    })
  }

  return {
    match: (method: string, path: string) =>
      findMatches(path).find(({ endpoint }) => methodOf(endpoint) === method) ?? null,
    /** Returns the methods of a path; empty if no endpoint has it. */
    methods: (path: string): string[] => [
      ...new Set(findMatches(path).map(({ endpoint }) => methodOf(endpoint))),
    ],
  }
}

function countParameters(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length
}

function readParams(segments: string[], parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? ''
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = part
    else if (segment !== part) return null
  }
  return params
}

/** Rejects unknown values of an enum. Accepts malformed ids: the API responds with ID_MALFORMED instead of 404. */
function acceptsParams(endpoint: Endpoint, params: Record<string, string>): boolean {
  const parsed = endpoint.params.safeParse(decodeText(endpoint.params, params))
  return parsed.success || parsed.error.issues.every((issue) => issue.code === 'invalid_type')
}
