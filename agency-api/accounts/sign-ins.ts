import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { onPostgres } from '../db/on-postgres.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { type Actor, issueToken, type SignIn } from './bearer.ts'

/** Time of a token's sign-in. The oldest tokens have no `signed_in_at`, but were created at sign-in. */
export const signedInAt = sql<string>`coalesce(signed_in_at, created_at)`

/** Locks a user's sign-ins, so that ending a session also deletes the token of a concurrent refresh. */
export async function lockSignInsOf(tx: Tx, userId: number): Promise<void> {
  if (!onPostgres(tx)) return
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Returns the sign-in that a token belongs to; null when it has ended. */
async function signInOfToken(tx: Tx, tokenId: number): Promise<SignIn | null> {
  const tokens = tx.selectFrom('tokens').select(['device', signedInAt.as('at')])
  return (await tokens.where('id', '=', tokenId).executeTakeFirst()) ?? null
}

/**
 * Returns the sign-in of a token; null if it has ended. A sign-in that began while a clock was ahead restarts now, so
 * that it doesn't outlast its maximum age.
 */
export async function findActiveSignIn(tx: Tx, userId: number, tokenId: number, now: Date) {
  const signIn = await signInOfToken(tx, tokenId)
  const time = now.toISOString()
  if (signIn === null || signIn.at <= time) return signIn
  await tx
    .updateTable('tokens')
    .set({ signed_in_at: time })
    .where('user_id', '=', userId)
    .where(signedInAt, '=', signIn.at)
    .execute()
  return { ...signIn, at: time }
}

/**
 * Ends a token's sign-in: deletes all of its tokens, also those that a refresh has replaced. Returns false if the
 * sign-in had already ended.
 */
export async function deleteSignIn(tx: Tx, userId: number, tokenId: number): Promise<boolean> {
  await lockSignInsOf(tx, userId)
  const signIn = await signInOfToken(tx, tokenId)
  if (signIn === null) return false
  await tx.deleteFrom('tokens').where('user_id', '=', userId).where(signedInAt, '=', signIn.at).execute()
  return true
}

/**
 * Ends a user's sign-ins except that of `exceptTokenId`; returns how many. Sign-ins in progress fail, because
 * `session_version` changes. Throws BAD_TOKEN if the sign-in of `exceptTokenId` has already ended.
 */
export async function deleteSignIns(tx: Tx, userId: number, exceptTokenId?: number): Promise<number> {
  await lockSignInsOf(tx, userId)
  const exceptSignIn = exceptTokenId === undefined ? null : await signInOfToken(tx, exceptTokenId)
  if (exceptTokenId !== undefined && exceptSignIn === null) throw new AgencyError('BAD_TOKEN')
  await tx
    .updateTable('users')
    .set((eb) => ({ session_version: eb('session_version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  let deletion = tx.deleteFrom('tokens').where('user_id', '=', userId)
  if (exceptSignIn !== null) deletion = deletion.where(signedInAt, '!=', exceptSignIn.at)
  const endedTokens = await deletion.returning(signedInAt.as('at')).execute()
  return new Set(endedTokens.map(({ at }) => at)).size
}

/**
 * Ends all of the caller's sign-ins and returns a new token for the current one, so that a stolen token is useless
 * after a change of password. Throws BAD_TOKEN if the caller's own session has ended in the meantime.
 */
export async function renewSignIn(
  { db, now }: Pick<AppContext, 'now'> & { db: Tx },
  actor: Pick<Actor, 'id' | 'tokenId'>,
): Promise<string> {
  await lockSignInsOf(db, actor.id)
  const signIn = await signInOfToken(db, actor.tokenId)
  if (signIn === null) throw new AgencyError('BAD_TOKEN')
  await deleteSignIns(db, actor.id)
  return issueToken({ db, now }, actor.id, signIn)
}

/** Ordered, because the User-Agent of most browsers also names Safari, and that of many also names Chrome. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns the browser and system of a User-Agent header, such as `Firefox, Linux`; null if neither is recognised. */
function deviceOf(userAgent: string | null): string | null {
  const names = [browsers, systems].flatMap(
    (patterns) => patterns.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  )
  return names.length === 0 ? null : names.join(', ')
}

/** Describes the sign-in that a request makes. Only the product names of the User-Agent are stored. */
export function signInOf({ httpRequest, now }: { httpRequest: Request } & Pick<AppContext, 'now'>): SignIn {
  return { device: deviceOf(httpRequest.headers.get('user-agent')), at: now().toISOString() }
}
