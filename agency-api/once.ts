import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Actor } from './accounts/bearer.ts'
import type { Database } from './db/schema.ts'
import type { House } from './house.ts'
import { logError } from './log.ts'
import { Versioned } from './version.ts'

/** Keys are kept this long; then the same one would do it again. */
export const keptMs = 24 * 3_600_000
/** The first of two equal calls is over long before. */
const waitMs = 8_000
const lookMs = 50
/** No call lasts longer: uploads are cut off after a minute. */
const longestCallMs = 120_000

/** Thrown inside the transaction of a call whose key another has taken over. */
class Repeated extends Error {}

/**
 * What the call's Idempotency-Key stands for in the database: the person's and the address's own. Null without one, on
 * reads, and for nobody.
 */
export function keyOf(endpoint: Endpoint, request: Request, actor: Actor | null): string | null {
  const given = request.headers.get('idempotency-key')
  if (given === null || actor === null || endpoint.method === 'GET' || !/^[\w-]{8,64}$/.test(given))
    return null
  const { pathname } = new URL(request.url)
  return createHash('sha256')
    .update(`${actor.id} ${endpoint.method} ${pathname} ${given}`)
    .digest('base64url')
}

/** Commits the key with this transaction: it stands for what was done under it from the same moment on, or not at all. */
export async function claim(tx: Transaction<Database>, key: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('answered_calls')
    .set({ claimed: 1 })
    .where('key', '=', key)
    .where('claimed', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Repeated()
}

/**
 * Runs `act` once for any number of calls with one key; the others get the first one's answer. A refused call frees its key.
 * If the process died between the commit and the answer, the others get SERVER_TIMEOUT_CONNECTION_ERROR.
 */
export async function onlyOnce(
  { db, now }: Pick<House, 'db' | 'now'>,
  key: string,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const giveUpAt = performance.now() + waitMs
  while (!(await reserve(db, key, now()))) {
    const stored = await read(db, key)
    if (typeof stored?.answer === 'string') return parseAnswer(stored.answer)
    if (performance.now() > giveUpAt)
      throw new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 503 })
    await pause(lookMs)
  }
  try {
    const answer = await act()
    if (answer instanceof Response) await release(db, key)
    else await keep(db, key, answer)
    return answer
  } catch (error) {
    await release(db, key)
    if (error instanceof Repeated) return onlyOnce({ db, now }, key, act)
    throw error
  }
}

/** Takes a key that is new, or whose call has committed nothing and whose process must have died. */
async function reserve(db: Kysely<Database>, key: string, now: Date): Promise<boolean> {
  const abandoned = new Date(now.getTime() - longestCallMs).toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_calls')
    .values({ key, at: now.toISOString(), answer: null, claimed: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ at: now.toISOString() })
        .where('answered_calls.claimed', '=', 0)
        .where('answered_calls.answer', 'is', null)
        .where('answered_calls.at', '<=', abandoned),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Frees a key under which nothing was committed. */
async function release(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .deleteFrom('answered_calls')
    .where('key', '=', key)
    .where('claimed', '=', 0)
    .where('answer', 'is', null)
    .execute()
}

/**
 * Stores the answer without its token and known device, of which the database holds only hashes. Whoever repeats the call
 * gets the answer without them and, if the first one never arrived, signs in again.
 */
async function keep(db: Kysely<Database>, key: string, answer: unknown): Promise<void> {
  const [body, version] = answer instanceof Versioned ? [answer.body, answer.version] : [answer, null]
  try {
    await db
      .updateTable('answered_calls')
      .set({ answer: JSON.stringify({ body: withoutSecrets(body), version }) })
      .where('key', '=', key)
      .execute()
  } catch (error) {
    // The call is done; only a repetition gets no answer.
    logError(error, { event: 'answer not kept' })
  }
}

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'token' && name !== 'known_device'),
  )
}

const read = (db: Kysely<Database>, key: string) =>
  db.selectFrom('answered_calls').select('answer').where('key', '=', key).executeTakeFirst()

function parseAnswer(text: string): unknown {
  const { body, version } = JSON.parse(text) as { body?: unknown; version: string | null }
  return version === null ? body : new Versioned(body, version)
}
