import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../db/schema.ts'
import { ConsentRequiredError, RetryLaterError } from './adapter.ts'
import { refreshTokens, type Tokens } from './imovirtual/consent.ts'
import { seal, unseal } from './keys.ts'

const StoredTokens = z.object({ access: z.string(), refresh: z.string().nullable(), expiresAt: z.string() })

/** A token is refreshed this long before it expires, so that it doesn't expire in flight. */
const refreshMarginMs = 60_000
/** Time for which only one process refreshes. If it dies, another may refresh afterwards. */
const leaseMs = 20_000
const pollIntervalMs = 100

/** Returns a portal's account row; creates it if needed. */
export async function ensureAccount({ db }: Pick<AppContext, 'db'>, place: ExportPlace) {
  await db
    .insertInto('portal_accounts')
    .values({ place })
    .onConflict((conflict) => conflict.column('place').doNothing())
    .execute()
  return db.selectFrom('portal_accounts').selectAll().where('place', '=', place).executeTakeFirstOrThrow()
}

/** Returns an update of a portal's account row. */
export const updateAccount = (db: Db, place: ExportPlace) =>
  db.updateTable('portal_accounts').where('place', '=', place)

/** Stores a portal's tokens, encrypted, and who connected it. */
export async function connect(context: AppContext, place: ExportPlace, tokens: Tokens, connectedBy: string) {
  await ensureAccount(context, place)
  await updateAccount(context.db, place)
    .set({ connected_at: context.now().toISOString(), connected_by: connectedBy, consent_again: 0 })
    .set(tokenColumns(context, place, tokens))
    .execute()
}

export async function disconnect({ db }: Pick<AppContext, 'db'>, place: ExportPlace): Promise<void> {
  await updateAccount(db, place)
    .set({ tokens: null, expires_at: null, connected_at: null, connected_by: null, consent_again: 0 })
    .execute()
}

/**
 * Returns a valid access token. `stale` is a token that the portal has just rejected, which forces a refresh. Only one
 * caller of all processes refreshes; the others wait. Throws ConsentRequiredError and RetryLaterError.
 */
export async function getAccessToken(context: AppContext, place: ExportPlace, stale?: string) {
  for (let waitedMs = 0; waitedMs < leaseMs; waitedMs += pollIntervalMs) {
    const tokens = tokensOf(context, await ensureAccount(context, place))
    const expiresSoon = context.now().getTime() + refreshMarginMs > Date.parse(tokens.expiresAt)
    if (tokens.access !== stale && !expiresSoon) return tokens.access
    const leased = await takeLease(context, place)
    if (leased !== null) return refreshAccess(context, leased, tokens.access)
    await setTimeout(pollIntervalMs)
  }
  throw new RetryLaterError()
}

type Account = Awaited<ReturnType<typeof ensureAccount>>

function tokensOf({ environment }: AppContext, { place, tokens, consent_again }: Account): Tokens {
  const text = tokens === null || consent_again === 1 ? null : unseal(environment, place, tokens)
  if (text === null) throw new ConsentRequiredError('Not connected')
  return StoredTokens.parse(JSON.parse(text))
}

/** Takes the refresh lease in one statement, so that only one process gets it. */
async function takeLease({ db }: AppContext, place: ExportPlace): Promise<Account | null> {
  // Uses the real clock, like the waiting callers in `getAccessToken`: tests move `context.now()`.
  const lease = `${new Date(Date.now() + leaseMs).toISOString()} ${randomUUID()}`
  const account = await updateAccount(db, place)
    .set({ refresh_lease: lease })
    .where((eb) =>
      eb.or([eb('refresh_lease', 'is', null), eb('refresh_lease', '<', new Date().toISOString())]),
    )
    .returningAll()
    .executeTakeFirst()
  return account ?? null
}

async function refreshAccess(
  context: AppContext,
  account: Account,
  staleAccessToken: string,
): Promise<string> {
  const { place, refresh_lease: lease } = account
  // An administrator may disconnect or reconnect the portal in the meantime, which must not be overwritten.
  const updateIfUnchanged = updateAccount(context.db, place).where('tokens', '=', account.tokens)
  try {
    const tokens = tokensOf(context, account)
    // Another process refreshed before this one got the lease.
    if (tokens.access !== staleAccessToken) return tokens.access
    const newTokens = await refreshTokens(context.environment, tokens, context.now())
    await updateIfUnchanged.set(tokenColumns(context, place, newTokens)).execute()
    return newTokens.access
  } catch (error) {
    if (error instanceof ConsentRequiredError) await updateIfUnchanged.set({ consent_again: 1 }).execute()
    throw error
  } finally {
    await updateAccount(context.db, place)
      .set({ refresh_lease: null })
      .where('refresh_lease', '=', lease)
      .execute()
  }
}

/**
 * Discards the consent whose fresh token the portal has rejected, and throws ConsentRequiredError: an Administrator
 * must consent again before further requests to the portal. Throws RetryLaterError instead if the token has been
 * replaced in the meantime.
 */
export async function discardConsent(
  context: AppContext,
  place: ExportPlace,
  rejectedToken: string,
): Promise<never> {
  const account = await ensureAccount(context, place)
  if (tokensOf(context, account).access !== rejectedToken) throw new RetryLaterError()
  const { numUpdatedRows } = await updateAccount(context.db, place)
    .set({ consent_again: 1 })
    .where('tokens', '=', account.tokens)
    .executeTakeFirst()
  throw numUpdatedRows === 0n
    ? new RetryLaterError()
    : new ConsentRequiredError('The portal refuses the token')
}

function tokenColumns({ environment }: AppContext, place: ExportPlace, tokens: Tokens) {
  return { tokens: seal(environment, place, JSON.stringify(tokens)), expires_at: tokens.expiresAt }
}
