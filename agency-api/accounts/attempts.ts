import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { latestSound } from '../wrong-clock.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Counter = { kind: string; most: number; windowMs: number; code: ErrorCode }

/**
 * What is counted. The dashboard's server is one client for the whole office (unless it is a trusted proxy that names
 * each browser), so a client may fail ten times as often as an address may: one forgetful colleague must not lock out
 * the others, while guessing across many addresses still ends.
 */
export const counters = {
  address: {
    kind: 'address',
    most: limits.loginAttempts,
    windowMs: limits.loginWindowMinutes * minuteMs,
    code: 'BLOCKED_USER',
  },
  client: {
    kind: 'client',
    most: limits.loginAttempts * 10,
    windowMs: limits.loginWindowMinutes * minuteMs,
    code: 'BLOCKED_USER',
  },
  /** An address again, but from a browser that has signed in to it before. */
  knownDevice: {
    kind: 'device',
    most: limits.loginAttempts,
    windowMs: limits.loginWindowMinutes * minuteMs,
    code: 'BLOCKED_USER',
  },
  forgotAddress: { kind: 'forgot', most: 3, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  forgotClient: { kind: 'forgot-client', most: 60, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  messageClient: { kind: 'message-client', most: 20, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  messageAddress: { kind: 'message', most: 5, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  contactsColleague: { kind: 'contacts', most: 30, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
  registerClient: { kind: 'register-client', most: 30, windowMs: hourMs, code: 'TOO_MANY_REQUESTS' },
} as const satisfies Record<string, Counter>

export const longestWindowMs = hourMs

/** Addresses are kept as keyed hashes, so that the table does not say who works here. */
function subjectOf(key: string, counter: Counter, who: string): string {
  return createHmac('sha256', key).update(`${counter.kind}:${who}`).digest('hex')
}

/** One attempt that is under way; `undo` takes it back from the count. */
export type Attempt = { subject: string; undo: () => Promise<void> }

/**
 * Counts an attempt, and throws the counter's code with `seconds` to wait when there were too many in its window.
 * The row is written before the count is read: of attempts that race each other no more than the limit get through, and
 * fewer where a refused one is still counted. A refused one is taken back, so that knocking does not prolong the block.
 */
export async function countAttempt(
  { db, now }: Pick<House, 'db' | 'now'>,
  key: string,
  counter: Counter,
  who: string,
): Promise<Attempt> {
  const subject = subjectOf(key, counter, who)
  const at = now()
  const { id } = await db
    .insertInto('login_attempts')
    .values({ subject, at: at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const undo = async () => {
    await db.deleteFrom('login_attempts').where('id', '=', id).execute()
  }
  const since = new Date(at.getTime() - counter.windowMs).toISOString()
  const recent = await db
    .selectFrom('login_attempts')
    .select(['id', 'at'])
    .where('subject', '=', subject)
    .where('at', '>', since)
    .where('at', '<=', latestSound(at, counter.windowMs))
    .orderBy('at')
    .execute()
  if (recent.length <= counter.most) return { subject, undo }
  await undo()
  const counted = recent.filter((attempt) => attempt.id !== id)
  const frees = Date.parse(counted.at(-counter.most)?.at ?? at.toISOString()) + counter.windowMs
  const seconds = Math.max(1, Math.ceil((frees - at.getTime()) / 1000))
  throw new AgencyError(counter.code, { params: { seconds } })
}

/** Forgets every attempt of that subject. */
export async function clearAttempts(db: Kysely<Database>, subject: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('subject', '=', subject).execute()
}

/** Ends the block of an address: its owner has shown another way who they are. */
export async function unblock(db: Kysely<Database>, key: string, email: string): Promise<void> {
  await clearAttempts(db, subjectOf(key, counters.address, email))
}
