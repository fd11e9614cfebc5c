import { tryStorage } from './browser-storage'

type RecentRecord = {
  href: string
  title: string
  overline: string | null
  picture: string | null
}

const prefix = 'soleira:recent:'
const maxRecords = 8

export function readRecentRecords(userId: number): RecentRecord[] {
  const stored: unknown = tryStorage(
    () => JSON.parse(localStorage.getItem(prefix + userId) ?? '[]') as unknown,
  )
  return Array.isArray(stored) ? stored.filter(isRecentRecord) : []
}

export function storeRecentRecord(userId: number, record: RecentRecord): void {
  const others = readRecentRecords(userId).filter(({ href }) => href !== record.href)
  tryStorage(() =>
    localStorage.setItem(prefix + userId, JSON.stringify([record, ...others].slice(0, maxRecords))),
  )
}

export function clearRecentRecords(): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
}

function isRecentRecord(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false
  const { href, title } = value as Partial<Record<keyof RecentRecord, unknown>>
  return typeof href === 'string' && href.startsWith('/') && typeof title === 'string'
}
