import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Actor } from './accounts/bearer.ts'
import type { Db, Tx } from './db/schema.ts'
import type { DbContext } from './app-context.ts'
import { logError } from './log.ts'
import { computeFingerprint } from './request-fingerprint.ts'
import { Versioned } from './version.ts'

/** Retention of keys; afterwards the same key runs the call again. */
export const keyRetentionMs = 24 * 3_600_000
/** Longest wait for a concurrent call with the same key, which usually ends much sooner. */
const waitMs = 8_000
const pollMs = 50
/** Upper bound of a call's duration: uploads are cut off after a minute. */
const maxCallMs = 120_000

/** Thrown in a request's transaction if a repeated request has taken over its key. */
class KeyTakenOverError extends Error {}

type KeyedRequest = { key: string; fingerprint: string }

/**
 * Returns a request's key and fingerprint; null without a valid Idempotency-Key, for GET, and without a session.
 */
export async function createKeyedRequest(
  endpoint: Endpoint,
  request: Request,
  { actor, body }: { actor: Actor | null; body: unknown },
): Promise<KeyedRequest | null> {
  const header = request.headers.get('idempotency-key')
  if (header === null || actor === null || endpoint.method === 'GET' || !/^[\w-]{8,64}$/.test(header))
    return null
  const { pathname } = new URL(request.url)
  const key = createHash('sha256')
    .update(`${actor.id} ${endpoint.method} ${pathname} ${header}`)
    .digest('base64url')
  return { key, fingerprint: await computeFingerprint(request, header, body) }
}

/** Claims the key in the call's first transaction, so that the claim and the call's changes commit together. */
export async function claimKey(tx: Tx, key: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('answered_calls')
    .set({ claimed: 1 })
    .where('key', '=', key)
    .where('claimed', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new KeyTakenOverError()
}

/**
 * Runs `handle` once per key; repeated calls get the stored response. A call that fails before its commit frees its
 * key. If it failed afterwards, or takes longer than `waitMs`, repeated calls get SERVER_TIMEOUT_CONNECTION_ERROR.
 * Throws MISSING when the key was used for another request.
 */
export async function withIdempotency(
  { db, now }: DbContext,
  request: KeyedRequest,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const { key } = request
  const giveUpAt = performance.now() + waitMs
  while (!(await insertKey(db, key, now()))) {
    const stored = await db
      .selectFrom('answered_calls')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirst()
    if (typeof stored?.answer === 'string') return parseStoredResponse(stored.answer, request)
    if (performance.now() > giveUpAt)
      throw new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 503 })
    await pause(pollMs)
  }
  try {
    const response = await handle()
    if (response instanceof Response) await releaseKey(db, key)
    else await storeResponse(db, request, response)
    return response
  } catch (error) {
    await releaseKey(db, key)
    if (error instanceof KeyTakenOverError) return withIdempotency({ db, now }, request, handle)
    throw error
  }
}

async function insertKey(db: Db, key: string, now: Date): Promise<boolean> {
  const abandonedBefore = new Date(now.getTime() - maxCallMs).toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_calls')
    .values({ key, at: now.toISOString(), answer: null, claimed: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ at: now.toISOString() })
        .where('answered_calls.claimed', '=', 0)
        .where('answered_calls.answer', 'is', null)
        .where('answered_calls.at', '<=', abandonedBefore),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Frees the keys of calls that a dead process had not committed, so that they can be repeated at once. Call it only if
 * no other process uses the database; otherwise keys become free after `maxCallMs`.
 */
export async function freeAbandonedIdempotencyKeys(db: Db): Promise<void> {
  await deleteUncommitted(db).execute()
}

async function releaseKey(db: Db, key: string): Promise<void> {
  await deleteUncommitted(db).where('key', '=', key).execute()
}

const deleteUncommitted = (db: Db) =>
  db.deleteFrom('answered_calls').where('claimed', '=', 0).where('answer', 'is', null)

/**
 * Stores the response without its token and device cookie, of which the database only holds hashes. A repeated call
 * gets the response without them; if the first one never arrived, the user signs in again.
 */
async function storeResponse(db: Db, { key, fingerprint }: KeyedRequest, response: unknown): Promise<void> {
  const [body, version] = response instanceof Versioned ? [response.body, response.version] : [response, null]
  try {
    await db
      .updateTable('answered_calls')
      .set({ answer: JSON.stringify({ fingerprint, body: withoutSecrets(body), version }) })
      .where('key', '=', key)
      .execute()
  } catch (error) {
    // The call has succeeded; only a repeated one lacks a response.
    logError(error, { event: 'response not stored' })
  }
}

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'token' && name !== 'known_device'),
  )
}

/** Rows stored by earlier versions have no fingerprint. */
function parseStoredResponse(text: string, { fingerprint }: KeyedRequest): unknown {
  const stored = JSON.parse(text) as { fingerprint?: string; body?: unknown; version: string | null }
  if (stored.fingerprint !== undefined && stored.fingerprint !== fingerprint)
    throw new AgencyError('MISSING', { fields: { 'Idempotency-Key': 'invalid' } })
  return stored.version === null ? stored.body : new Versioned(stored.body, stored.version)
}
