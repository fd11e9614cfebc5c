import { createHmac } from 'node:crypto'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/schema.ts'
import type { DbContext } from '../app-context.ts'
import { latestValidTime } from '../clock-skew.ts'
import { readDatabaseKey } from '../settings.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Allows `max` attempts within `windowMs`. With `firstBlockMs`, the first block lasts that long and later ones grow up
 * to `windowMs`.
 */
type Counter = { kind: string; max: number; windowMs: number; firstBlockMs?: number; code: ErrorCode }

const signInLimits = {
  max: limits.loginAttempts,
  windowMs: limits.loginWindowMinutes * minuteMs,
  firstBlockMs: limits.loginFirstBlockSeconds * 1000,
  code: 'BLOCKED_USER',
} as const

/**
 * Limits per email address, client address, known browser, user or message. An office shares one client address, so a
 * client may fail to sign in ten times as often as an account: one forgetful colleague must not lock out the others.
 */
export const counters = {
  signInEmail: { kind: 'address', ...signInLimits },
  signInClient: { kind: 'client', ...signInLimits, max: limits.loginAttempts * 10 },
  /** Counts attempts on an address from a browser that has signed in to it before. */
  knownDevice: { kind: 'device', ...signInLimits },
  forgotEmail: { kind: 'forgot', max: 3, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  forgotClient: { kind: 'forgot-client', max: 60, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  verifyEmail: { kind: 'verify', max: 3, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  messageClient: { kind: 'message-client', max: 20, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  messageEmail: { kind: 'message', max: 5, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  contactsUser: { kind: 'contacts', max: 30, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  exportUser: { kind: 'export', max: 120, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  batches: { kind: 'batches', max: 300, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  replyUser: { kind: 'reply-user', max: 60, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  replyMessage: { kind: 'reply-message', max: 20, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  registerClient: { kind: 'register-client', max: 30, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
} as const satisfies Record<string, Counter>

/** Keeps failures for a day, so that the next block is longer than the last. */
export const failureRetentionMs = 24 * hourMs

/** Hashes an identifier, such as an email address, with a key, so that the table doesn't reveal who works here. */
export async function subjectOf(db: Db, { kind }: Pick<Counter, 'kind'>, identifier: string | number) {
  const key = await readDatabaseKey(db, 'attempt_key')
  return createHmac('sha256', key).update(`${kind}:${identifier}`).digest('hex')
}

/** `undo` removes this attempt, `clear` all of the same subject. */
type Attempt = { undo: () => Promise<void>; clear: () => Promise<void> }

/**
 * Counts an attempt. After too many, throws the counter's code with the `seconds` to wait. Checks again after writing
 * the row, so that concurrent attempts can't exceed the limit. Rejected attempts aren't stored, so that retrying
 * doesn't prolong the block.
 */
export async function countAttempt(
  { db, now }: DbContext,
  counter: Counter,
  identifier: string | number,
): Promise<Attempt> {
  const subject = await subjectOf(db, counter, identifier)
  const at = now()
  const error = await blockedError(db, counter, subject, at)
  if (error !== null) throw error
  const { id } = await db
    .insertInto('login_attempts')
    .values({ subject, at: at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const undo = async () => {
    await db.deleteFrom('login_attempts').where('id', '=', id).execute()
  }
  const concurrencyError = await blockedError(db, counter, subject, at, id)
  if (concurrencyError === null) return { undo, clear: () => clearAttempts(db, subject) }
  await undo()
  throw concurrencyError
}

/** Throws the counter's code, as `countAttempt` would, if earlier attempts block the next one. Writes nothing. */
export async function assertAllowed({ db, now }: DbContext, counter: Counter, identifier: string | number) {
  const error = await blockedError(db, counter, await subjectOf(db, counter, identifier), now())
  if (error !== null) throw error
}

/** Returns the error if attempts other than `ownId` block this one; otherwise null. */
async function blockedError(db: Db, counter: Counter, subject: string, at: Date, ownId?: number) {
  const lookbackMs = counter.firstBlockMs === undefined ? counter.windowMs : failureRetentionMs
  const since = new Date(at.getTime() - lookbackMs).toISOString()
  const recent = await db
    .selectFrom('login_attempts')
    .select(['id', 'at'])
    .where('subject', '=', subject)
    .where('at', '>', since)
    .where('at', '<=', latestValidTime(at, counter.windowMs))
    .orderBy('at')
    .execute()
  const failures = recent.filter(({ id }) => id !== ownId).map((attempt) => Date.parse(attempt.at))
  const until = blockedUntil(failures, counter)
  if (until <= at.getTime()) return null
  // Caps the wait at the longest block, in case a row was written while a clock was ahead.
  const waitMs = Math.min(until - at.getTime(), counter.windowMs)
  return new AgencyError(counter.code, { params: { seconds: Math.max(1, Math.ceil(waitMs / 1000)) } })
}

/**
 * Returns the time in ms since 1970 until which failures (oldest first) block the next attempt; 0 if they don't. A
 * progressive block starts with `max` failures in the window and doubles with each further failure, up to the
 * window. It starts over once a whole window has passed without a failure since the last block ended.
 */
function blockedUntil(failures: number[], { max, windowMs, firstBlockMs }: Counter): number {
  if (firstBlockMs === undefined) {
    const oldest = failures.at(-max)
    return oldest === undefined ? 0 : oldest + windowMs
  }
  let until = 0
  let blocks = 0
  failures.forEach((time, index) => {
    if (time > until + windowMs) blocks = 0
    const firstInWindow = failures[index - max + 1]
    if (blocks === 0 && (firstInWindow === undefined || firstInWindow <= time - windowMs)) return
    until = time + Math.min(windowMs, firstBlockMs * 2 ** blocks)
    blocks += 1
  })
  return until
}

async function clearAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('subject', '=', subject).execute()
}

/** Ends the block of an address whose owner has proved their identity another way. */
export async function unblock(db: Db, email: string): Promise<void> {
  await clearAttempts(db, await subjectOf(db, counters.signInEmail, email))
}
