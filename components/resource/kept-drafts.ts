import type { Changes } from './compare-values'

/** Text that was typed and not saved: when, and of each changed field what it was and what it became. */
export type Draft = { at: number; changes: Changes }

const prefix = 'soleira:draft:'
const keptMs = 7 * 24 * 3_600_000
/** Two descriptions of 20,000 characters and all the rest, twice over; the browser keeps some five million in all. */
const longest = 200_000
const most = 20

/** Where a person's draft of one form of one record lies; nobody else's form asks for it. */
export function draftKey(user: number, form: string, record: string): string {
  return `${prefix}${user}:${form}:${record}`
}

/** The draft under a key; null when there is none, it is over a week old, or it is not one of ours. */
export function readDraft(key: string, now = Date.now()): Draft | null {
  const draft = draftOf(stored(() => localStorage.getItem(key)))
  return draft === null || now - draft.at > keptMs ? null : draft
}

/**
 * Keeps the changes, or drops the draft where there are none. What is too large, and what the browser has no room for, is
 * not kept: the form itself still holds it.
 */
export function keepDraft(key: string, changes: Changes, now = Date.now()): void {
  const text = JSON.stringify({ at: now, changes: writable(changes) } satisfies Draft)
  if (Object.keys(writable(changes)).length === 0 || text.length > longest) return dropDraft(key)
  stored(() => localStorage.setItem(key, text))
}

export function dropDraft(key: string): void {
  stored(() => localStorage.removeItem(key))
}

/** Drops what has expired, whoever's it is, and the oldest above twenty. */
export function sweepDrafts(now = Date.now()): void {
  const keys = stored(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? []
  const kept = keys
    .map((key) => ({ key, at: readDraft(key, now)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)
  for (const { key } of kept.filter(({ at }, rank) => at === 0 || rank >= most)) dropDraft(key)
}

/** Files and the like cannot be kept as text. */
function writable(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([, { base, mine }]) => [base, mine].every(isWritable)),
  )
}

function isWritable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isWritable)
  if (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype)
    return Object.values(value).every(isWritable)
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)
}

/** A browser may refuse its storage: private windows, a full disk, a policy. Nothing is kept then, and nothing breaks. */
function stored<T>(attempt: () => T): T | null {
  try {
    return attempt()
  } catch {
    return null
  }
}

function draftOf(text: string | null): Draft | null {
  const read: unknown = text === null ? null : stored(() => JSON.parse(text) as unknown)
  if (!isRecord(read) || typeof read.at !== 'number' || !isRecord(read.changes)) return null
  const entries = Object.entries(read.changes).flatMap(([path, change]) =>
    isRecord(change) && isWritable(change.base) && isWritable(change.mine)
      ? [[path, { base: change.base, mine: change.mine }] as const]
      : [],
  )
  return entries.length === 0 ? null : { at: read.at, changes: Object.fromEntries(entries) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
