/** A record that was open lately, as the search palette offers it again. */
export type RecentRecord = {
  href: string
  title: string
  /** Such as the reference. */
  over: string | null
  /** Address of a small picture. */
  picture: string | null
}

const prefix = 'soleira:recent:'
const most = 8

/** What this person opened lately in this browser, the latest first. */
export function recentRecords(user: number): RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + user) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

export function noteRecent(user: number, record: RecentRecord): void {
  const others = recentRecords(user).filter(({ href }) => href !== record.href)
  try {
    localStorage.setItem(prefix + user, JSON.stringify([record, ...others].slice(0, most)))
  } catch {
    // No storage, or no room: nothing is offered again.
  }
}

/** At signing out: what somebody looked at is nobody else's business. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // No storage: nothing was kept.
  }
}

function isRecent(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false
  const { href, title } = value as Partial<Record<keyof RecentRecord, unknown>>
  return typeof href === 'string' && href.startsWith('/') && typeof title === 'string'
}
