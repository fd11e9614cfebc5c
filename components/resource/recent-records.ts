export type RecentRecord = {
  href: string
  title: string
  overline: string | null
  picture: string | null
}

const prefix = 'soleira:recent:'
const maxRecords = 8

export function readRecentRecords(user: number): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + user) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    return []
  }
}

export function storeRecentRecord(user: number, record: RecentRecord): void {
  const others = readRecentRecords(user).filter(({ href }) => href !== record.href)
  try {
    localStorage.setItem(prefix + user, JSON.stringify([record, ...others].slice(0, maxRecords)))
  } catch {
    // Storage unavailable or full: recent records are not saved.
  }
}

export function clearRecentRecords(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage unavailable: nothing to clear.
  }
}

function isRecent(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false
  const { href, title } = value as Partial<Record<keyof RecentRecord, unknown>>
  return typeof href === 'string' && href.startsWith('/') && typeof title === 'string'
}
