import { notFound } from 'next/navigation'
import type { Prefetch } from '@/lib/agency/prefetch'

/** The id in a record's address; what is no id leads nowhere. */
export function idOf(segment: string): number {
  return /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : notFound()
}

/** A record that is not there shows the not-found face; any other failure is for the page to tell. */
export function orMissing(record: Prefetch): Prefetch {
  if ('error' in record && record.error.status === 404) notFound()
  return record
}
