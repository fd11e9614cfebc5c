import { notFound } from 'next/navigation'
import type { PrefetchResult } from '@/lib/agency/prefetch'

export function parseId(segment: string): number | null {
  return /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null
}

/** Parses the id in a record's URL; calls `notFound()` for anything else. */
export function requireId(segment: string): number {
  return parseId(segment) ?? notFound()
}

export function notFoundIfMissing<T>(result: PrefetchResult<T>): PrefetchResult<T> {
  if ('error' in result && result.error.status === 404) notFound()
  return result
}
