import { createHmac, randomBytes } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'

const minuteMs = 60_000
const repeatMs = 30 * minuteMs
const window = { ms: 60 * minuteMs, max: 600 }
/** About 10 MB; beyond it the oldest are evicted, and may be counted again. */
const maxRemembered = 50_000

/**
 * Remembers recent views for half an hour, in memory only, under hashes whose key is created at start and never
 * stored. No visitor data reaches the database or the disk.
 */
export function createVisitors() {
  const key = randomBytes(32)
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const lastViews = new Map<string, number>()
  const clients = new Map<string, { since: number; count: number }>()

  /** Throws TOO_MANY_REQUESTS above a plausible number of requests per hour. */
  function countClient(client: string, now: number) {
    const subject = hash(client)
    const previous = clients.get(subject)
    const current =
      previous === undefined || now - previous.since >= window.ms ? { since: now, count: 0 } : previous
    if (current.count >= window.max)
      throw new AgencyError('TOO_MANY_REQUESTS', {
        params: { seconds: Math.ceil((current.since + window.ms - now) / 1000) },
      })
    remember(clients, subject, { ...current, count: current.count + 1 })
  }

  return {
    countClient,
    /** Returns true for a new view; false for the same client and page within half an hour. */
    isNew(client: string, page: string, now: Date): boolean {
      const subject = hash(`${client} ${page}`)
      const last = lastViews.get(subject)
      if (last !== undefined && now.getTime() - last < repeatMs) return false
      remember(lastViews, subject, now.getTime())
      return true
    },
  }
}
export type Visitors = ReturnType<typeof createVisitors>

/** Maps iterate in insertion order, so the first entry is the oldest. */
function remember<T>(map: Map<string, T>, key: string, value: T) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > maxRemembered && oldest !== undefined) map.delete(oldest)
}
