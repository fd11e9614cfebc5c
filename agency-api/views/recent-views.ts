import { createHmac, randomBytes } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import { setRecent } from '../recent-entries.ts'

const minuteMs = 60_000
const repeatWindowMs = 30 * minuteMs
const rateLimit = { windowMs: 60 * minuteMs, max: 600 }
/** Maximum per map, about 10 MB. Above it, the oldest entries are evicted, so a repeated view may count as new. */
const maxEntries = 50_000

/**
 * Remembers views for half an hour and request counts for an hour, in memory under hashes: no visitor data reaches the
 * database or disk.
 */
export function createRecentViews() {
  const key = randomBytes(32)
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const lastViews = new Map<string, number>()
  const requestCounts = new Map<string, { since: number; count: number }>()

  /** Counts a client's request. Throws TOO_MANY_REQUESTS above 600 per hour. */
  function countRequest(client: string, now: number) {
    const hashedClient = hash(client)
    const previous = requestCounts.get(hashedClient)
    const current =
      previous === undefined || now - previous.since >= rateLimit.windowMs
        ? { since: now, count: 0 }
        : previous
    if (current.count >= rateLimit.max)
      throw new AgencyError('TOO_MANY_REQUESTS', {
        params: { seconds: Math.ceil((current.since + rateLimit.windowMs - now) / 1000) },
      })
    setRecent(requestCounts, hashedClient, { ...current, count: current.count + 1 }, maxEntries)
  }

  return {
    countRequest,
    /** Returns true for a new view; false for the same client and page within half an hour. */
    isNew(client: string, page: string, now: Date): boolean {
      const view = hash(`${client} ${page}`)
      const lastViewMs = lastViews.get(view)
      if (lastViewMs !== undefined && now.getTime() - lastViewMs < repeatWindowMs) return false
      setRecent(lastViews, view, now.getTime(), maxEntries)
      return true
    },
  }
}
export type RecentViews = ReturnType<typeof createRecentViews>
