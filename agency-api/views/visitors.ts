import { createHmac, randomBytes } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'

const minuteMs = 60_000
const again = 30 * minuteMs
const window = { ms: 60 * minuteMs, most: 600 }
/** Some 10 MB; beyond it the oldest are forgotten, and may be counted again. */
const mostRemembered = 50_000

/**
 * Who has just looked at what: in this process's memory, for half an hour, under hashes whose key is made at its start and
 * kept nowhere. Nothing about a visitor reaches the database or the disk.
 */
export function createVisitors() {
  const key = randomBytes(32)
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const looks = new Map<string, number>()
  const clients = new Map<string, { since: number; amount: number }>()

  /** TOO_MANY_REQUESTS above what a person could look at in an hour. */
  function countClient(client: string, now: number) {
    const subject = hash(client)
    const known = clients.get(subject)
    const current = known === undefined || now - known.since >= window.ms ? { since: now, amount: 0 } : known
    if (current.amount >= window.most)
      throw new AgencyError('TOO_MANY_REQUESTS', {
        params: { seconds: Math.ceil((current.since + window.ms - now) / 1000) },
      })
    remember(clients, subject, { ...current, amount: current.amount + 1 })
  }

  return {
    /** Whether this is a new look; the same client's next at the same page within half an hour is not. */
    isNew(client: string, page: string, now: Date): boolean {
      countClient(client, now.getTime())
      const subject = hash(`${client} ${page}`)
      const last = looks.get(subject)
      if (last !== undefined && now.getTime() - last < again) return false
      remember(looks, subject, now.getTime())
      return true
    },
  }
}
export type Visitors = ReturnType<typeof createVisitors>

/** A map keeps the order of insertion, so the first is the oldest. */
function remember<T>(map: Map<string, T>, key: string, value: T) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > mostRemembered && oldest !== undefined) map.delete(oldest)
}
