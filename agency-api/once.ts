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

/** Thrown inside the transaction of a call whose key another has used. */
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

/** Takes the key for this transaction: it is known from the same moment on as what was done under it, or never. */
export async function claim(tx: Transaction<Database>, key: string, now: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('answered_calls')
    .values({ key, at: now.toISOString(), answer: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new Repeated()
}

/**
 * Does once what is asked any number of times under one key: the others get the first one's answer. Where that was never
 * written down, because its process died between doing it and saying so, they are told that there is no answer.
 */
export async function onlyOnce(
  { db }: Pick<House, 'db'>,
  key: string,
  act: () => Promise<unknown>,
): Promise<unknown> {
  if (await isKnown(db, key)) return answerTo(db, key)
  try {
    const answer = await act()
    if (!(answer instanceof Response)) await keep(db, key, answer)
    return answer
  } catch (error) {
    if (error instanceof Repeated) return answerTo(db, key)
    throw error
  }
}

async function keep(db: Kysely<Database>, key: string, answer: unknown): Promise<void> {
  const [body, version] = answer instanceof Versioned ? [answer.body, answer.version] : [answer, null]
  try {
    await db
      .updateTable('answered_calls')
      .set({ answer: JSON.stringify({ body, version }) })
      .where('key', '=', key)
      .execute()
  } catch (error) {
    // It is done; only whoever asks again learns nothing.
    logError(error, { event: 'answer not kept' })
  }
}

const isKnown = async (db: Kysely<Database>, key: string) => (await read(db, key)) !== undefined

const read = (db: Kysely<Database>, key: string) =>
  db.selectFrom('answered_calls').select('answer').where('key', '=', key).executeTakeFirst()

async function answerTo(db: Kysely<Database>, key: string): Promise<unknown> {
  for (let waited = 0; waited < waitMs; waited += lookMs) {
    const answer = (await read(db, key))?.answer
    if (typeof answer === 'string') {
      const { body, version } = JSON.parse(answer) as { body?: unknown; version: string | null }
      return version === null ? body : new Versioned(body, version)
    }
    await pause(lookMs)
  }
  throw new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 503 })
}
