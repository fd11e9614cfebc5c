import { notFound } from 'next/navigation'
import type { Prefetch } from '@/lib/agency/prefetch'

export function parseId(segment: string): number | null {
  return /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null
}

/** Parses the id in a record's address; calls `notFound()` for anything else. */
export function idOf(segment: string): number {
  return parseId(segment) ?? notFound()
}

export function orMissing(record: Prefetch): Prefetch {
  if ('error' in record && record.error.status === 404) notFound()
  return record
}
